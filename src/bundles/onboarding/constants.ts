// These are the fixed words of setting up.

/** What is saved of a step: nothing yet, gone through, or put off. */
export const STEP_STATES = ['', 'done', 'later'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The button that puts a step off, beside those of the steps. */
export const LATER = 'later';
