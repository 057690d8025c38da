// Lists test files that are known to take more than ten seconds of processor time: they begin first, and nobody is reminded of
// them. Whoever adds one makes another one shorter. docs/decisions/0051

/** Searches, the demo as a whole, films, programs that are started, and every route for eight kinds of people. */
export const LONG =
  /\/(crash|canary)\/|\/(new-bundle|role-table|wasm-ffmpeg|make-stream|bbcode-long-texts|fill|files|hostile-files)\.test\./;

/** What takes ten seconds or more by the clock, for the most part waiting: the last of these to begin would be waited for. */
export const SLOW =
  /\/(fuzz|last-administrator|carry-over|archive-of-demo|cached-pages|restore-command|files-s3|embedded-postgres)\.test\.|\/(programme|self-test|front)\/routes\.test\.|\/backups\/(nightly|backups)\.test\.|\/taking\/own-pieces\.test\./;
