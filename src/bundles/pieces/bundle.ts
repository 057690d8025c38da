// One row per public thing, for every mixed list. house.md 5
import { defineBundle } from '#kernel/bundle.ts';

export const pieces = defineBundle({ name: 'pieces' });
