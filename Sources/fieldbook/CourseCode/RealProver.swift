import Contract
import Course
import Snippets

/// Compiles and runs a course's code for `check`.
struct RealProver: SnippetProver {
  private let runner = SnippetRunner()
  let texts: any RunTexts

  func run(_ order: SnippetOrder, changing changed: Set<Surrounding>) throws(MachineLack) -> RunDocument {
    do throws(SnippetError) {
      return try runner.run(RunRequest(order, changing: changed))
    } catch {
      throw MachineLack(texts.fault(error))
    }
  }

  func compile(_ order: SnippetOrder) throws(MachineLack) -> RunDocument {
    let request = RunRequest(order)
    var document = RunDocument(file: request.name)
    do throws(CompilerStop) {
      let compiled = try runner.compiler.compile(request.sources, request.compilerOptions)
      document.diagnostics = compiled.diagnostics
      if compiled.library == nil { document.outcome = .compileError }
    } catch {
      switch error {
      case .timedOut: document.outcome = .compilerLimit
      case .interrupted: document.outcome = .interrupted
      case .machine(let error): throw MachineLack(texts.fault(error))
      }
    }
    return document
  }

  func parse(_ order: SnippetOrder) throws(MachineLack) -> [Diagnostic] {
    let request = RunRequest(order)
    return request.sources.flatMap { SyntaxChecker.diagnostics(of: $0) }
  }
}
