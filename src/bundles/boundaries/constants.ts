// Holds numbers and fixed words of what members want nothing of.

/** `mute`: one doesn't want to read them. `block`: they can't reach one either, nor one them. */
export type BoundaryKind = 'mute' | 'block';

/** What one may choose about somebody. */
export const BOUNDARY_CHOICES = ['none', 'mute', 'block'] as const;
export type BoundaryChoice = (typeof BOUNDARY_CHOICES)[number];

export const MAX_PEOPLE = 1000;
export const MAX_HIDDEN_WORDS = 100;
export const MIN_WORD_LENGTH = 2;
export const MAX_WORD_LENGTH = 60;

/** Changes of all this, per person. */
export const BOUNDARY_LIMIT = { attempts: 60, seconds: 60 };

/** The place in the menu of one's own pages: behind what moderation decided. */
export const MENU_ORDER = 79;

/** Returns the tag of whatever hangs on what one person wants nothing of. */
export const boundariesTag = (ownerId: number): string => `boundaries-${ownerId}`;
