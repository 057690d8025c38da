// Pieces as lists announce them and as texts embed them. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';

export const teasers = defineBundle({ name: 'teasers' });
