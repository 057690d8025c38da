import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { pruneExports, runExport } from './commands.ts';
import { LOG_DAYS, RUN_JOB } from './constants.ts';
import { ownExports } from './personal-data.ts';
import { findRun } from './queries.ts';
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

describe('the file of an export', () => {
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
});
