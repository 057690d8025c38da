// Holds what other bundles' components may draw of moderation.

/** The way to telling moderators of a thing. */
export { ReportLink } from './ReportLink.tsx';
export { reportHref } from '../paths.ts';
/** Asks why something is taken away, and says how long that can be undone. */
export { RemovalFields } from './RemovalFields.tsx';
export { missingIn } from '../categories/rules.ts';
export type { TypedRemoval } from './RemovalFields.tsx';
export { undo as undoLabel } from '../categories/texts.ts';
export { UNDO_MS } from '../constants.ts';
