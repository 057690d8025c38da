// Exports what gates and rules offer to whoever lets something appear.

/** What is met and found by something that is about to appear. */
export { loadGatekeeper } from './gatekeeper.ts';
export type { Gatekeeper } from './gatekeeper.ts';
export type { Findings } from './rules/findings.ts';
export { loadYouth } from './young-accounts.ts';
export { SAME_TEXT_MIN_LENGTH, SAME_TEXT_MS } from './constants.ts';
/** Names the tag of pages that depend on gates. */
export { GATES_TAG } from './constants.ts';
/** Sets gates and rules, for portals that are filled with content. */
export { setGates } from './commands.ts';
export { heldWords, markedWords, placesMayLoosen, ruleDeeds } from './settings.ts';
/** What an author says of the people in it. */
export { answersInWords } from './answers-in-words.ts';
export { readAnswers, toStoredAnswers } from './rules/answers.ts';
export type { Answers, StoredAnswers, TypedAnswers } from './rules/answers.ts';
/** Tries rules on what was written. */
export { triedThings } from './trial/tried-things.ts';
export type { TriedSet } from './trial/tried-things.ts';
export { runTrial } from './trial/run-trial.ts';
export type { Fate, TrialRow } from './trial/rules.ts';
/** What is looked for in words, however they are spelled. */
export { isShouted, wordAmong, wordsOf } from './rules/words.ts';
/** Says who is new. */
export { newcomerRules } from './newcomers.ts';
/** What rules are called. */
export { ruleNames } from './texts.ts';
