import Contract

extension CompiledSnippet {
  /// What the cache keeps beside the library.
  var json: JSONObject {
    JSONObject([
      "showables": .array(showables.map(\.json)), "unshown": .array(unshown.map(\.json)),
      "diagnostics": .array(diagnostics.map(\.json)), "files": .array(files.map(\.json)),
    ])
  }

  init?(_ json: JSON) {
    guard let showables = json["showables"]?.array, let unshown = json["unshown"]?.array,
      let diagnostics = json["diagnostics"]?.array, let files = json["files"]?.array
    else { return nil }
    self.init(
      library: nil, showables: showables.compactMap(Showable.init), unshown: unshown.compactMap(UnshownView.init),
      diagnostics: diagnostics.compactMap(Diagnostic.init), files: files.compactMap(FileMap.init), scratch: nil)
  }
}

extension Showable {
  fileprivate var json: JSON {
    .object(["kind": .string(kind.rawValue), "entry": .string(entry), "title": JSON(title)])
  }

  fileprivate init?(_ json: JSON) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init), let entry = json["entry"]?.string else { return nil }
    self.init(kind: kind, entry: entry, title: json["title"]?.string)
  }
}

extension CompiledSnippet.FileMap {
  fileprivate var json: JSON {
    .object([
      "scratch": .string(scratchName), "name": .string(name), "first": .int(firstLine), "last": .int(lastLine),
      "indentation": .int(indentation),
      "shifts": .array(columns.shifts.map { .array([.int($0.line), .int($0.column), .int($0.old), .int($0.new)]) }),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let scratchName = json["scratch"]?.string, let name = json["name"]?.string,
      let firstLine = json["first"]?.int, let lastLine = json["last"]?.int,
      let indentation = json["indentation"]?.int, let shifts = json["shifts"]?.array
    else { return nil }
    self.scratchName = scratchName
    self.name = name
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.indentation = indentation
    columns = ColumnMap(
      shifts: shifts.compactMap { shift in
        let numbers = (shift.array ?? []).compactMap(\.int)
        guard numbers.count == 4 else { return nil }
        return ColumnMap.Shift(line: numbers[0], column: numbers[1], old: numbers[2], new: numbers[3])
      })
  }
}
