/// Where learners mend code, and with what.
struct Workshop {
  /// The folder of the learner's copies.
  var folder: String
  /// The command line of the learner's editor; nil where they have none.
  var editor: String?

  /// `fieldbook/fixes` in the XDG data directory, else in `~/.local/share`; `VISUAL`, else `EDITOR`.
  init(environment: [String: String], home: String) {
    // The specification has relative paths ignored.
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
    folder = data + "/fieldbook/fixes"
    editor = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
