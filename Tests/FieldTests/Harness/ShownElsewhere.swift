/// Rows that no fixture can show because they are about code which does not compile or ends the program, with the test
/// that shows them.
let shownElsewhere: [String: String] = [
  "108": "SnippetsTests: aFocusStateTakesNoInitialValue", "B10": "SnippetsTests: aFocusStateTakesNoInitialValue",
  "153": "SnippetsTests: anUnwrappedBindingEndsTheProgramOnceItsOptionalIsNil",
  "196": "SnippetsTests: aRowsBindingByPlaceEndsTheProgramOnceTheRowIsGone",
]
