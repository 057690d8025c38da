import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { pruneExports, runExport } from './commands.ts';
import { LOG_DAYS, RUN_JOB } from './constants.ts';
import { ownExports } from './personal-data.ts';
import { findRun } from './queries.ts';
import { isThere } from './run-views.ts';
import { exports } from './schema.ts';
import { entriesOf, postExport } from './test-data.ts';
import type { ExportAnswer, Headers } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const place = await aPlace(ctx);
const author = await aUser(ctx);
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
const asEditor = await signedIn(app, editor);
const at = { locationId: place.id, authorId: author.id };

const aChief = () => aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const mergeInto = ownExports.mergeInto as Exclude<typeof ownExports.mergeInto, 'left'>;

const get = (url: string, headers: Headers) =>
  app.http.inject({ url, headers: { accept: 'application/json', ...headers } });
const answerOf = (reply: { readonly body: string }) => JSON.parse(reply.body) as ExportAnswer;

describe('an export of more than twenty pieces', () => {
  it('is made by the worker as the one who asked, who is told', async () => {
    const town = await aPlace(ctx);
    const person = await aUser(ctx, { roles: [{ role: 'editor', locationPath: town.path }] });
    const headers = await signedIn(app, person);
    const categoryId = (await anArticle(ctx, { locationId: town.id })).row.categoryId;
    for (let made = 0; made < 21; made++)
      await anArticle(ctx, { locationId: town.id, categoryId, authorId: author.id });
    const reply = await postExport(app, headers, 'location', { dataRef: town.id, plugin: 'zip' });
    const { export_response: response, message } = answerOf(reply);
    expect(message?.text).toBe('Der Export läuft. Sie bekommen eine Mitteilung, sobald er fertig ist.');
    expect(response).toEqual({ action: 'forward', data: expect.stringMatching(/^\/cockpit\/export\/\d+$/) });
    const exportId = Number(response!.data.split('/').at(-1));
    const { rows } = await ctx.portal.database.query('select data from pgboss.job where name = $1', [
      RUN_JOB,
    ]);
    expect(rows).toEqual([{ data: { exportId } }]);
    const progress = async () => (await get(`/dataexchange/ajax/exportprogress/${exportId}`, headers)).json();
    expect(await progress()).toMatchObject({ state: 'waiting', fileHref: null });
    await runExport(ctx, exportId);
    await runExport(ctx, exportId);
    expect(await progress()).toMatchObject({ state: 'done', fileHref: `/dataexchange/datei/${exportId}` });
    expect(await findRun(ctx, exportId)).toMatchObject({ pieceCount: 22, state: 'done' });
    const told = await ctx.portal.database.query(
      `select data from pgboss.job where name like '%on-exports-finished'`,
    );
    expect(told.rows).toEqual([
      { data: { exportId, userId: person.id, title: expect.any(String), isDone: true } },
    ]);
    const entries = await entriesOf((await get(`/dataexchange/datei/${exportId}`, headers)).rawPayload);
    expect([...entries.keys()].filter((name) => name.startsWith('texte/'))).toHaveLength(22);
  });

  it('is told without a name where it is about somebody, who may leave', async () => {
    const [chief, { id: aboutId }] = [await aChief(), await aUser(ctx, { name: 'Lea Leise' })];
    const asChief = await signedIn(app, chief);
    const reply = await postExport(app, asChief, 'user', { dataRef: aboutId, plugin: 'json' });
    const exportId = Number(answerOf(reply).export_response!.data.split('/').at(-1));
    expect((await findRun(ctx, exportId))!.title).toContain('Lea Leise');
    await ctx.db.update(exports).set({ state: 'waiting' }).where(eq(exports.id, exportId));
    await runExport(ctx, exportId);
    const { rows } = await ctx.portal.database.query(
      `select data from pgboss.job where name like '%on-exports-finished' and data ->> 'userId' = $1`,
      [String(chief.id)],
    );
    expect(rows).toEqual([{ data: { exportId, userId: chief.id, title: '', isDone: true } }]);
  });

  it('gives nothing to one who has lost the right meanwhile', async () => {
    const article = await anArticle(ctx, at);
    const reply = await postExport(app, asEditor, 'article', { dataRef: article.id, plugin: 'json' });
    const id = Number(answerOf(reply).export_response!.data.split('/').at(-1));
    const stranger = await aUser(ctx);
    await ctx.db.update(exports).set({ state: 'waiting', userId: stranger.id }).where(eq(exports.id, id));
    await runExport(ctx, id);
    expect(await findRun(ctx, id)).toMatchObject({ state: 'failed' });
  });
});

