import Course
import Glibc

/// A course in a folder of a disk.
public struct DiskCourseFolder: CourseFolder {
  public let path: String

  public init(path: String) { self.path = path }

  public func markdownPaths() throws(FileTrouble) -> [String] {
    var found: [String] = []
    for folder in ["Lessons", "Quizzes"] where exists(folder) { try collect(folder, into: &found) }
    return found
  }

  /// Follows no link to a folder, so that no circle of links is followed for ever.
  private func collect(_ folder: String, into found: inout [String]) throws(FileTrouble) {
    let whole = DiskFile(path: "\(path)/\(folder)")
    guard let stream = opendir(whole.path) else { throw whole.trouble() }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let inner = "\(folder)/\(name)"
      if isFolder(inner) {
        try collect(inner, into: &found)
      } else if name.hasSuffix(".md") {
        found.append(inner)
      }
    }
  }

  private func isFolder(_ inner: String) -> Bool {
    var status = stat()
    return lstat("\(path)/\(inner)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  public func contents(of inner: String) throws(FileTrouble) -> [UInt8] {
    let file = DiskFile(path: "\(path)/\(inner)")
    guard let bytes = try file.read() else {
      throw FileTrouble(.other, path: file.path, detail: String(cString: strerror(ENOENT)))
    }
    return bytes
  }

  public func exists(_ inner: String) -> Bool { access("\(path)/\(inner)", F_OK) == 0 }
}
