// Likes on articles, snapshots, events and comments. decisions.md 6.4
import { defineBundle } from '#kernel/bundle.ts';

export const likes = defineBundle({ name: 'likes' });