/** Returns a run as the worker finds it: made by the call and waiting again. */
const aWaitingRun = async (person: { readonly id: number }, ids: readonly number[]) => {
  const headers = await signedIn(app, person);
  const reply = await postExport(app, headers, 'article', { dataRef: [...ids], plugin: 'json' });
  const id = Number(answerOf(reply).export_response!.data.split('/').at(-1));
  const [run] = await ctx.db.update(exports).set({ state: 'waiting' }).where(eq(exports.id, id)).returning();
  await ctx.portal.files.remove(run!.fileKey!);
  return { ...run!, headers };
};
const toldOf = async (exportId: number) =>
  (
    await ctx.portal.database.query(
      `select data->'isDone' as done from pgboss.job where name like '%on-exports-finished' and data->>'exportId' = $1`,
      [String(exportId)],
    )
  ).rows;
const isStored = async ({ fileKey }: { readonly fileKey: string | null }) =>
  (await ctx.portal.files.stat(fileKey!)) !== undefined;
const anEditorHere = () => aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });

describe('an export that is made while things change', () => {
  it('by two workers at once is one file, and told of once', async () => {
    const run = await aWaitingRun(await anEditorHere(), [(await anArticle(ctx, at)).id]);
    await Promise.all([runExport(ctx, run.id), runExport(ctx, run.id)]);
    expect(await toldOf(run.id)).toEqual([{ done: true }]);
    const file = await get(`/dataexchange/datei/${run.id}`, run.headers);
    expect([file.statusCode, (file.json() as { items: unknown[] }).items.length]).toEqual([200, 1]);
  });

  it('leaves nothing behind of somebody who leaves meanwhile, and tells them nothing', async () => {
    const person = await anEditorHere();
    const run = await aWaitingRun(person, [(await anArticle(ctx, at)).id]);
    const put = ctx.portal.files.put.bind(ctx.portal.files);
    const leaving = vi.spyOn(ctx.portal.files, 'put').mockImplementationOnce(async (...file) => {
      await ownExports.eraseFor(ctx, person.id, { keepsComments: true });
      return put(...file);
    });
    await runExport(ctx, run.id);
    leaving.mockRestore();
    expect([await isStored(run), await toldOf(run.id)]).toEqual([false, []]);
  });

  it.each(['withdrawn', 'erased'] as const)(
    'holds what may still be read when a piece of it is %s meanwhile, or there is no file',
    async (state) => {
      const [kept, lost] = [await anArticle(ctx, at), await anArticle(ctx, at)];
      const member = await aUser(ctx);
      const run = await aWaitingRun(author, [kept.id, lost.id]);
      await putArticleInState(ctx, lost.id, state);
      const isForAuthor = state === 'withdrawn';
      await runExport(ctx, run.id);
      expect(await findRun(ctx, run.id)).toMatchObject({ state: isForAuthor ? 'done' : 'failed' });
      expect(await isStored(run)).toBe(isForAuthor);
      expect((await get(`/dataexchange/datei/${run.id}`, await signedIn(app, member))).statusCode).not.toBe(
        200,
      );
    },
  );

  it('says that it failed when its time was over before it was its turn', async () => {
    const run = await aWaitingRun(await anEditorHere(), [(await anArticle(ctx, at)).id]);
    await pruneExports({ ...ctx, now: new Date(Date.now() + 25 * 3600_000) });
    await runExport(ctx, run.id);
    expect([await findRun(ctx, run.id), await toldOf(run.id)]).toMatchObject([
      { state: 'failed', fileKey: null },
      [{ done: false }],
    ]);
  });
});

