// Drafts and pages come only where somebody wants them, as drafts, and go again; people are invited once, where they are to be.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { saveCmsPage } from '#bundles/cms/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { insertImport, readInto, startImport, takeBack } from '../commands.ts';
import { countForms, findImport, listItems, listThings } from '../queries.ts';
import type { ImportChoices } from '../schema.ts';
import { suppressedInvitations } from '../suppressed-after-restoration.ts';
import { takeTurn } from './take.ts';
import { takeBackTurn } from './take-back.ts';

const ctx = await testCtx();
const boss = async () =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const admin = await boss();
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];

const word = () => randomBytes(6).toString('hex');
const CHOICES = { placeId: place.id, categoryId: category.id, terms: {}, isWithComments: false } as const;

const read = async (data: object, site = `https://${word()}.beispiel.de`) => {
  const id = await insertImport(admin, { name: 'datei', format: 'ghost', site, fileKey: null });
  const text = JSON.stringify({ data });
  await readInto(ctx, (await findImport(ctx, id))!, Readable.from([Buffer.from(text)]));
  return id;
};

const taken = async (id: number, more: Partial<ImportChoices> = {}) => {
  expect(await startImport(admin, id, { ...CHOICES, people: 'names', ...more })).toEqual({ kind: 'started' });
  await takeTurn(ctx, id);
  return Object.fromEntries((await listItems(ctx, id, 'piece', 9)).map((item) => [item.key, item]));
};

const slug = word();
const post = (id: string, more: object) => ({
  id,
  title: `Titel ${id}`,
  slug: `${id}-${slug}`,
  html: '<p>Worte</p>',
  ...more,
});
const POSTS = [
  post('out', { status: 'published', published_at: '2020-05-12 10:00:00' }),
  post('draft', { status: 'draft' }),
  post('page', { status: 'published', type: 'page' }),
  post('hidden', { status: 'draft', type: 'page' }),
];
const rows = async (query: string, ...values: readonly unknown[]) =>
  (await ctx.portal.database.query(query, [...values])).rows as Readonly<Record<string, unknown>>[];

const countNews = async () =>
  Number(
    (await rows("select count(*) from pgboss.job where name like '%.on-pieces-published'"))[0]!['count'],
  );

describe('what is out', () => {
  it('is news to nobody, also where no date was known, so that it has that of today', async () => {
    const before = await countNews();
    const { now } = await taken(await read({ posts: [post('now', { status: 'published' })] }));
    expect(now).toMatchObject({ state: 'taken', refType: 'article' });
    expect(await countNews()).toBe(before);
    await anArticle(ctx);
    expect(await countNews()).toBeGreaterThan(before);
  });
});

