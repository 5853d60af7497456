import CSandbox

/// While one of these is alive, Ctrl-C (and an end of the terminal or session) ends the children of this process
/// instead of the process itself, so that what happened so far can still be told.
struct Interrupts: ~Copyable {
  private let countBefore: UInt32

  init() {
    sandbox_interrupts_begin()
    countBefore = sandbox_interrupts()
  }

  deinit { sandbox_interrupts_end() }

  /// Whether one came since this was made.
  var happened: Bool { sandbox_interrupts() != countBefore }
}
