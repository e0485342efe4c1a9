import GestureScript

extension CodeRow {
  /// E14x and E15x: requirements of verbs and of `expect`.
  static let ofLines: [CodeRow] = [
    CodeRow(
      code: .missingID,
      advice: """
        `down`, `move`, `up`, `cancel`, `glide` and `tap` are each about one pointer, and its \
        number stands right behind the verb: a whole number from 0 on, which you choose. Write `up \
        0`, for example; `cancel all` is the only one that needs none.
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
        The line ends before everything is there that its verb or setting needs; the message names \
        what comes next, and shows a whole line as an example. If a place seems to be missing, the \
        pointer may be: `down 160` is pointer 160 at no place.
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
        Only a few words are possible in this place, and the one that stands there is none of \
        them; upper and lower case matter. The message tells the nearest one, or all of them. It \
        is also said of a text that has no quotes.
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
        Words such as `kind=mouse` at the end of a line add to its verb, and each verb takes only \
        some of them, or none: the message tells which, and `detent help gesture` explains them.
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
        A word such as `kind=mouse` may stand only once in a line. Keep one of the two; several \
        keys that are held go into one word, as `mods=shift+alt`.
        """,
      sample: .script(
        """
        gesture 1
        key ArrowRight mods=shift mods=alt
        """)),
    CodeRow(
      code: .valueOutOfRange,
      advice: """
        The value is well written, but a control or verb cannot work with it, as a step of 0, a \
        range whose first end is the larger one, or two settings that exclude each other. The \
        message says what is allowed, and `detent help settings` and the pages of the controls have all limits.
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
        A `glide` goes on from where its pointer is, so that pointer must be down. Write a `down` \
        with the same number above it, and look for an `up`, `cancel` or `tap` in between that \
        lifts the pointer.
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
        An `expect` must say what is to be true. Write a field with an operator and a value behind \
        it, as `expect value == 51`; or `expect idle`, `expect calls` with the calls that are \
        expected, or `expect never` with one that must not come.
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
        The words behind `expect calls` and `expect never` are what a control tells its host: \
        \(Vocabulary.calls.listed). Write one of them; behind `expect never`, it \
        has no parentheses.
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
        A call is its name, then perhaps what it carries in parentheses, then perhaps `*` and how \
        often it comes in a row, without blanks: `tick`, `tick(3)`, `tick*2` or `tick(3)*2`. Close \
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
        The operator `~` means that a number is near, so it must be told how near. Write `+-` and \
        a number of 0 or more behind it, with blanks around the `+-`, as `expect offset ~ 514 +- \
        0.5`; for an exact value write `==`.
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
        have, or a header gives more values than it has parts, as `value 20 70`. Parts count from 0; a \
        slider has one for each thumb, every other control part 0 alone, and none has more than 8. Name a part that there is, or leave it out.
        """,
      sample: .script(
        """
        gesture 1
        set value[1] 50
        """)),
  ]
}