describe('drafts and pages', () => {
  it('stay behind unless somebody wants them', async () => {
    const id = await read({ posts: POSTS });
    expect([...(await countForms(ctx, id))].toSorted()).toEqual([
      ['draft', 1],
      ['page', 1],
    ]);
    const { out, draft, page, hidden } = await taken(id);
    expect([out!.state, draft!.state, page!.state, hidden!.state]).toEqual([
      'taken',
      'leftOut',
      'leftOut',
      'leftOut',
    ]);
    for (const { content } of [draft!, page!, hidden!]) expect(content).toBeNull();
  });

  it('come as drafts that no reader sees, and go with all the rest, whoever takes it back', async () => {
    await saveCmsPage(admin, {
      slug: `page-${slug}`,
      title: 'Unsere',
      body: build.doc(build.p('Von hier.')),
    });
    const id = await read({ posts: POSTS });
    const { draft, page, hidden } = await taken(id, { isWithDrafts: true, isWithPages: true });
    expect(hidden!.state).toBe('leftOut');
    expect(draft).toMatchObject({ state: 'taken', refType: 'manuscript', report: [] });
    expect(page).toMatchObject({ state: 'taken', refType: 'cmspage', report: [] });
    expect(await rows('select state, title, author_id from manuscripts where id = $1', draft!.refId)).toEqual(
      [{ state: 'draft', title: 'Titel draft', author_id: admin.viewer.id }],
    );
    // An address that is taken stays what it leads to.
    expect(await rows('select slug, version from cms_pages where id = $1', page!.refId)).toEqual([
      { slug: `page-${slug}-2`, version: 0 },
    ]);
    expect(await takeBack(await boss(), id)).toEqual({ kind: 'changed' });
    await takeBackTurn(ctx, id);
    expect(await rows('select 1 from manuscripts where id = $1', draft!.refId)).toEqual([]);
    expect(await rows('select 1 from cms_pages where id = $1', page!.refId)).toEqual([]);
    expect((await listItems(ctx, id, 'piece', 9)).filter(({ state }) => state === 'kept')).toEqual([]);
  });

  it('say what is lost behind a cut that has nothing before it', async () => {
    const html = '<!--members-only--><p>Worte</p><img src="data:image/png;base64,AAAA" alt="">';
    const paid = { status: 'published', visibility: 'paid', published_at: '2020-05-12 10:00:00', html };
    const { plus } = await taken(await read({ posts: [post('plus', paid)] }));
    expect(plus).toMatchObject({ state: 'taken', report: [expect.stringContaining('data:image/png')] });
  });

  it('stay to be paid for', async () => {
    const id = await read({ posts: [post('plus', { status: 'draft', visibility: 'paid' })] });
    const { plus } = await taken(id, { isWithDrafts: true });
    const [found] = await rows(
      "select content -> 'isPremium' as is_premium from manuscripts where id = $1",
      plus!.refId,
    );
    expect(found).toEqual({ is_premium: true });
  });

  it('stay where somebody has gone on with them', async () => {
    const id = await read({ posts: POSTS });
    const { draft, page } = await taken(id, { isWithDrafts: true, isWithPages: true });
    await rows('update manuscripts set version = 2 where id = $1', draft!.refId);
    await rows('update cms_pages set version = 1 where id = $1', page!.refId);
    expect(await takeBack(admin, id)).toEqual({ kind: 'changed' });
    await takeBackTurn(ctx, id);
    const kept = (await listItems(ctx, id, 'piece', 9)).filter(({ state }) => state === 'kept');
    expect(kept.map(({ key }) => key).toSorted()).toEqual(['draft', 'page']);
  });
});

const withPerson = (email: string) => ({
  posts: [
    post('one', { status: 'published', author_id: 'u' }),
    post('two', { status: 'published', author_id: 'u' }),
  ],
  users: [{ id: 'u', name: 'Ruth', email }],
});

describe('people', () => {
  it('are invited once, where that was chosen, with a link by which they choose a password', async () => {
    const email = `${word()}@beispiel.de`;
    const site = `https://${word()}.beispiel.de`;
    await taken(await read(withPerson(email), site), { people: 'invited' });
    const mails = await mailsTo(ctx, email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toMatch(/passwort/i);
    // The same portal comes once more, and another one with the same person.
    await taken(await read(withPerson(email), site), { people: 'invited' });
    await taken(await read(withPerson(email)), { people: 'invited' });
    expect(await mailsTo(ctx, email)).toHaveLength(1);
  });

  it('hear nothing where they are not to, nor when a portal from a backup goes on', async () => {
    for (const people of ['names', 'accounts'] as const) {
      const email = `${word()}@beispiel.de`;
      await taken(await read(withPerson(email)), { people });
      expect(await mailsTo(ctx, email)).toEqual([]);
    }
    const email = `${word()}@beispiel.de`;
    const id = await read(withPerson(email));
    await startImport(admin, id, { ...CHOICES, people: 'invited' });
    await suppressedInvitations.suppress!(ctx);
    await takeTurn(ctx, id);
    expect(await listThings(ctx, id, 'person', 1)).toHaveLength(1);
    expect(await mailsTo(ctx, email)).toEqual([]);
  });
});
