// Asks where else pieces could be found: later bundles know that of what they brought or sent on.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { defineSlot } from '#kernel/slots.ts';

export interface FormerPath extends ContentRef {
  readonly path: string;
}

/** The slot that is asked with pieces and the paths at which they stand now. */
export const formerPaths = defineSlot<readonly (ContentRef & { readonly href: string })[], FormerPath>(
  'archives.former-paths',
);

export interface FormerPattern {
  readonly source: string;
  readonly target: string;
  /** Where it leads to this piece alone. */
  readonly piece: ContentRef | null;
}

/** The slot that is asked in the same way for rules for many addresses that lead to some of these pieces. */
export const formerPatterns = defineSlot<readonly (ContentRef & { readonly href: string })[], FormerPattern>(
  'archives.former-patterns',
);
