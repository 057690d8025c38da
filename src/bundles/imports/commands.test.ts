import { Readable } from 'node:stream';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { createCategory } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import {
  beginImport,
  checkFile,
  goOn,
  pruneImports,
  readStoredFile,
  removeImport,
  startImport,
  takeBack,
} from './commands.ts';
import { IMPORT_LIMIT, UNCHOSEN_DAYS } from './constants.ts';
import { countItems, findImport } from './queries.ts';
import { importItems, imports } from './schema.ts';
import { takeTurn } from './taking/take.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const member = actAs(ctx, (await aUser(ctx)).viewer);
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];

const FEED =
  '<rss><channel><item><guid>1</guid><title>Erstens</title><description>Worte</description></item><item><guid>2</guid><title>Zweitens</title><description>Worte</description></item></channel></rss>';

const file = (content = FEED, site = '') => ({
  filename: 'artikel.rss',
  head: content.slice(0, 100),
  read: () => Readable.from([Buffer.from(content)]),
  site,
});

const begun = async (content?: string) => {
  const outcome = await beginImport(admin, file(content));
  if (outcome.kind !== 'begun') throw new Error(JSON.stringify(outcome));
  return outcome.id;
};

const CHOICES = {
  placeId: place.id,
  categoryId: category.id,
  terms: {},
  people: 'names',
  isWithComments: true,
} as const;

describe('a file', () => {
  it('is refused where nobody can read it, and where its portal is none', () => {
    expect(checkFile({ filename: 'x.pdf', head: '%PDF', site: '' })).toEqual({
      kind: 'invalid',
      errors: { file: texts.unknownFormat },
    });
    expect(checkFile({ filename: 'x.csv', head: 'Titel', site: 'nichts' })).toEqual({
      kind: 'invalid',
      errors: { site: texts.noSite },
    });
  });

  it('is read once, however often the job runs, and is gone from the storage then', async () => {
    const id = await begun();
    const { fileKey } = (await findImport(ctx, id))!;
    await readStoredFile(ctx, id);
    await readStoredFile(ctx, id);
    expect(await findImport(ctx, id)).toMatchObject({ state: 'ready', fileKey: null });
    expect(await ctx.portal.files.stat(fileKey!)).toBeUndefined();
    expect(await countItems(ctx, id)).toEqual([{ kind: 'piece', state: 'waiting', count: 2 }]);
  });

  it('comes no more often than somebody brings it by hand', async () => {
    const eager = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
    for (let at = 0; at < IMPORT_LIMIT.attempts; at++) await beginImport(eager, file());
    await expect(beginImport(eager, file())).rejects.toMatchObject({ status: 429 });
  });

  it('that is gone is said to be', async () => {
    const id = await begun();
    await ctx.portal.files.remove((await findImport(ctx, id))!.fileKey!);
    await readStoredFile(ctx, id);
    expect(await findImport(ctx, id)).toMatchObject({ state: 'failed', problem: texts.fileGone });
  });
});

