// Lists the calls of what is saved for later, for the table of roles. For tests only.
import { anArticle } from '#bundles/articles/test-data.ts';
import { aBookmark, aFolder } from '#bundles/bookmarks/test-data.ts';
import { OWN, row } from './row.ts';
import type { Case } from './row.ts';

const MEMBERS = 'signIn forbidden forbidden ok ok ok ok ok';
const OF_ONE_MEMBER = 'signIn forbidden forbidden ok missing missing missing missing';

export const bookmarkRows: Readonly<Record<string, Case>> = {
  bookmark_set: row(MEMBERS, async ({ ctx, place }) => ({
    params: { contentType: 'article', contentId: (await anArticle(ctx, { locationId: place.id })).id },
    body: { gemerkt: '1' },
  })),
  // Whoever is suspended can still take things away; those of others stay, and the answer doesn't say whose they are.
  bookmark_remove: row(OWN, async ({ ctx, owner }) => ({
    params: { bookmarkId: await aBookmark(ctx, owner) },
  })),
  bookmark_move: row(OF_ONE_MEMBER, async ({ ctx, owner }) => ({
    params: { bookmarkId: await aBookmark(ctx, owner) },
    body: { ordner: await aFolder(ctx, owner) },
  })),
  bookmark_folder_create: row(MEMBERS, () => ({ body: { name: 'Für Sonntag' } })),
  bookmark_folder_rename: row(OF_ONE_MEMBER, async ({ ctx, owner }) => ({
    params: { folderId: await aFolder(ctx, owner) },
    body: { name: 'Für Montag' },
  })),
  bookmark_folder_delete: row(OWN, async ({ ctx, owner }) => ({
    params: { folderId: await aFolder(ctx, owner) },
  })),
};
