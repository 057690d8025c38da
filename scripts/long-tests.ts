// Test files that are known to take more than ten seconds of processor time: they begin first, and nobody is reminded of them.
// Whoever adds one makes another one shorter. docs/decisions/0051

/** Searches, the demo as a whole, films, programs that are started, and every route for eight kinds of people. */
export const LONG =
  /\/(crash|canary)\/|\/(new-bundle|role-table|wasm-ffmpeg|make-stream|bbcode-long-texts|fill|files|hostile-files)\.test\./;
