// Following: pieces, places, tags, categories and members. decisions.md 6.5
import { defineBundle } from '#kernel/bundle.ts';

export const subscriptions = defineBundle({ name: 'subscriptions' });
