// This is what moderation offers to the bundles whose things can be told of.

/** How a bundle declares them. */
export { reportables } from './reportables.ts';
export type { Edited, EvidencePart, Reportable, ThingAct, ThreadAct } from './reportables.ts';
/** The token by which the person affected reads a decision, for portals that are filled with content. */
export { affectedToken } from './links.ts';
/** The action that takes away many things at once with a statement of reasons, on tables of other desks. */
export { loadRemoving } from './cases/bulk-results.ts';
/** The same for a single thing, and taking that back a moment later. */
export { editUnprompted, removeUnprompted, undoUnprompted } from './deciding/unprompted.ts';
export type { Removal } from './deciding/unprompted.ts';
/** What moderators say about things to everybody. */
export { labelsNow } from './labels.ts';
/** Where one tells of a thing, and where one reads what was decided about one's own. */
export { ownDecisionsHref, reportHref } from './paths.ts';
/** What something can be against, and what becomes of it. */
export type { Category, Measure } from './constants.ts';
