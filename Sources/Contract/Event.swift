/// One thing that happened during a run, as `Docs/contract.md` lists them: its virtual time, its kind and its details.
public struct Event: Equatable, Sendable {
  /// Virtual seconds since the start.
  public var time: Double
  public var kind: Kind
  /// The details, named and ordered as in the document.
  public var details: JSONObject

  public enum Kind: String, CaseIterable, Sendable {
    case focus, keyboard, edit, write, body, text, onChange, onSubmit, onAppear, onDisappear, task, print, policy, note
    case warning, rejected, sheet, delegate
  }

  public init(time: Double, kind: Kind, details: JSONObject) {
    self.time = time
    self.kind = kind
    self.details = details
  }

  public subscript(name: String) -> JSON? { details[name] }

  public var json: JSON {
    var object = JSONObject()
    object["t"] = .seconds(time)
    object["kind"] = .string(kind.rawValue)
    for member in details.members { object[member.key] = member.value }
    return .object(object)
  }

  /// Nil where the object is no event.
  public init?(_ json: JSON) {
    guard var details = json.object, let name = details["kind"]?.string, let kind = Kind(rawValue: name),
      let time = details["t"]?.double
    else { return nil }
    details["t"] = nil
    details["kind"] = nil
    self.init(time: time, kind: kind, details: details)
  }
}

extension JSON {
  /// A number of seconds: whole ones without a fraction, others to the microsecond.
  public static func seconds(_ value: Double) -> JSON {
    let rounded = (value * 1e6).rounded() / 1e6
    return Int(exactly: rounded).map(JSON.int) ?? .number(rounded)
  }
}
