// This is THE list, in dependency order: a bundle may import only the faces of those above it.
import type { Bundle } from '#kernel/bundle.ts';
import { accounts } from '#bundles/accounts/bundle.ts';
import { appearance } from '#bundles/appearance/bundle.ts';
import { archives } from '#bundles/archives/bundle.ts';
import { articles } from '#bundles/articles/bundle.ts';
import { audience } from '#bundles/audience/bundle.ts';
import { bookmarks } from '#bundles/bookmarks/bundle.ts';
import { boundaries } from '#bundles/boundaries/bundle.ts';
import { branding } from '#bundles/branding/bundle.ts';
import { cms } from '#bundles/cms/bundle.ts';
import { cockpit } from '#bundles/cockpit/bundle.ts';
import { comments } from '#bundles/comments/bundle.ts';
import { dataExport } from '#bundles/data-export/bundle.ts';
import { deskTables } from '#bundles/desk-tables/bundle.ts';
import { editor } from '#bundles/editor/bundle.ts';
import { embeds } from '#bundles/embeds/bundle.ts';
import { events } from '#bundles/events/bundle.ts';
import { feeds } from '#bundles/feeds/bundle.ts';
import { front } from '#bundles/front/bundle.ts';
import { gates } from '#bundles/gates/bundle.ts';
import { history } from '#bundles/history/bundle.ts';
import { historyDesk } from '#bundles/history-desk/bundle.ts';
import { imports } from '#bundles/imports/bundle.ts';
import { likes } from '#bundles/likes/bundle.ts';
import { lists } from '#bundles/lists/bundle.ts';
import { locations } from '#bundles/locations/bundle.ts';
import { mail } from '#bundles/mail/bundle.ts';
import { media } from '#bundles/media/bundle.ts';
import { menus } from '#bundles/menus/bundle.ts';
import { messages } from '#bundles/messages/bundle.ts';
import { moderation } from '#bundles/moderation/bundle.ts';
import { newsletters } from '#bundles/newsletters/bundle.ts';
import { notifications } from '#bundles/notifications/bundle.ts';
import { offline } from '#bundles/offline/bundle.ts';
import { onboarding } from '#bundles/onboarding/bundle.ts';
import { operations } from '#bundles/operations/bundle.ts';
import { piecePages } from '#bundles/piece-pages/bundle.ts';
import { pieces } from '#bundles/pieces/bundle.ts';
import { placePictures } from '#bundles/place-pictures/bundle.ts';
import { profiles } from '#bundles/profiles/bundle.ts';
import { publishing } from '#bundles/publishing/bundle.ts';
import { readingHistory } from '#bundles/reading-history/bundle.ts';
import { recommendations } from '#bundles/recommendations/bundle.ts';
import { redirects } from '#bundles/redirects/bundle.ts';
import { richText } from '#bundles/rich-text/bundle.ts';
import { search } from '#bundles/search/bundle.ts';
import { settings } from '#bundles/settings/bundle.ts';
import { shareLinks } from '#bundles/share-links/bundle.ts';
import { sharing } from '#bundles/sharing/bundle.ts';
import { showcase } from '#bundles/showcase/bundle.ts';
import { snapshots } from '#bundles/snapshots/bundle.ts';
import { streams } from '#bundles/streams/bundle.ts';
import { subscriptions } from '#bundles/subscriptions/bundle.ts';
import { syndication } from '#bundles/syndication/bundle.ts';
import { teasers } from '#bundles/teasers/bundle.ts';
import { topics } from '#bundles/topics/bundle.ts';
import { users } from '#bundles/users/bundle.ts';
import { wellKnown } from '#bundles/well-known/bundle.ts';
import { wording } from '#bundles/wording/bundle.ts';
import { writing } from '#bundles/writing/bundle.ts';

export const bundles: readonly Bundle[] = [
  history,
  settings,
  deskTables,
  appearance,
  mail,
  wording,
  offline,
  users,
  locations,
  topics,
  gates,
  boundaries,
  moderation,
  media,
  sharing,
  branding,
  streams,
  embeds,
  richText,
  pieces,
  lists,
  teasers,
  syndication,
  piecePages,
  editor,
  likes,
  subscriptions,
  bookmarks,
  comments,
  audience,
  shareLinks,
  readingHistory,
  messages,
  writing,
  placePictures,
  notifications,
  publishing,
  snapshots,
  events,
  articles,
  cms,
  profiles,
  search,
  recommendations,
  newsletters,
  front,
  menus,
  cockpit,
  dataExport,
  historyDesk,
  accounts,
  feeds,
  wellKnown,
  onboarding,
  operations,
  archives,
  redirects,
  imports,
  showcase,
];
