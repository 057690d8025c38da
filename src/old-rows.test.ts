// Rows of a portal that was set up before a migration are what the code of today reads. Migrations are tried on tables
// in their old shape, with rows in them.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundles } from './bundles.ts';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { openDatabase } from '#kernel/database.ts';
import type { Database } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { migrateDatabase } from '#kernel/migrations.ts';
import { emptyDatabase, testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { findCmsPageBySlug, listPublished } from '#bundles/cms/queries.ts';
import { loadVersionView } from '#bundles/cms/version-view.ts';
import { build, toParts } from '#bundles/rich-text/public.ts';
import { getMenus } from '#bundles/menus/queries.ts';

const log = createLogger({ logLevel: 'silent' });

/** Copies the migrations up to this one, which is left out with all later ones. */
const migrationsBefore = async (tag: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'litfass-old-'));
  afterAll(() => rm(folder, { recursive: true }));
  await cp('migrations', folder, { recursive: true });
  const journalFile = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  if (at < 0) throw new Error(`There is no migration ${tag}`);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
};

const migrateUpTo = async (database: Database, tag: string) =>
  migrate(database.db, { migrationsFolder: await migrationsBefore(tag) });

const document = (words: string) => build.doc(build.h2('Ton'), build.p(words));

/** Lists the versions of a page that were out, with the moment of each. */
const outOf = async (ctx: Ctx, slug: string) => {
  const { rows } = await ctx.portal.database.query('select id from cms_pages where slug = $1', [slug]);
  return (await listPublished(ctx, rows[0]!['id'] as number)).map(({ number, publishedAt }) => [
    number,
    publishedAt?.toISOString(),
  ]);
};

describe('a portal from before pages had sections, legal versions and menus among the settings', () => {
  const DAY = '2026-03-12T09:00:00Z';
  const ENTRIES = [{ key: '', href: '/p/vereine', label: 'Vereine', isHidden: false }];
  let ctx: Ctx;

  beforeAll(async () => {
    const target = await emptyDatabase();
    const database = openDatabase(target, log);
    await migrateUpTo(database, '0022_page-sections');
    const insertVersion = (pageId: number, number: number, words: string) =>
      database.query(
        `insert into cms_versions (page_id, number, title, body, parts, contents, editor_id, created_at)
         values ($1, $2, $3, $4, $5, '[]', null, $6)`,
        [
          pageId,
          number,
          `Titel ${number}`,
          JSON.stringify(document(words)),
          JSON.stringify(toParts(document(words))),
          DAY,
        ],
      );
    const insertPage = async (slug: string, version: number) => {
      const { rows } = await database.query(
        `insert into cms_pages (slug, version, footer_position, published_at, updated_at)
         values ($1, $2, 1, $3, $3) returning id`,
        [slug, version, DAY],
      );
      return rows[0]!['id'] as number;
    };
    // The pages are an imprint in its second version, with a draft, a page of two versions that was taken back, and one that
    // never was out.
    const imprint = await insertPage('impressum', 2);
    for (const number of [1, 2, 3]) await insertVersion(imprint, number, `Impressum ${number}`);
    const gone = await insertPage('vereine', 0);
    for (const number of [1, 2]) await insertVersion(gone, number, `Vereine ${number}`);
    const saved = await insertPage('verlag', 0);
    for (const number of [1, 2]) await insertVersion(saved, number, `Verlag ${number}`);
    // One page was saved as a draft again after it was taken back, and the other one wasn't.
    for (const [id, moment] of [
      [saved, '2026-03-01T09:00:00Z'],
      [gone, '2026-04-01T09:00:00Z'],
    ] as const)
      await database.query(
        `insert into history_entries (at, type, object_id, action, before, after)
         values ($2, 'cmspage', $1, 'cmspage.withdrawn', '{"version": 2}', '{"version": 0}')`,
        [id, moment],
      );
    await insertVersion(await insertPage('entwurf', 0), 1, 'Entwurf');
    await migrateUpTo(database, '0030_menus-as-settings');
    await database.query(
      `insert into menus (name, entries, changed_at) values ('fuss', $1, '2026-11-02T10:00:00.123Z')`,
      [JSON.stringify(ENTRIES)],
    );
    await migrateDatabase(database, bundles, log);
    await database.close();
    ctx = makeCtx(await testPortal({ target }), portalItself);
  });

  it('reads each page as one text with its words', async () => {
    const known = (await findCmsPageBySlug(ctx, 'impressum'))!;
    expect(known.shown.sections).toEqual([
      {
        key: 1,
        type: 'text',
        data: { document: document('Impressum 2'), parts: toParts(document('Impressum 2')) },
      },
    ]);
    const { view } = await loadVersionView(ctx, known.shown);
    expect(view).toMatchObject({ title: 'Titel 2', sections: [{ key: 1, isText: true }] });
  });

  it('knows which versions were out: all but a newest one that isn’t shown, unless the history says that it was', async () => {
    const day = new Date(DAY).toISOString();
    expect(await outOf(ctx, 'impressum')).toEqual([
      [2, day],
      [1, day],
    ]);
    expect(await outOf(ctx, 'vereine')).toEqual([
      [2, day],
      [1, day],
    ]);
    expect(await outOf(ctx, 'verlag')).toEqual([[1, day]]);
    expect(await outOf(ctx, 'entwurf')).toEqual([]);
  });

  it('takes imprint and privacy page for legal ones, and demands nothing of members', async () => {
    const { rows } = await ctx.db.execute(
      'select slug, is_legal, demanded_version from cms_pages order by slug',
    );
    expect(rows).toEqual([
      { slug: 'entwurf', is_legal: false, demanded_version: null },
      { slug: 'impressum', is_legal: true, demanded_version: null },
      { slug: 'vereine', is_legal: false, demanded_version: null },
      { slug: 'verlag', is_legal: false, demanded_version: null },
    ]);
  });

  it('keeps its menus, with the moment of their last change', async () => {
    expect([...(await getMenus(ctx))]).toEqual([
      ['fuss', { entries: ENTRIES, changedAt: '2026-11-02T10:00:00.123Z' }],
    ]);
  });
});
