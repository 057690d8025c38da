// Topic: where else a piece could be found: later bundles know that of what they brought or sent on.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { defineSlot } from '#kernel/slots.ts';

export interface FormerPath extends ContentRef {
  readonly path: string;
}

/** Asked with pieces and the paths at which they stand now. */
export const formerPaths = defineSlot<readonly (ContentRef & { readonly href: string })[], FormerPath>(
  'archives.former-paths',
);
