/// Where a field's text comes from; makes the model once and renews it at each update.
enum FieldSource {
  case text(Binding<String>)
  case value(AnyValueSource)

  /// - Parameter identity: equal for formats that write and read alike.
  static func value<Value>(
    _ binding: Binding<Value>, identity: AnyHashable, _ format: @escaping (EnvironmentValues) -> FieldFormat<Value>
  ) -> FieldSource {
    .value(ValueSource(binding, identity: identity, format))
  }

  @MainActor func makeModel(_ values: EnvironmentValues) -> any FieldModel {
    switch self {
    case .text(let binding): StringModel(binding)
    case .value(let source): source.makeModel(values)
    }
  }

  @MainActor func renew(_ model: any FieldModel, _ values: EnvironmentValues) {
    switch self {
    case .text(let binding): (model as? StringModel)?.binding = binding
    case .value(let source): source.renew(model, values)
    }
  }
}

extension FieldSource: ComparableInput {
  func isSame(as other: FieldSource) -> Bool {
    switch (self, other) {
    case (.text(let a), .text(let b)): a.source.isSame(as: b.source)
    case (.value(let a), .value(let b)): a.isSame(as: b)
    default: false
    }
  }
}

/// A value with a format, whatever its type.
class AnyValueSource: @unchecked Sendable {
  @MainActor func makeModel(_ values: EnvironmentValues) -> any FieldModel { fatalError("abstract") }
  @MainActor func renew(_ model: any FieldModel, _ values: EnvironmentValues) {}
  func isSame(as other: AnyValueSource) -> Bool { self === other }
}

private final class ValueSource<Value>: AnyValueSource, @unchecked Sendable {
  private let binding: Binding<Value>
  private let identity: AnyHashable
  private let format: (EnvironmentValues) -> FieldFormat<Value>

  init(
    _ binding: Binding<Value>, identity: AnyHashable, _ format: @escaping (EnvironmentValues) -> FieldFormat<Value>
  ) {
    self.binding = binding
    self.identity = identity
    self.format = format
  }

  override func makeModel(_ values: EnvironmentValues) -> any FieldModel { ValueModel(binding, format(values)) }

  override func renew(_ model: any FieldModel, _ values: EnvironmentValues) {
    guard let model = model as? ValueModel<Value> else { return }
    model.binding = binding
    model.format = format(values)
  }

  override func isSame(as other: AnyValueSource) -> Bool {
    guard let other = other as? ValueSource<Value> else { return false }
    return identity == other.identity && binding.source.isSame(as: other.binding.source)
  }
}
