import Harness
import Testing

/// Tests of pointers in scripts, as the ruler receives them.
struct PlayerPointerTests {
  @Test func `a drag moves the value against the finger`() {
    demands(
      """
      down 0 160
      expect phase == pressed
      +8ms move 0 150
      expect phase == dragging
      expect value == 51
      +8ms move 0 175,9999
      expect value == 48.5
      +100ms up 0
      expect value == 48.5
      expect phase == idle
      """)
  }

  @Test func `an up without coordinates is where the pointer was, with them it moves first`() {
    demands("down 0 160\n+9ms move 0 150\n+100ms up 0\nexpect value == 51")
    demands("down 0 160\n+9ms move 0 150\n+100ms up 0 140\nexpect value == 52")
  }

  /// A touch must leave the slop along the main axis; its way along the cross axis decides.
  @Test func `a lone coordinate is along the axis, across it stays what it was`() {
    let header = tenPoints.replacing("slop 0", with: "slop 10")
    // The middle is 40: 19 along the main axis and 20 along the cross axis yields, 19 and 0 drags.
    #expect(traced("down 0 160\n+8ms move 0 141,60", header: header) == ["@8ms yielded"])
    #expect(traced("down 0 160,40\n+8ms move 0 141", header: header).first == "@8ms began")
    #expect(traced("down 0 160,60\n+8ms move 0 141", header: header).first == "@8ms began")
    #expect(traced("down 0 160,60\n+8ms move 0 141,40", header: header) == ["@8ms yielded"])
    // The cross coordinate of a move in the slop stays for the lone coordinate that follows.
    #expect(
      traced("down 0 160\n+8ms move 0 160,48\n+8ms move 0 149", header: header).first
        == "@16ms began")
    #expect(
      traced("down 0 160\n+8ms move 0 154,47\n+8ms move 0 153.9,52", header: header)
        == ["@16ms yielded"])
    // Each down starts at the middle again.
    #expect(
      traced("down 0 160,0\nup 0\ntap 0 160", header: header).last == "@50ms tapped x=160 y=40")
  }

  @Test func `with axis y a lone coordinate is the height, and down is more`() {
    let header = tenPoints + "\naxis y"
    demands("down 0 20\n+8ms move 0 30\nexpect value == 51", header: header)
    demands("down 0 5,20\n+8ms move 0 6,30\nexpect value == 51", header: header)
    #expect(traced("tap 0 20", header: header) == ["@50ms tapped x=160 y=20"])
  }

  @Test func `a glide moves evenly and arrives in time`() {
    #expect(
      traced("down 0 160\n+8ms glide 0 to 140 over 20ms") == [
        "@16ms began", "@16ms changed value=50.8 cause=drag", "@24ms changed value=51.6 cause=drag",
        "@28ms changed value=52 cause=drag",
      ])
    #expect(
      traced("down 0 160\nglide 0 to 140 over 20ms every 10ms").dropFirst() == [
        "@10ms changed value=51 cause=drag", "@20ms changed value=52 cause=drag",
      ])
    #expect(traced("down 0 160\nglide 0 to 140 over 0s").last == "@0ms changed value=52 cause=drag")
  }

  @Test func `a tap holds for 50 ms, or as long as it says`() {
    #expect(traced("+3ms tap 0 12.5,7") == ["@53ms tapped x=12.5 y=7"])
    #expect(traced("+3ms tap 0 12.5,7 for 1us") == ["@3.001ms tapped x=12.5 y=7"])
  }

  @Test func `only the first pointer drives, until it is lifted`() {
    demands(
      """
      down 1 160
      +8ms down 2 100
      +8ms move 2 0
      expect value == 50
      +8ms move 1 150
      +8ms up 2
      expect value == 51
      +8ms move 1 140
      expect value == 52
      expect ticks == 0
      """)
  }

  @Test func `a cancel takes the edit back, of one pointer or of all`() {
    for cancel in ["cancel 1", "cancel all"] {
      demands(
        """
        down 2 10
        up 2
        down 1 160
        +8ms move 1 150
        +8ms \(cancel)
        expect value == 50
        expect calls tapped began changed(51) changed(50) cancelled idle
        """)
    }
    demands(
      "down 1 160\n+8ms move 1 150\n+8ms cancel 2\nexpect value == 51\nexpect never cancelled")
    // Pointer 2 came first, but pointer 3 drives.
    demands(
      """
      down 1 160
      down 2 160
      up 1
      down 3 160
      +8ms move 3 150
      expect value == 51
      +8ms cancel all
      expect value == 50
      expect idle
      """)
    demands(
      """
      down 1 160
      down 2 160
      +8ms cancel all
      +8ms down 2 160
      +8ms move 2 150
      expect value == 51
      """)
  }

  @Test func `a hover changes nothing`() {
    #expect(traced("hover 20\n+8ms hover 30,7\n+8ms hover out") == [])
    demands("down 0 160\n+8ms hover 20\n+8ms hover out\n+8ms move 0 150\nexpect value == 51")
  }

  @Test func `the kind of a pointer decides its slop`() {
    let header = tenPoints.replacing("\nslop 0", with: "")
    demands("down 0 160\n+8ms move 0 150\nexpect phase == pressed", header: header)
    demands("down 0 160 kind=mouse\n+8ms move 0 150\nexpect value == 50.9", header: header)
    demands(
      "down 0 160\n+8ms move 0 150\nexpect value == 50.9", header: header + "\npointer pen")
    demands(
      "down 0 160 kind=touch\n+8ms move 0 150\nexpect phase == pressed",
      header: header + "\npointer pen")
  }

  @Test func `modifiers may come with a move`() {
    let header = tenPoints + "\nfine 0.5"
    let fine = played(
      "down 0 160\n+8ms move 0 150\n+8ms move 0 140 mods=alt\n+8ms move 0 130 mods=shift",
      header: header)
    let plain = played(
      "down 0 160\n+8ms move 0 150\n+8ms move 0 140\n+8ms move 0 130", header: header)
    #expect(plain.value == 53)
    #expect(fine.value < 53)
  }

  @Test func `what is let go with modifiers goes on as slowly as it was dragged`() {
    let drag = "down 0 160\n+8ms move 0 110 mods=alt\n+8ms move 0 60 mods=alt\n"
    demands(drag + "up 0 60 mods=alt\nexpect velocity in 500..700")
    demands(drag + "up 0 60\nexpect velocity in 5000..7000")
  }
}
