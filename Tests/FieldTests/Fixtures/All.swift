/// Every fixture, in the order in which they are run.
@MainActor let allFixtures: [Fixture] = [
  textWriting, keyboards, lines, labels, selecting, secureFields, numberFormats, otherFormats, formatters, drafts,
  changes, submitting, focusing, keyboardBars, codeFields, hangul, interpolating, policies, articles, acting,
  modelsWithCombine, pickers, controls, rows, screens, objects, searching,
  lifetimes, appearing, settings,
].flatMap(\.self)
