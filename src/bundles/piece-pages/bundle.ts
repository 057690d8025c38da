// The subject of this bundle is what the pages of pieces have in common: their head, their text, what stands in the place of
// one that is gone. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';

export const piecePages = defineBundle({ name: 'piece-pages' });
