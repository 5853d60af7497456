import Foundation

/// The words that the system itself puts on the screen, in the language of the device.
struct SystemWords {
  let ok, cancel, edit, done, delete, back, more, search, save, add, close: String

  init(_ locale: Locale) {
    self = locale.language.languageCode?.identifier == "ko" ? .korean : .english
  }

  private init(
    ok: String, cancel: String, edit: String, done: String, delete: String, back: String, more: String, search: String,
    save: String, add: String, close: String
  ) {
    self.ok = ok
    self.cancel = cancel
    self.edit = edit
    self.done = done
    self.delete = delete
    self.back = back
    self.more = more
    self.search = search
    self.save = save
    self.add = add
    self.close = close
  }

  static let korean = SystemWords(
    ok: "확인", cancel: "취소", edit: "편집", done: "완료", delete: "삭제", back: "뒤로", more: "더 보기", search: "검색",
    save: "저장", add: "추가", close: "닫기")
  static let english = SystemWords(
    ok: "OK", cancel: "Cancel", edit: "Edit", done: "Done", delete: "Delete", back: "Back", more: "More",
    search: "Search", save: "Save", add: "Add", close: "Close")
}
