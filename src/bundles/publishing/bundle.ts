// The subject of this bundle is what is the same when a piece of any kind is written, published, changed and taken back.
// docs/house.md
import { defineBundle } from '#kernel/bundle.ts';

export const publishing = defineBundle({ name: 'publishing' });
