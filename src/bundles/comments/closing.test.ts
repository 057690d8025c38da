import { describe, expect, it } from 'vitest';
import { dayAndClockOf } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { closeDueThread, closingOf } from './closing.ts';
import { lockComments } from './moderation.ts';
import { findThread } from './queries.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const town = await aPlace(ctx);
const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: town.path }] });
const browser = await signedIn(app, moderator);
const member = await signedIn(app, await aUser(ctx));
const inHours = (hours: number) => new Date(ctx.now.getTime() + hours * HOUR_MS);

const anOpenThread = async () => {
  const article = await anArticle(ctx, { locationId: town.id });
  const send = (closes: string, headers = browser, lock = 0, slowModeSeconds = 0) =>
    app.http.inject({
      method: 'POST',
      url: `/kommentare/article/${article.id}/moderieren`,
      payload: { lock, slowModeSeconds, closes },
      headers: { accept: 'text/html', ...headers },
    });
  const read = async () =>
    (await app.http.inject({ url: article.href, headers: { accept: 'text/html', ...member } })).body;
  return { article, send, read };
};

describe('a thread that closes at an hour', () => {
  it('says so to everybody who may write, and is closed then, once', async () => {
    const { article, send, read } = await anOpenThread();
    const closesAt = inHours(3);
    expect((await send(dayAndClockOf(closesAt))).statusCode).toBe(303);
    expect(await read()).toMatch(/Mitreden können Sie hier bis [^<]*Uhr\./);
    await closeDueThread({ ...ctx, now: inHours(2) }, article);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false });
    for (const _twice of [1, 2]) await closeDueThread({ ...ctx, now: inHours(3) }, article);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: true, closesAt: null });
    expect(await read()).toContain('Die Kommentare zu diesem Beitrag sind geschlossen.');
    const actions = (await listHistory(ctx, article)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('comments.'))).toEqual([
      'comments.locked',
      'comments.timed',
    ]);
  });

  it('is closed by the job that comes at its hour by a clock that is a little ahead', async () => {
    const { article, send } = await anOpenThread();
    await send(dayAndClockOf(inHours(3)));
    const { closesAt } = await findThread(ctx, article);
    await closeDueThread({ ...ctx, now: new Date(closesAt!.getTime() - 500) }, article);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: true, closesAt: null });
  });

  it('can be put off, or stay open after all', async () => {
    const { article, send, read } = await anOpenThread();
    await send(dayAndClockOf(inHours(3)));
    await send(dayAndClockOf(inHours(6)));
    await closeDueThread({ ...ctx, now: inHours(4) }, article);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false });
    await send('');
    await closeDueThread({ ...ctx, now: inHours(7) }, article);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false, closesAt: null });
    expect(await read()).not.toContain('Mitreden können Sie hier bis');
  });

  it('that moderators close and open again before stays open', async () => {
    const { article, send } = await anOpenThread();
    await send(dayAndClockOf(inHours(3)));
    for (const isLocked of [true, false]) await lockComments(actAs(ctx, moderator.viewer), article, isLocked);
    await closeDueThread({ ...ctx, now: inHours(4) }, article);
    expect(await findThread(ctx, article)).toMatchObject({ isLocked: false });
  });

  it('needs an hour that is still to come, and keeps what else was chosen; and a moderator of the place', async () => {
    const { article, send } = await anOpenThread();
    for (const typed of ['gestern', '2026-02-31T10:00', '2026-11-27', '1999-01-01T10:00']) {
      const { statusCode, body } = await send(typed);
      expect([typed, statusCode]).toEqual([typed, 422]);
      expect(body).toContain('Bitte geben Sie Tag und Uhrzeit an, die noch kommen.');
      expect(body).toContain(`value="${typed}"`);
    }
    await lockComments(actAs(ctx, moderator.viewer), article, true);
    const { body } = await send('gestern', browser, 0, 300);
    expect(body).toMatch(/<input[^>]*name="lock"[^>]*checked=""[^>]*value="0"|value="0"[^>]*checked=""/);
    expect(body).toMatch(/<option value="300" selected=""/);
    await lockComments(actAs(ctx, moderator.viewer), article, false);
    expect((await send(dayAndClockOf(inHours(3)), member)).statusCode).toBe(403);
    expect(await findThread(ctx, article)).toMatchObject({ closesAt: null });
    expect(closingOf(' ', ctx.now)).toBeNull();
    const soon = new Date(ctx.now.getTime() + 2 * MINUTE_MS);
    expect(closingOf(dayAndClockOf(soon), ctx.now)).toBeInstanceOf(Date);
  });
});