describe('an import', () => {
  it('begins once, with a place and a category that there are', async () => {
    const id = await begun();
    await readStoredFile(ctx, id);
    expect(await startImport(admin, id, { ...CHOICES, placeId: 999_999, categoryId: null })).toEqual({
      kind: 'invalid',
      errors: { placeId: texts.placeMissing, categoryId: texts.categoryMissing },
    });
    const outcomes = await Promise.all([1, 2, 3].map(() => startImport(admin, id, CHOICES)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'refused', 'started']);
    expect(await removeImport(admin, id)).toEqual({ kind: 'refused', text: texts.notReady });
    expect((await takeBack(admin, id)).kind).toBe('changed');
    expect(await takeBack(admin, id)).toEqual({ kind: 'refused', text: texts.notReady });
  });

  it('doesn’t begin with a category that isn’t for that place, in which nothing would come', async () => {
    const elsewhere = await aPlace(ctx);
    const { id: categoryId } = await createCategory(admin, {
      name: 'Hafen',
      slug: 'hafen',
      locationIds: [elsewhere.id],
    });
    const id = await begun();
    await readStoredFile(ctx, id);
    expect(await startImport(admin, id, { ...CHOICES, categoryId })).toEqual({
      kind: 'invalid',
      errors: { categoryId: texts.categoryElsewhere('Hafen', place.name) },
    });
    const there = await startImport(admin, id, { ...CHOICES, placeId: elsewhere.id, categoryId });
    expect(there.kind).toBe('started');
  });

  it('is for administrators: others are refused, and an unknown one is unknown', async () => {
    const id = await begun();
    await expect(beginImport(member, file())).rejects.toMatchObject({ status: 403 });
    await expect(startImport(member, id, CHOICES)).rejects.toMatchObject({ status: 403 });
    await expect(takeBack(member, id)).rejects.toMatchObject({ status: 403 });
    await expect(removeImport(member, id)).rejects.toMatchObject({ status: 403 });
    for (const call of [
      () => startImport(admin, 999_999, CHOICES),
      () => takeBack(admin, 999_999),
      () => removeImport(admin, 999_999),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });

  it('whose reading never ends leaves the list, by hand or after a month, with its file', async () => {
    const [first, second] = [await begun(), await begun()];
    const keys = [(await findImport(ctx, first))!.fileKey!, (await findImport(ctx, second))!.fileKey!];
    expect(await removeImport(admin, first)).toEqual({ kind: 'changed' });
    await readStoredFile(ctx, first);
    await pruneImports({ ...ctx, now: new Date(ctx.now.getTime() + (UNCHOSEN_DAYS + 1) * DAY_MS) });
    expect(await findImport(ctx, second)).toBeUndefined();
    for (const key of keys) expect(await ctx.portal.files.stat(key)).toBeUndefined();
  });

  it('that was broken off after it was read loses its file when the job comes again', async () => {
    const id = await begun();
    const { fileKey } = (await findImport(ctx, id))!;
    await ctx.db.update(imports).set({ state: 'ready' }).where(eq(imports.id, id));
    await readStoredFile(ctx, id);
    expect(await ctx.portal.files.stat(fileKey!)).toBeUndefined();
    expect(await findImport(ctx, id)).toMatchObject({ state: 'ready', fileKey: null });
  });

  it('that stopped after pieces had come is taken back, and doesn’t just leave the list', async () => {
    const id = await begun();
    await readStoredFile(ctx, id);
    expect(await takeBack(admin, id)).toEqual({ kind: 'refused', text: texts.notReady });
    await startImport(admin, id, CHOICES);
    await takeTurn(ctx, id);
    await ctx.db.update(imports).set({ state: 'ready' }).where(eq(imports.id, id));
    expect(await removeImport(admin, id)).toEqual({ kind: 'refused', text: texts.notReady });
    expect(await takeBack(admin, id)).toEqual({ kind: 'changed' });
  });

  it('that stopped in the middle for more than a month keeps no words, and ends when somebody lets it go on', async () => {
    const id = await begun();
    await readStoredFile(ctx, id);
    await startImport(admin, id, CHOICES);
    const wordsLeft = () =>
      ctx.db.$count(importItems, and(eq(importItems.importId, id), isNotNull(importItems.content)));
    const later = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) });
    const drop = () =>
      ctx.db.execute(sql`delete from pgboss.job where data @> ${JSON.stringify({ importId: id })}::jsonb`);
    await pruneImports(later(UNCHOSEN_DAYS + 1));
    expect(await wordsLeft()).toBe(2);
    await drop();
    await pruneImports(later(UNCHOSEN_DAYS - 1));
    expect(await wordsLeft()).toBe(2);
    await pruneImports(later(UNCHOSEN_DAYS + 1));
    expect(await wordsLeft()).toBe(0);
    expect(await goOn(admin, id)).toEqual({ kind: 'changed' });
    await takeTurn(ctx, id);
    expect(await findImport(ctx, id)).toMatchObject({ state: 'done' });
    expect(await countItems(ctx, id)).toEqual([{ kind: 'piece', state: 'leftOut', count: 2 }]);
  });

  it('of which nothing was chosen within a month is forgotten with the names in it', async () => {
    const id = await begun();
    await readStoredFile(ctx, id);
    const later = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) });
    await pruneImports(later(UNCHOSEN_DAYS - 1));
    expect(await findImport(ctx, id)).toBeDefined();
    await pruneImports(later(UNCHOSEN_DAYS + 1));
    expect(await findImport(ctx, id)).toBeUndefined();
  });
});
