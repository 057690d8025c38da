// Exports what gates offer to the components of other bundles.

/** Asks an author about the people in a contribution, and reads what they chose. */
export { QuestionFields } from './QuestionFields.tsx';
export { questions } from '../texts.ts';
export { readAnswers } from '../rules/answers.ts';
export type { TypedAnswers } from '../rules/answers.ts';
