// These are the parts of it that other bundles' components draw.

/** The way to mute or block somebody. */
export type { BoundaryLinkView } from '../views.ts';
