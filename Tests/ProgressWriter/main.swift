// A learner without hands: keeps answers one after the other and says each name once it is on the disk. The tests of
// Storage start it, kill it, and look at what is left.
//
// ProgressWriter FILE NAME COUNT [--largest BYTES]

import Course
import Glibc
import Storage

let arguments = CommandLine.arguments
if let index = arguments.firstIndex(of: "--largest"), let largest = rlim_t(arguments[index + 1]) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: largest, rlim_max: largest)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}

var number = 0
let store = ProgressStore(
  DiskProgressFile(path: arguments[1]), now: { Moment(seconds: 1_780_000_000 + Double(number), offset: 540) },
  makeID: { "\(arguments[2])-\(number)" })
while number < Int(arguments[3])! {
  number += 1
  let trouble = store.keep { id, moment in
    Attempt(
      id: id, moment: moment, lesson: "day11-part1", item: "item-\(number % 20)", kind: "predict",
      answers: ["주문 \(number)개"], verdict: number % 3 == 0 ? .wrong : .right)
  }
  // Unbuffered, so that what was said before a kill is heard.
  let line = trouble == nil ? "\(arguments[2])-\(number)\n" : "not kept: \(trouble!.kind)\n"
  _ = line.withCString { write(1, $0, strlen($0)) }
}
