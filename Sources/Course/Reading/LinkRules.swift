import Contract
import Markdown

/// Links within a course: relative to their file, percent-decoded, with GitHub's anchors. Nothing is fetched.
struct LinkRules {
  let course: CourseContents
  let exists: (String) -> Bool

  init(_ course: CourseContents, exists: @escaping (String) -> Bool) {
    self.course = course
    self.exists = exists
  }

  func check() -> [CourseDiagnostic] {
    course.files.flatMap { file in
      file.links.compactMap { link in
        fault(of: link, in: file).map { CourseDiagnostic($0, file: file.path, range: link.range) }
      }
    }
  }

  private func fault(of link: Link, in file: CourseFile) -> Fault? {
    guard !Self.hasScheme(link.destination), !link.destination.hasPrefix("//") else { return nil }
    let parts = link.destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = Self.percentDecoded(String(parts[0].prefix { $0 != "?" }))
    let anchor = parts.count > 1 ? Self.percentDecoded(parts[1]) : nil
    guard !path.isEmpty else { return anchor.flatMap { fault(ofAnchor: $0, in: file) } }
    guard let target = Self.resolve(path, from: file.path) else { return .linkLeaves(link.destination) }
    guard exists(target) else { return .linkBroken(link.destination) }
    guard let anchor, let other = course.files.first(where: { $0.path == target }) else { return nil }
    return fault(ofAnchor: anchor, in: other)
  }

  private func fault(ofAnchor anchor: String, in file: CourseFile) -> Fault? {
    guard !anchor.isEmpty, !file.anchors.contains(anchor) else { return nil }
    return .anchorUnknown(anchor, suggestion: Spelling.nearest(to: anchor, among: file.anchors))
  }

  fileprivate static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.firstIndex(of: ":") else { return false }
    let scheme = destination[..<colon]
    return scheme.count > 1
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == ".") }
  }

  /// The path within the course; nil where it leads out of it.
  static func resolve(_ path: String, from file: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var folders = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/").map(String.init) {
      switch part {
      case ".": break
      case "..": if folders.popLast() == nil { return nil }
      default: folders.append(part)
      }
    }
    return folders.joined(separator: "/")
  }

  static func percentDecoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CourseContents {
  /// The path within the course to which a link or image of a file leads; nil where it leads elsewhere.
  public static func path(of destination: String, from file: String) -> String? {
    guard !LinkRules.hasScheme(destination), !destination.hasPrefix("//") else { return nil }
    return LinkRules.resolve(
      LinkRules.percentDecoded(String(destination.prefix { $0 != "?" && $0 != "#" })), from: file)
  }
}
