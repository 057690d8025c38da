// The subject of this bundle is likes on articles, snapshots, events and comments. contract.md 16.4
import { defineBundle } from '#kernel/bundle.ts';
import { likeNoticeSources, liked } from './notices.ts';
import { personalLikes } from './personal-data.ts';
import { routes } from './routes.ts';

export const likes = defineBundle({
  name: 'likes',
  routes,
  personalData: [personalLikes],
  notices: [liked],
  news: [likeNoticeSources],
});
