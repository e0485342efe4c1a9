import GestureScript

extension CodeRow {
  /// E14x and E15x: requirements of verbs and of `expect`.
  static let ofLines: [CodeRow] = [
    CodeRow(
      code: .missingID,
      advice: """
        `down`, `move`, `up`, `cancel`, `glide` and `tap` each act on one pointer, whose number \
        follows the verb: a whole number from 0 on, which you choose. Write `up 0`, for example; \
        `cancel all` is the only one that needs none.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        up
        """)),
    CodeRow(
      code: .missingWord,
      advice: """
        The line lacks something that its verb or setting needs; the message names it, and shows a \
        whole line as an example. If a place seems to be missing, check the pointer: `down 160` is \
        pointer 160 without a place.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        glide 0 to 40
        up 0
        """)),
    CodeRow(
      code: .unknownWord,
      advice: """
        Only a few words are allowed here, and this is not one of them; upper and lower case \
        matter. The message names the nearest one, or all of them. A text without quotes is an \
        error too.
        """,
      sample: .script(
        """
        gesture 1
        snap units
        tap 0 160
        """)),
    CodeRow(
      code: .unknownAttribute,
      advice: """
        Words such as `kind=mouse` at the end of a line are attributes of its verb, and each verb \
        has only some of them, or none: the message lists them, and `detent help gesture` explains \
        them.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160 type=pen
        up 0
        """)),
    CodeRow(
      code: .repeatedAttribute,
      advice: """
        An attribute such as `kind=mouse` may appear only once in a line. Keep one of the two; \
        several modifier keys go into one word, as `mods=shift+alt`.
        """,
      sample: .script(
        """
        gesture 1
        key ArrowRight mods=shift mods=alt
        """)),
    CodeRow(
      code: .valueOutOfRange,
      advice: """
        The value is well formed, but not allowed, as a step of 0, a range whose first end is the \
        larger one, or two settings that exclude each other. The message states the limits, and \
        `detent help settings` and the pages of the controls list all of them.
        """,
      sample: .script(
        """
        gesture 1
        step 0
        tap 0 160
        """)),
    CodeRow(
      code: .pointerNotDown,
      advice: """
        A `glide` starts at the position of its pointer, which must be down. Write a `down` with \
        the same number above it, and look for an `up`, `cancel` or `tap` in between that lifts \
        the pointer.
        """,
      sample: .script(
        """
        gesture 1
        down 0 160
        up 0
        glide 0 to 40 over 64ms
        """)),
    CodeRow(
      code: .missingCheck,
      advice: """
        An `expect` must state a condition. Write a field with an operator and a value behind it, \
        as `expect value == 51`; or `expect idle`, `expect calls` with the calls that are \
        expected, or `expect never` with one that must not occur.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        expect
        """)),
    CodeRow(
      code: .unknownField,
      advice: """
        The word behind `expect` must be `calls`, `never`, or one of the fields \
        \(Vocabulary.fields.listed). Write one of them, with a blank behind it: `expect value == 51`.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        expect speed == 0
        """)),
    CodeRow(
      code: .unknownOperator,
      advice: """
        A field is compared with `==`, `!=`, `<`, `<=`, `>` or `>=`, with `in` and a range, or \
        with `~` and a tolerance, and a blank stands on both sides of the operator. Write `==` for \
        `=`. Only `~` takes a tolerance, as in `expect offset ~ 514 +- 0.5`.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        expect value = 0
        """)),
    CodeRow(
      code: .wrongOperand,
      advice: """
        Not every field can be compared in every way: `phase` and `idle` take only `==` and `!=`, \
        `none` fits only `value`, `target` and `preview`, and a part in brackets, as `value[1]`, \
        fits only what each part has of its own. Change the operator or the value behind it, or \
        leave the part out.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        expect index == none
        """)),
    CodeRow(
      code: .unknownCall,
      advice: """
        The words behind `expect calls` and `expect never` are calls of a control to its host: \
        \(Vocabulary.calls.listed). Write one of them; behind `expect never`, it has no \
        parentheses.
        """,
      sample: .script(
        """
        gesture 1
        key ArrowRight
        expect calls begin changed(1)
        """)),
    CodeRow(
      code: .notACall,
      advice: """
        A call is its name, then optionally its argument in parentheses, then optionally `*` and a \
        number of repetitions, without blanks: `tick`, `tick(3)`, `tick*2` or `tick(3)*2`. Close \
        the parenthesis, and write nothing else behind it.
        """,
      sample: .script(
        """
        gesture 1
        key ArrowRight
        expect calls began changed(1
        """)),
    CodeRow(
      code: .missingTolerance,
      advice: """
        The operator `~` compares approximately, so it needs a tolerance. Write `+-` and a number \
        of 0 or more behind it, with blanks around the `+-`, as `expect offset ~ 514 +- 0.5`; for \
        an exact value write `==`.
        """,
      sample: .script(
        """
        gesture 1
        tap 0 160
        expect offset ~ 0
        """)),
    CodeRow(
      code: .missingPart,
      advice: """
        The line names a part, as `value[1]`, `part=1` or `focus 1`, that the control does not \
        have, or a header gives more values than it has parts, as `value 20 70`. Parts count from \
        0; a slider has one for each thumb, every other control part 0 alone, and none has more \
        than 8. Name an existing part, or leave it out.
        """,
      sample: .script(
        """
        gesture 1
        set value[1] 50
        """)),
  ]
}
