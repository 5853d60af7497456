extension ScreenWords {
  static let english = ScreenWords(
    keyboards: [
      "default": "Keyboard", "asciiCapable": "ASCII keyboard", "numbersAndPunctuation": "Numbers and punctuation",
      "URL": "URL keyboard", "numberPad": "Number pad", "phonePad": "Phone pad",
      "namePhonePad": "Name and phone keyboard", "emailAddress": "E-mail keyboard", "decimalPad": "Decimal pad",
      "twitter": "Twitter keyboard", "webSearch": "Web search keyboard", "asciiCapableNumberPad": "Number pad",
    ],
    space: "space",
    kinds: [
      .textField: "Text field", .secureField: "Secure field", .textEditor: "Text editor", .button: "Button",
      .toggle: "Toggle", .stepper: "Stepper", .picker: "Picker", .datePicker: "Date picker", .text: "Text",
      .labeledContent: "Value", .section: "Section", .form: "Form", .list: "List", .sheet: "Sheet", .link: "Link",
      .image: "Image", .slider: "Slider", .progressView: "Progress", .alert: "Alert",
      .confirmationDialog: "Confirmation", .menu: "Menu", .navigationLink: "Navigation link",
      .disclosureGroup: "Disclosure group", .label: "Label", .tab: "Tab", .searchField: "Search field", .row: "Row",
      .gauge: "Gauge", .colorPicker: "Colour picker",
    ],
    bars: [
      "keyboardToolbar": "above the keyboard", "navigationBar": "in the navigation bar",
      "bottomBar": "in the bottom bar", "tabBar": "in the tab bar", "menu": "in the menu", "contextMenu": "in the menu",
      "header": "in the header", "footer": "in the footer",
    ],
    states: States(
      focused: "being edited", disabled: "disabled", selected: "selected", notSelected: "not selected", empty: "empty",
      on: "on", off: "off", expanded: "expanded", collapsed: "collapsed", cannotIncrease: "cannot go up",
      cannotDecrease: "cannot go down", nothingChosen: "nothing chosen", screenCovered: "the screen below is covered",
      nothingToSee: "nothing on the screen"),
    sentences: Sentences(
      screen: { "Screen \($0)" },
      caret: { $0 == 0 ? "caret at the start" : "caret after character \($0)" },
      selection: { "characters \($0.lowerBound + 1) to \($0.upperBound) selected" },
      placeholder: { "placeholder \($0)" },
      choices: { "choices " + $0.joined(separator: ", ") },
      keyboard: { name, returnKey in "\(name) is up" + (returnKey.map { ", return key \($0)" } ?? ", no return key") },
      footer: { "footer \($0)" }))
}
