import Contract
import Testing

@Suite("JSON text")
struct JSONTextTests {
  @Test("an object prints its members in their order")
  func order() {
    let value: JSON = .object(["b": 1, "a": [true, nil, "x"], "c": .object([:])])
    #expect(value.text == #"{"b":1,"a":[true,null,"x"],"c":{}}"#)
  }

  @Test("pretty text indents by two spaces and keeps empty lists on their line")
  func pretty() {
    let value: JSON = .object(["a": [1, .object(["b": []])], "c": .object([:])])
    #expect(
      value.prettyText == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": {}
        }
        """)
  }

  @Test("what RFC 8259 section 7 wants escaped is escaped, and nothing else")
  func escapes() {
    #expect(JSON.string("\"\\/\n\r\t\u{08}\u{0C}\u{01}\u{7F}한🙂").text == #""\"\\/\n\r\t\b\f\u0001"# + "\u{7F}한🙂\"")
  }

  @Test(
    "a number reads back as the same number",
    arguments: [0.1, 1.5, -2.25, 1e300, Double.leastNonzeroMagnitude, 1e21, 0.30000000000000004, -0.0, 3.0])
  func numbers(value: Double) throws {
    let read = try JSON(parsing: JSON.number(value).text)
    #expect(read.double?.bitPattern == value.bitPattern)
  }

  @Test("whole numbers stay exact to the last digit")
  func wholeNumbers() throws {
    for value in [Int.max, Int.min, 0, 9_007_199_254_740_993] {
      #expect(try JSON(parsing: String(value)) == .int(value))
    }
  }

  @Test("numbers that JSON cannot write become null")
  func notANumber() {
    #expect(JSON.array([.number(.nan), .number(.infinity)]).text == "[null,null]")
  }

  @Test("reading keeps keys in order, unescapes and takes surrogate pairs")
  func reading() throws {
    let value = try JSON(parsing: " { \"z\" : \"\\ud83d\\ude42\\u0041\\/\" , \"a\" : [ ] } \n")
    #expect(value.object?.members.map(\.key) == ["z", "a"])
    #expect(value["z"] == "🙂A/")
  }

  @Test("what is written is read again", arguments: ["", "한글 \u{0}\u{1F}", "e\u{301}", "👨‍👩‍👧", "\u{2028}"])
  func roundTrip(string: String) throws {
    let value: JSON = .object(["k": .string(string), "l": [.string(string)]])
    #expect(try JSON(parsing: value.text).text == value.text)
    #expect(try JSON(parsing: value.prettyText).text == value.text)
  }

  @Test(
    "a fault is named with its line and column",
    arguments: [
      ("{\"a\": 1,\n \"가\": x}", JSONError.Problem.unexpected("x"), 2, 7),
      ("[1, 2", .unexpectedEnd, 1, 6),
      ("{\"a\":1,\"a\":2}", .duplicateKey("a"), 1, 8),
      ("\"a\nb\"", .controlCharacter, 1, 3),
      ("\"\\x\"", .badEscape, 1, 2),
      ("\"\\ud800\"", .badEscape, 1, 2),
      ("01", .badNumber, 1, 1),
      ("1 2", .textAfterValue, 1, 3),
      ("1.", .badNumber, 1, 1),
      ("[1,]", .unexpected("]"), 1, 4),
      ("", .unexpectedEnd, 1, 1),
    ] as [(String, JSONError.Problem, Int, Int)])
  func faults(text: String, problem: JSONError.Problem, line: Int, column: Int) {
    #expect(throws: JSONError(problem: problem, line: line, column: column)) { try JSON(parsing: text) }
  }

  @Test("a text nested without end is refused, not crashed on")
  func depth() {
    #expect(throws: JSONError.self) { try JSON(parsing: String(repeating: "[", count: 100_000)) }
  }

  @Test("both languages have a sentence for each fault")
  func texts() {
    let error = JSONError(problem: .duplicateKey("id"), line: 3, column: 4)
    #expect(error.text(.korean).contains("id") && error.text(.english).contains("line 3, column 4"))
  }
}
