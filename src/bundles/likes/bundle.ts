// The subject of this bundle is likes on articles, snapshots, events and comments. contract.md 16.4
import { defineBundle } from '#kernel/bundle.ts';
import { historyWords } from '#bundles/history/public.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { likesInHistory } from './history-words.ts';
import { likeNoticeSources, liked } from './notices.ts';
import { personalLikes } from './personal-data.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings.ts';

export const likes = defineBundle({
  name: 'likes',
  slots: [historyWords.add(async () => likesInHistory), settingsPage.addAll(async () => settingFields)],
  routes,
  personalData: [personalLikes],
  notices: [liked],
  news: [likeNoticeSources],
});
