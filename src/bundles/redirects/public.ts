// Holds what addresses that have moved offer to others.

/** Commands for rules that come from another portal, and go again. */
export { bringRule, removeBroughtRule } from './former-rules.ts';
/** Counts what is asked for and not there, for portals that are filled with content. */
export { noteMissing, saveMissing } from './missing.ts';