describe('the file of an export', () => {
  it('is there for 24 hours by the clock, and for nobody else', async () => {
    const { data } = answerOf(
      await postExport(app, asEditor, 'article', { dataRef: (await anArticle(ctx, at)).id, plugin: 'csv' }),
    ).export_response!;
    const others = await Promise.all(
      [author, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })].map(async (person) =>
        get(data, await signedIn(app, person)),
      ),
    );
    expect([(await get(data, {})).statusCode, ...others.map(({ statusCode }) => statusCode)]).toEqual([
      401, 404, 403,
    ]);
    const id = Number(data.split('/').at(-1));
    const run = (await findRun(ctx, id))!;
    const after = (ms: number) => isThere({ now: new Date(run.finishedAt!.getTime() + ms) }, run);
    expect([after(24 * 3600_000 - 1), after(24 * 3600_000)]).toEqual([true, false]);
    const statusIn = async (ms: number) => {
      await ctx.db
        .update(exports)
        .set({ expiresAt: new Date(Date.now() + ms) })
        .where(eq(exports.id, id));
      return (await get(data, asEditor)).statusCode;
    };
    expect([await statusIn(5000), await statusIn(-5000)]).toEqual([200, 410]);
  });

  it('is gone after 24 hours, and the log forgets it after a year', async () => {
    const { id } = await anArticle(ctx, at);
    const reply = await postExport(app, asEditor, 'article', { dataRef: id, plugin: 'csv' });
    const { data } = answerOf(reply).export_response!;
    const run = (await findRun(ctx, Number(data.split('/').at(-1))))!;
    expect(run.expiresAt.getTime() - run.finishedAt!.getTime()).toBe(24 * 3600_000);
    await ctx.db.update(exports).set({ expiresAt: new Date() }).where(eq(exports.id, run.id));
    const late = await get(data, asEditor);
    expect([late.statusCode, late.json().msg]).toEqual([
      410,
      'Diese Datei gibt es nicht mehr: Was exportiert wurde, liegt 24 Stunden bereit.',
    ]);
    expect(await ctx.portal.files.stat(run.fileKey!)).toBeDefined();
    await pruneExports({ ...ctx, now: new Date() });
    expect(await ctx.portal.files.stat(run.fileKey!)).toBeUndefined();
    expect(await findRun(ctx, run.id)).toMatchObject({ fileKey: null });
    await pruneExports({ ...ctx, now: new Date(Date.now() + (LOG_DAYS + 1) * 24 * 3600_000) });
    expect(await findRun(ctx, run.id)).toBeUndefined();
  });

  it('leaves with the one who asked for it', async () => {
    const leaver = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const article = await anArticle(ctx, at);
    const reply = await postExport(app, await signedIn(app, leaver), 'article', {
      dataRef: article.id,
      plugin: 'json',
    });
    const run = (await findRun(ctx, Number(answerOf(reply).export_response!.data.split('/').at(-1))))!;
    expect(await ownExports.exportFor(ctx, leaver.id)).toMatchObject([{ plugin: 'json', ids: [article.id] }]);
    await ownExports.eraseFor(ctx, leaver.id, { keepsComments: true });
    expect(await findRun(ctx, run.id)).toMatchObject({ userId: null, fileKey: null });
    expect(await ctx.portal.files.stat(run.fileKey!)).toBeUndefined();
  });

  it.each(['their account', 'another account of theirs'])(
    'about somebody names nobody any more when %s was erased',
    async (account) => {
      const person = await aUser(ctx, { name: 'Ruth Lindner' });
      const reply = await postExport(app, await signedIn(app, await aChief()), 'user', {
        dataRef: person.id,
        plugin: 'json',
      });
      const id = Number(answerOf(reply).export_response!.data.split('/').at(-1));
      expect(await findRun(ctx, id)).toMatchObject({ title: expect.stringContaining('Ruth Lindner') });
      const erased = account === 'their account' ? person : await aUser(ctx);
      if (erased !== person)
        await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: person.id, intoId: erased.id }));
      await ownExports.eraseFor(ctx, erased.id, { keepsComments: true });
      expect(await findRun(ctx, id)).toMatchObject({ title: 'Gelöschtes Mitglied', fileKey: null });
    },
  );
});
