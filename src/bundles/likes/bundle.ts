// Likes on articles, snapshots, events and comments. decisions.md 6.4
import { defineBundle } from '#kernel/bundle.ts';
import { personalLikes } from './personal-data.ts';
import { routes } from './routes.ts';

export const likes = defineBundle({ name: 'likes', routes, personalData: [personalLikes] });
