// One row per public thing, for every mixed list. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';

export const pieces = defineBundle({ name: 'pieces' });
