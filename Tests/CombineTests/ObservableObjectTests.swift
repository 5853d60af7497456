import Combine
import Testing

// All suites here run on one thread, as everything does in a run: what the module remembers of types is not locked.
@Suite("ObservableObject and @Published (Apple, ObservableObject; Apple, Published)")
@MainActor struct ObservableObjectTests {
  private class Form: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var plain = 0
  }

  private final class LongForm: Form {
    @Published var note = ""
  }

  private final class Bare: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var name = ""
  }

  @Test("each published property announces its change before it changes")
  func willChange() {
    let form = Form()
    var seen: [String] = []
    let watch = form.objectWillChange.sink { seen.append(form.name + "\(form.count)") }
    form.name = "b"
    form.count += 1
    form.plain = 1
    #expect(seen == ["a0", "b0"])
    #expect(form.count == 1)
    watch.cancel()
    form.name = "c"
    #expect(seen.count == 2)
  }

  @Test("an equal value is announced too")
  func equalValue() {
    let form = Form()
    var count = 0
    let watch = form.objectWillChange.sink { count += 1 }
    form.name = "a"
    #expect(count == 1)
    _ = watch
  }

  @Test("properties of a superclass and of a subclass share one publisher")
  func inheritance() {
    let form = LongForm()
    var count = 0
    let watch = form.objectWillChange.sink { count += 1 }
    form.name = "b"
    form.note = "c"
    #expect(count == 2)
    #expect(form.objectWillChange === form.objectWillChange)
    _ = watch
  }

  @Test("an object without published properties announces by hand")
  func byHand() {
    let bare = Bare()
    var seen: [Int] = []
    let watch = bare.objectWillChange.sink { seen.append(bare.value) }
    bare.value = 5
    bare.objectWillChange.send()
    #expect(seen == [0, 5])
    _ = watch
  }

  @Test("published properties send nothing through a publisher that the class declares itself")
  func ownPublisher() {
    let object = OwnPublisher()
    var seen: [String] = []
    let watch = object.objectWillChange.sink { seen.append($0) }
    object.name = "x"
    object.objectWillChange.send("by hand")
    #expect(seen == ["by hand"])
    _ = watch
  }

  @Test("two objects of one class, and one made where another lay, do not share a publisher")
  func separateObjects() {
    for _ in 0..<200 {
      let one = Bare()
      let two = Bare()
      #expect(one.objectWillChange !== two.objectWillChange)
      var count = 0
      let watch = one.objectWillChange.sink { count += 1 }
      two.value = 1
      #expect(count == 0)
      one.value = 1
      #expect(count == 1)
      _ = watch
    }
  }

  @Test("$property begins with the present value and sends new ones while the property is still the old one")
  func projection() {
    let form = Form()
    var seen: [String] = []
    let watch = form.$name.sink { seen.append("\($0) while \(form.name)") }
    form.name = "b"
    #expect(seen == ["a while a", "b while a"])
    _ = watch
  }

  @Test("objectWillChange comes before the value goes to $property's subscribers")
  func order() {
    let form = Form()
    var seen: [String] = []
    let changes = form.objectWillChange.sink { seen.append("will") }
    let values = form.$name.dropFirstByHand { seen.append($0) }
    form.name = "b"
    #expect(seen == ["will", "b"])
    _ = (changes, values)
  }

  @Test("assign(to:) writes until the property goes, and does not keep the object")
  func assignment() {
    let subject = PassthroughSubject<String, Never>()
    weak var weakForm: Form?
    do {
      let form = Form()
      weakForm = form
      subject.assign(to: &form.$name)
      subject.send("z")
      #expect(form.name == "z")
    }
    #expect(weakForm == nil)
    subject.send("y")
  }

  @Test("a write is told with the property's name, old and new value")
  func writes() {
    let form = LongForm()
    var seen: [String] = []
    for property in _PublishedProperty.all(of: form) {
      property.storage._onWrite = { seen.append("\(property.name): \($0) -> \($1)") }
    }
    #expect(_PublishedProperty.all(of: form).map(\.name) == ["name", "count", "note"])
    form.note = "n"
    form.count = 2
    #expect(seen == ["note:  -> n", "count: 0 -> 2"])
  }
}

extension Publisher where Failure == Never {
  fileprivate func dropFirstByHand(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    var isFirst = true
    return sink {
      if !isFirst { receive($0) }
      isFirst = false
    }
  }
}
