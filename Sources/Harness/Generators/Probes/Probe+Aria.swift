// ARIA properties of a web control, whatever changes its value.

extension Probe {
  static var ofAria: [Probe] {
    [
      Probe(
        "aria-drag", for: "A1 A2 A3 A4 A5 A7",
        "A thumb is dragged from one end of the control to the other, half of the way back, and there again.",
        needs: .aria,
        """
        value 10%; down 0 thumb; glide 0 to past-upper in 8; glide 0 to 50%; up 0
        down 0 thumb; glide 0 to 40%; glide 0 to 50%; up 0
        """),
      Probe(
        "aria-keys", for: "A1 A2 A3 A4",
        "Home, arrow up, page up, arrow down, End and arrow left are pressed.", needs: .aria,
        "key Home; key ArrowUp; key PageUp; key ArrowDown; key End; key ArrowLeft"),
      Probe(
        "aria-host", for: "A1 A2 A4",
        "The host sets a value, another one far from it, and the first once more.", needs: .aria,
        "set value 10%; wait 100ms; set value 90%; wait 100ms; set value 10%; wait 100ms"),
      Probe(
        "aria-range", for: "A3 A2", "The range becomes twice as wide, and half of that.",
        needs: .aria,
        "range 0..100; set range 0..200; wait 100ms; set range 0..50; wait 100ms"),
      Probe(
        "aria-disabled", for: "A6", "The control is disabled, and enabled again.", needs: .aria,
        "enabled true; set enabled false; wait 100ms; set enabled true; wait 100ms"),
      Probe(
        "aria-upright", for: "A5", "The value of an upright control is changed by a drag.",
        needs: .aria, "axis y; down 0 thumb; glide 0 by 25%; up 0"),
    ]
  }
}
