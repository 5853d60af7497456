/// A switch between on and off.
@MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override var shown: ShownView {
    var shown = ShownView(.toggle)
    shown.label = accessibilityLabel ?? title ?? ""
    shown.value = isOn ? "on" : "off"
    shown.isEnabled = isUsable
    return shown
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    switch touch {
    case .setOn(let wanted?) where wanted == isOn: return .rejected("already chosen")
    case .tap, .setOn:
      isOn.toggle()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      return .done
    default: return .impossible
    }
  }
}

/// Raises or lowers a number. A value outside of the bounds is drawn into them (ledger 158).
@MainActor
open class UIStepper: UIControl {
  private var stored = 0.0
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  package override var shown: ShownView {
    var shown = ShownView(.stepper)
    shown.label = accessibilityLabel ?? ""
    shown.value = stored.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    shown.isEnabled = isUsable
    shown.canDecrease = wraps || stored > minimumValue
    shown.canIncrease = wraps || stored < maximumValue
    return shown
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard case .step(let count) = touch else { return .impossible }
    for _ in 0..<abs(count) {
      let before = stored
      let wanted = stored + (count > 0 ? stepValue : -stepValue)
      if wraps, wanted > maximumValue {
        value = minimumValue
      } else if wraps, wanted < minimumValue {
        value = maximumValue
      } else {
        value = wanted
      }
      guard value != before else {
        return .rejected(count > 0 ? "the stepper is at its upper end" : "the stepper is at its lower end")
      }
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    return .done
  }
}

/// One of a few, side by side.
@MainActor
open class UISegmentedControl: UIControl {
  nonisolated public static let noSegment = -1
  private var titles: [String] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? String) ?? ($0 as? UIImage)?.name ?? "\($0)" }
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  open func removeAllSegments() { titles.removeAll() }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}

  package override var shown: ShownView {
    var shown = ShownView(.picker)
    shown.label = accessibilityLabel ?? ""
    shown.style = "segmented"
    shown.value = titleForSegment(at: selectedSegmentIndex)
    shown.options = titles.enumerated().map { ($0.element, $0.offset == selectedSegmentIndex) }
    shown.isEnabled = isUsable
    return shown
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard case .pick(let title) = touch, let index = titles.firstIndex(of: title) else {
      return touch == .tap ? .done : .impossible
    }
    guard index != selectedSegmentIndex else { return .rejected("already chosen") }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return .done
  }
}

/// A value between two ends.
@MainActor
open class UISlider: UIControl {
  private var stored: Float = 0
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 { didSet { value = stored } }
  open var maximumValue: Float = 1 { didSet { value = stored } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  package override var shown: ShownView {
    var shown = ShownView(.slider)
    shown.label = accessibilityLabel ?? ""
    shown.value = "\(stored)"
    let length = maximumValue - minimumValue
    shown.fraction = length > 0 ? Double((stored - minimumValue) / length) : 0
    shown.isEnabled = isUsable
    return shown
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard case .slide(let fraction) = touch else { return .impossible }
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
    return .done
  }
}

/// Chooses a day or a time. Bounds that contradict each other count as none (ledger 166).
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var datePickerMode = Mode.dateAndTime
  open var date = Date() { didSet { keepInBounds() } }
  open var minimumDate: Date? { didSet { keepInBounds() } }
  open var maximumDate: Date? { didSet { keepInBounds() } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar!
  open var timeZone: TimeZone?
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var dates: ClosedRange<Date>? {
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return low <= high ? low...high : nil
  }

  private func keepInBounds() {
    guard let dates, !dates.contains(date) else { return }
    date = min(max(date, dates.lowerBound), dates.upperBound)
  }

  package var showsDay: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
  package var showsTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

  package override var shown: ShownView {
    var shown = ShownView(.datePicker)
    shown.label = accessibilityLabel ?? ""
    shown.isEnabled = isUsable
    return shown
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard case .date(let picked) = touch else { return touch == .tap ? .done : .impossible }
    if let dates, !dates.contains(picked) { return .rejected("outside of the dates that can be chosen") }
    guard picked != date else { return .rejected("already chosen") }
    date = picked
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return .done
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
