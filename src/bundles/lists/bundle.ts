// One row per public thing, for every mixed list. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';
import { pieceSources } from './sitemap.ts';

export const lists = defineBundle({ name: 'lists', sitemap: pieceSources });
