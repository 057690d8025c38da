// What addresses that have moved offer to others.

/** Counts what is asked for and not there, for portals that are filled with content. */
export { keepMissing, noteMissing } from './missing.ts';
