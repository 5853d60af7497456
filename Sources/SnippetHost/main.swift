import CHost
import Contract
import Glibc
import SimulatedMachine

// The process that runs a learner's compiled file. Its descriptors: 0 nothing, 1 and 2 a file in memory, 3 the request,
// 4 the channel on which it says what happens.

guard let request = HostRequest(readingFrom: 3) else {
  leave(saying: "SnippetHost is started by fieldbook.")
}
SimulatedMachine.install(
  start: request.now, seed: request.seed, locale: request.locale, timeZone: request.timeZone)
host_report_ends(4, 1)
host_buffer_output_by_line()
guard host_stay_alone() else {
  leave(saying: "The kernel has no seccomp filters.")
}

let run = HostRun(request, channel: HostChannel(descriptor: 4), printed: PrintedOutput(descriptor: 1))
SimulatedMachine.afterAsyncMain = { MainActor.assumeIsolated { () -> Void in run.perform() } }
run.begin()
run.perform()
