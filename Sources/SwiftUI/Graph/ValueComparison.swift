import Foundation
@_spi(Reflection) import Swift

/// Whether two values are the same as far as a view can tell: by `==` where there is one, by their bytes where they
/// are plain, else field by field; closures are the same when their code and their context are.
///
/// Cost: a dictionary look-up for the type, then that of the comparison itself.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  Comparator.of(Value.self).same(a, b)
}

/// Whether two closures run the same code on the same captured values, bit for bit. A captured variable that can change
/// is a box of its own, which the older closure keeps alive, so equal captures hide no change.
///
/// This looks into the runtime's layout of closures; a difference, or anything not understood, only costs work.
func isSameClosure<A, R>(_ a: @escaping (A) -> R, _ b: @escaping (A) -> R) -> Bool {
  guard ClosureComparison.isOn else { return false }
  let (a, b) = (unsafeBitCast(a, to: ClosureWords.self), unsafeBitCast(b, to: ClosureWords.self))
  return a.code == b.code && ClosureComparison.areSame(a.context, b.context)
}

private struct ClosureWords {
  let code: UInt
  let context: UnsafeRawPointer?
}

/// The C library's function of that name, which no module of Swift's brings along.
@_silgen_name("malloc_usable_size")
private func usableSize(_ pointer: UnsafeRawPointer) -> Int

enum ClosureComparison {
  /// Off, everything is evaluated again: tests compare the two.
  nonisolated(unsafe) static var isOn = true

  /// Whether two contexts are the same object, or of the same kind with the same contents behind their headers.
  static func areSame(_ a: UnsafeRawPointer?, _ b: UnsafeRawPointer?) -> Bool {
    guard a != b else { return true }
    guard let a, let b, a.load(as: UInt.self) == b.load(as: UInt.self) else { return false }
    let header = 2 * MemoryLayout<UInt>.size
    let size = usableSize(a)
    guard size == usableSize(b), size > header else { return false }
    return memcmp(a + header, b + header, size - header) == 0
  }
}

/// How two values of one type are compared in place.
struct Comparator: @unchecked Sendable {
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  nonisolated(unsafe) private static var known: [ObjectIdentifier: Comparator] = [:]

  static func of(_ type: Any.Type) -> Comparator {
    let id = ObjectIdentifier(type)
    if let comparator = known[id] { return comparator }
    let comparator = make(type)
    known[id] = comparator
    return comparator
  }

  /// Compares two values of the type that this was made for.
  func same<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { areEqual(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
    }
  }

  private static func make(_ type: Any.Type) -> Comparator {
    func open<T>(_: T.Type) -> Comparator { make(for: T.self) }
    return _openExistential(type, do: open)
  }

  private static func make<T>(for type: T.Type) -> Comparator {
    if let input = type as? any ComparableInput.Type { return comparator(ofInput: input) }
    if let property = type as? any DynamicProperty.Type {
      return comparator(ofProperty: property)
    }
    if let equatable = type as? any Equatable.Type { return comparator(ofEquatable: equatable) }
    if _isPOD(type) {
      let size = MemoryLayout<T>.size
      return Comparator { memcmp($0, $1, size) == 0 }
    }
    if type is AnyObject.Type {
      return Comparator { $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self) }
    }
    switch kind(of: type) {
    case .struct, .tuple: return fieldwise(type)
    case .optional:
      guard let optional = type as? any OptionalProtocol.Type else { return never }
      return comparator(ofOptional: optional)
    case .function: return closure
    default: return never
    }
  }

  /// Compares every field in turn.
  static func fieldwise<T>(_ type: T.Type) -> Comparator {
    var fields: [(offset: Int, comparator: Comparator)] = []
    _forEachField(of: type, options: fieldOptions) { _, offset, fieldType, _ in
      fields.append((offset, of(fieldType)))
      return true
    }
    let known = fields
    return Comparator { a, b in known.allSatisfy { $0.comparator.areEqual(a + $0.offset, b + $0.offset) } }
  }

  private static func comparator<I: ComparableInput>(ofInput type: I.Type) -> Comparator {
    Comparator {
      $0.assumingMemoryBound(to: I.self).pointee.isSame(as: $1.assumingMemoryBound(to: I.self).pointee)
    }
  }

  private static func comparator<E: Equatable>(ofEquatable type: E.Type) -> Comparator {
    Comparator { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func comparator<P: DynamicProperty>(ofProperty type: P.Type) -> Comparator {
    Comparator {
      P._isSame($0.assumingMemoryBound(to: P.self).pointee, $1.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func comparator<O: OptionalProtocol>(ofOptional type: O.Type) -> Comparator {
    let wrapped = of(O.Wrapped.self)
    return Comparator {
      let a = $0.assumingMemoryBound(to: O.self).pointee.asOptional
      let b = $1.assumingMemoryBound(to: O.self).pointee.asOptional
      switch (a, b) {
      case (nil, nil): return true
      case (let a?, let b?):
        return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { wrapped.areEqual(a, $0) } }
      default: return false
      }
    }
  }

  /// Code and context, two words.
  private static let closure = Comparator { memcmp($0, $1, 2 * MemoryLayout<UInt>.size) == 0 }
  private static let never = Comparator { _, _ in false }
}

/// Skips fields that reflection knows nothing about.
var fieldOptions: _EachFieldOptions { .init(rawValue: 1 << 1) }

/// What sort of type it is; the first word of its metadata says so.
private func kind(of type: Any.Type) -> _MetadataKind {
  _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) ?? .class
}

/// A part of a view that knows best whether another brings anything new.
protocol ComparableInput {
  func isSame(as other: Self) -> Bool
}

/// Lets generic code see that a type is an optional.
protocol OptionalProtocol {
  associatedtype Wrapped
  var asOptional: Wrapped? { get }
  static var nilValue: Self { get }
}

extension OptionalProtocol {
  static var wrappedType: Any.Type { Wrapped.self }
}

extension Optional: OptionalProtocol {
  var asOptional: Wrapped? { self }
  static var nilValue: Wrapped? { nil }
}
