// Tests what stands between a manuscript and its readers, on every way out.
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { summariesOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { ruleDeeds, heldWords, markedWords, placesMayLoosen, setGates } from '#bundles/gates/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { loadNewComposer } from './open-composer.ts';
import { demandPassage } from './piece-changes.ts';
import { placePiece } from './placing.ts';
import { publishManuscript, scheduleManuscript } from './publishing.ts';
import { findManuscript, listNotes } from './queries.ts';
import { handBackManuscript, reclaimManuscript, submitManuscript } from './reviewing.ts';
import { runSchedule } from './schedule.ts';
import { reviewFirst } from './settings.ts';
import { aManuscript, anAuthor, anEditor, saveAs, savedIn } from './test-data.ts';
import { discardManuscript } from './withdrawing.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const as = (viewer: Viewer): Ctx => actAs(ctx, viewer);
const later = (ms: number) => new Date(ctx.now.getTime() + ms);
const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
const person = await anAuthor(ctx);
const author = person.viewer;
const boss = (await anEditor(ctx)).viewer;
const [here, there] = [await anEditor(ctx, town.path), await anEditor(ctx, other.path)];
const [editorHere, editorThere] = [here.viewer, there.viewer];
type Level = Parameters<typeof setGates>[1]['level'];
const gate = (level: Level, group: 'members' | 'newcomers' = 'members', locationId = town.id) =>
  setGates(as(boss), { locationId, types: ['article'], group, level });
const written = (words: Record<string, unknown> = {}) =>
  aManuscript(ctx, author, { locationId: town.id, ...words });
const FINE = { others: 'nein', special: 'nein' };
const SENSITIVE = { others: 'ja', special: 'ja', consent: 'ja' };
const publish = (viewer: Viewer, { id, version = 1 }: { id: number; version?: number }) =>
  publishManuscript(as(viewer), { id, version });

afterEach(async () => {
  for (const group of ['members', 'newcomers'] as const)
    for (const id of [town.id, other.id, 0]) await gate(null, group, id);
  await changeSetting(ctx, reviewFirst, 0);
  for (const words of [heldWords, markedWords]) await changeSetting(ctx, words, '');
});

describe('a gate', () => {
  it('is known to a composer before the first word is saved, where the writer is at home', async () => {
    await gate('release');
    const { viewer } = await aUser(ctx, {
      roles: [{ role: 'author', locationPath: '' }],
      locationId: town.id,
    });
    expect((await loadNewComposer(as(viewer), 'article', undefined)).may).toMatchObject({ publish: false });
  });

  it.each([
    // These are the level for all, the level for newcomers, whether the author is new, and what becomes of publishing.
    ['after', null, false, 'out'],
    ['after', null, true, 'waits'],
    ['after', 'after', true, 'out'],
    ['release', 'after', true, 'waits'],
    ['release', null, false, 'waits'],
    ['questions', null, false, 'waits'],
    [null, 'questions', false, 'out'],
    [null, 'questions', true, 'waits'],
    [null, null, false, 'out'],
  ] as const)('for all %s, for newcomers %s, who is new: %s → %s', async (all, fresh, isNew, becomes) => {
    await gate(all);
    // What is usual for newcomers everywhere is loosened for the portal, not for a place.
    await gate(fresh, 'newcomers', fresh === 'after' ? 0 : town.id);
    await changeSetting(ctx, reviewFirst, isNew ? 50 : 0);
    const { id } = await written();
    const answer = publish(author, { id }).then(
      () => 'out',
      ({ status }: { status: number }) => (status === 403 ? 'waits' : String(status)),
    );
    expect(await answer).toBe(becomes);
    // Whoever edits the place brings it out whatever holds; whoever edits another one does not.
    await expect(publish(editorThere, { id })).rejects.toMatchObject({ status: 404 });
    expect(await publish(editorHere, { id })).toMatchObject({ kind: 'done' });
  });

  it('of a town is none of another, and that of the portal none of a town with its own where places may be looser', async () => {
    await gate('after', 'members', other.id);
    await gate('release', 'members', 0);
    await expect(publish(author, await written())).rejects.toMatchObject({ status: 403 });
    const there = await written({ locationId: other.id });
    await expect(publish(author, there)).rejects.toMatchObject({ status: 403 });
    await changeSetting(ctx, placesMayLoosen, true);
    expect(await publish(author, there)).toMatchObject({ kind: 'done' });
    await changeSetting(ctx, placesMayLoosen, false);
  });

  it('is met by changes of what is out, and by pictures and places changed beside the composer', async () => {
    const { id } = await written();
    const { manuscript } = await publish(author, { id });
    const ref: ContentRef = { type: 'article', id: manuscript.objectId! };
    await gate('release');
    const changed = savedIn(await saveAs(ctx, author, manuscript, { headline: 'Ganz anders' }));
    await expect(publish(author, changed)).rejects.toMatchObject({ status: 403 });
    await expect(demandPassage(as(author), ref)).rejects.toMatchObject({ status: 403 });
    await demandPassage(as(editorHere), ref);
    // Who may move it by hand can't carry it past the gate of where it goes.
    await gate(null);
    await gate('release', 'members', other.id);
    const move = placePiece(as(author), ref, (now) => ({ ...now, locationId: other.id }));
    await expect(move).rejects.toMatchObject({ status: 403 });
    const listed = await listPieces(ctx, { locationId: other.id, limit: 9 });
    expect(listed.entries.map(({ id: pieceId }) => pieceId)).not.toContain(ref.id);
  });
});

/** Returns how many of the pages of readers name it. */
const pagesThatNameIt = async () => {
  const all = [
    '/',
    `/${town.slug}`,
    `/${town.slug}/artikel`,
    '/suche?q=Kanarienvogel',
    '/feed',
    '/sitemap.xml',
  ];
  const bodies = await Promise.all(
    all.map((url) => app.http.inject({ url, headers: { accept: 'text/html' } })),
  );
  return bodies.filter(({ body }) => body.includes('Zitronenfalter')).length;
};

describe('what waits', () => {
  it('is nowhere to be seen before its release, and everywhere after', async () => {
    await gate('release');
    const headline = 'Kanarienvogel Zitronenfalter';
    const { id } = await written({ headline });
    await submitManuscript(as(author), { id, version: 1 });
    expect(await pagesThatNameIt()).toBe(0);
    const { manuscript } = await publish(editorHere, { id });
    const ref = { type: 'article', id: manuscript.objectId! };
    expect((await summariesOf(as(anonymous), [ref])).size).toBe(1);
    expect(await pagesThatNameIt()).toBeGreaterThan(0);
  });

  it('says for what, to its author and to who releases it', async () => {
    await gate('release');
    const { id } = await written();
    await submitManuscript(as(author), { id, version: 1 });
    const { heldReasons } = (await findManuscript(ctx, id))!;
    expect(heldReasons).toEqual([`Aus ${town.name} erscheint alles erst nach Freigabe`]);
    const { body } = await app.http.inject({
      url: '/schreiben',
      headers: { accept: 'text/html', ...(await signedIn(app, person)) },
    });
    expect(body).toContain(`Aus ${town.name} erscheint alles erst nach Freigabe`);
  });

  it('waits on when the gate opens; taken back by its author it comes out', async () => {
    await gate('release');
    const { id } = await written();
    await submitManuscript(as(author), { id, version: 1 });
    await gate('after');
    expect(await findManuscript(ctx, id)).toMatchObject({ state: 'in-review' });
    await reclaimManuscript(as(author), id);
    expect(await publish(author, { id })).toMatchObject({ kind: 'done' });
  });

  it('goes to the editors at its hour when a gate was closed after it was planned, and its author hears why', async () => {
    const { id } = await written();
    await scheduleManuscript(as(author), { id, version: 1, at: later(HOUR_MS) });
    await gate('release');
    await runSchedule({ ...ctx, now: later(2 * HOUR_MS) });
    expect(await findManuscript(ctx, id)).toMatchObject({
      state: 'in-review',
      objectId: null,
      heldReasons: [`Aus ${town.name} erscheint alles erst nach Freigabe`],
    });
    expect(await listNotes(ctx, id)).toMatchObject([{ text: expect.stringContaining('nach Freigabe') }]);
    const jobs = sql`select name from pgboss.job where (data ->> 'manuscriptId')::int = ${id} order by name`;
    expect((await ctx.db.execute(jobs)).rows).toEqual([
      { name: 'notifications.on-manuscripts-failed' },
      { name: 'notifications.on-manuscripts-submitted' },
    ]);
    // What an editor planned comes out: they have looked at it.
    const second = await written({ headline: 'Von der Redaktion geplant' });
    await scheduleManuscript(as(editorHere), { id: second.id, version: 1, at: later(HOUR_MS) });
    await runSchedule({ ...ctx, now: later(2 * HOUR_MS) });
    expect(await findManuscript(ctx, second.id)).toMatchObject({ pieceState: 'published' });
  });

  it('loses against neither of two who decide at once: it is released or handed back, and nothing between', async () => {
    await gate('release');
    const { id } = await written();
    await submitManuscript(as(author), { id, version: 1 });
    const outcomes = await Promise.allSettled([
      publish(editorHere, { id }),
      handBackManuscript(as(boss), id, 'Noch nicht'),
      publish(author, { id }),
    ]);
    expect(outcomes[2]).toMatchObject({ status: 'rejected' });
    const { state, pieceState } = (await findManuscript(ctx, id))!;
    expect([
      ['done', 'published'],
      ['draft', null],
    ]).toContainEqual([state, pieceState]);
  });
});

describe('questions about people', () => {
  it('are asked before it is handed in, kept, and shown to who releases it', async () => {
    await gate('questions');
    const { id } = await written();
    const submit = (answers?: Record<string, string>) =>
      submitManuscript(as(author), { id, version: 1, answers });
    await expect(submit()).rejects.toMatchObject({
      status: 422,
      errors: { others: expect.any(String), special: expect.any(String) },
    });
    await expect(submit({ others: 'ja', special: 'nein' })).rejects.toMatchObject({
      errors: { consent: expect.any(String) },
    });
    expect(await findManuscript(ctx, id)).toMatchObject({ state: 'draft', answers: null });
    await submit({ others: 'ja', special: 'nein', consent: 'ja' });
    expect((await findManuscript(ctx, id))!.answers).toEqual({
      others: true,
      special: false,
      consent: true,
      wasOfConcern: false,
    });
    const { body } = await app.http.inject({
      url: '/cockpit/beitraege',
      headers: { accept: 'text/html', ...(await signedIn(app, here)) },
    });
    expect(body).toContain('Andere Menschen: Ja');
    expect(body).toContain('Einverständnis: Ja');
  });

  it('keep it in review whatever else says, until somebody releases it', async () => {
    for (const answers of [SENSITIVE, { others: 'ja', special: 'nein', consent: 'nein' }]) {
      await gate('questions');
      const { id } = await written();
      await submitManuscript(as(author), { id, version: 1, answers });
      await gate('after');
      await reclaimManuscript(as(author), id);
      await expect(publish(author, { id })).rejects.toMatchObject({ status: 403 });
      const plan = { id, version: 1, at: later(HOUR_MS) };
      await expect(scheduleManuscript(as(author), plan)).rejects.toMatchObject({ status: 403 });
      // Another answer is noted, but opens nothing by itself.
      await submitManuscript(as(author), { id, version: 1, answers: FINE });
      await reclaimManuscript(as(author), id);
      await expect(publish(author, { id })).rejects.toMatchObject({ status: 403 });
      const { manuscript } = await publish(editorHere, { id });
      expect(manuscript).toMatchObject({ pieceState: 'published', heldReasons: [] });
      const changed = savedIn(await saveAs(ctx, author, manuscript, { headline: 'Danach' }));
      expect(await publish(author, changed)).toMatchObject({ kind: 'done' });
    }
  });

  it('are not asked of what a calendar brings, and whoever releases that reads so', async () => {
    await gate('questions');
    const { id } = await written();
    await submitManuscript(as(author), { id, version: 1, answers: 'unasked' });
    expect(await findManuscript(ctx, id)).toMatchObject({ state: 'in-review', answers: null });
  });
});

describe('rules', () => {
  it('hold pieces by their words wherever they stand in them, and name themselves', async () => {
    await changeSetting(ctx, heldWords, 'wundermittel');
    for (const words of [
      { headline: 'Das Wundermittel' },
      { lead: 'Ein WUNDERMITTEL!' },
      { body: build.doc(build.p('Kauft das Wundermittel.')) },
      { tags: ['Wundermittel'] },
    ]) {
      const { id } = await written(words);
      await expect(publish(author, { id })).rejects.toMatchObject({ status: 403 });
      await submitManuscript(as(author), { id, version: 1 });
      expect((await findManuscript(ctx, id))!.heldReasons).toEqual(['Enthält „wundermittel“']);
    }
    expect(await publish(author, await written({ headline: 'Wundermittelchen' }))).toMatchObject({
      kind: 'done',
    });
  });

  it('mark what appears: editors find it, readers never learn of it', async () => {
    await changeSetting(ctx, markedWords, 'spendenlauf');
    const { manuscript } = await publish(author, await written({ headline: 'Der Spendenlauf am Fluss' }));
    expect(manuscript).toMatchObject({
      markedReasons: expect.arrayContaining(['Enthält „spendenlauf“']),
      pieceState: 'published',
    });
    const read = async (url: string, headers: object) =>
      (await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })).body.replaceAll(
        '\u00ad',
        '',
      );
    const editor = await signedIn(app, here);
    expect(await read('/cockpit/beitraege/alle?zustand=markiert', editor)).toContain(
      'Der Spendenlauf am Fluss',
    );
    const foreign = await signedIn(app, there);
    expect(await read('/cockpit/beitraege/alle?zustand=markiert', foreign)).not.toContain('Spendenlauf');
    const href = (await summariesOf(ctx, [{ type: 'article', id: manuscript.objectId! }])).values().next()
      .value!.href;
    expect(await read(href, {})).not.toContain('Enthält');
  });

  it('mark what is out, and no longer what was thrown away', async () => {
    await changeSetting(ctx, markedWords, 'Spendenlauf');
    const { manuscript } = await publish(author, await written({ headline: 'Der Fluss steigt' }));
    const { markedReasons } = manuscript;
    const { version } = savedIn(await saveAs(ctx, author, manuscript, { headline: 'Der Spendenlauf' }));
    await submitManuscript(as(author), { id: manuscript.id, version });
    expect((await findManuscript(ctx, manuscript.id))!.markedReasons).toContain('Enthält „spendenlauf“');
    await discardManuscript(as(author), manuscript.id, version);
    expect((await findManuscript(ctx, manuscript.id))!.markedReasons).toEqual(markedReasons);
  });

  it('count what is out as brought out, also while its author changes it', async () => {
    const busy = (await anAuthor(ctx)).viewer;
    const bringOut = async (headline: string) => {
      const { id } = await aManuscript(ctx, busy, { locationId: town.id, headline });
      return (await publish(busy, { id })).manuscript;
    };
    for (const at of [1, 2, 3, 4, 5]) {
      const out = await bringOut(`Das ${at}. von vielen`);
      expect(out.markedReasons).not.toContain('Ungewöhnlich viel in kurzer Zeit');
      await saveAs(ctx, busy, out, { headline: `Das ${at}. wird anders` });
    }
    expect((await bringOut('Das letzte')).markedReasons).toContain('Ungewöhnlich viel in kurzer Zeit');
  });

  it('that are switched off find nothing', async () => {
    const shouted = {
      headline: 'DAS IST EINE SEHR LAUTE ÜBERSCHRIFT',
      lead: '',
      body: build.doc(build.p('LAUT.')),
    };
    await expect(publish(author, await written(shouted))).rejects.toMatchObject({ status: 403 });
    await changeSetting(ctx, ruleDeeds.capitals, 'off');
    expect(await publish(author, await written(shouted))).toMatchObject({ kind: 'done' });
  });
});
