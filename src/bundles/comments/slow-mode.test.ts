import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { createComment } from './commands.ts';
import { RECENT_LOOKED_AT } from './constants.ts';
import { moderateThread } from './moderation.ts';
import { aComment } from './test-data.ts';

const ctx = await testCtx();

const as = (viewer: Viewer, later = 0): Ctx => ({
  ...actAs(ctx, viewer),
  now: new Date(ctx.now.getTime() + later),
});
const aMember = async () => (await aUser(ctx, { createdAt: new Date('2020-01-01') })).viewer;
const aModerator = async () =>
  (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] })).viewer;

describe('a thread that is slowed down', () => {
  it('lets everybody write again after a while, and says when', async () => {
    const [article, author, other] = [await anArticle(ctx), await aMember(), await aMember()];
    const moderator = await aModerator();
    await moderateThread(as(moderator), article, { slowModeSeconds: 300 });
    const say = (viewer: Viewer, text: string, seconds = 0) =>
      createComment(as(viewer, seconds * 1000), article, { text });
    expect(await say(author, 'eins')).toMatchObject({ kind: 'created' });
    expect(await say(author, 'eins')).toMatchObject({ kind: 'created', count: 1 });
    expect(await say(author, 'zwei', 60)).toEqual({
      kind: 'refused',
      text: 'Unter diesem Beitrag ist ein Kommentar in 5 Minuten möglich. Bitte warten Sie noch 4 Minuten.',
    });
    expect(await say(author, 'zwei', 299)).toMatchObject({ text: expect.stringContaining('1 Sekunde.') });
    expect(await say(other, 'drei', 61)).toMatchObject({ kind: 'created' });
    expect(await say(author, 'zwei', 300)).toMatchObject({ kind: 'created' });
    for (const text of ['Bitte sachlich.', 'Danke.'])
      expect(await say(moderator, text)).toMatchObject({ kind: 'created' });
    expect(await createComment(as(author), await anArticle(ctx), { text: 'Anderswo' })).toMatchObject({
      kind: 'created',
    });
  });

  it('lets nobody write sooner who has said much elsewhere meanwhile', async () => {
    const [article, elsewhere, author] = [await anArticle(ctx), await anArticle(ctx), await aMember()];
    await moderateThread(as(await aModerator()), article, { slowModeSeconds: 3600 });
    await createComment(as(author), article, { text: 'eins' });
    for (let number = 1; number <= RECENT_LOOKED_AT; number++)
      await aComment(ctx, elsewhere, {
        author,
        createdAt: new Date(ctx.now.getTime() + number * MINUTE_MS),
      });
    const soon = as(author, 30 * MINUTE_MS);
    expect(await createComment(soon, article, { text: 'zwei' })).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('noch 30 Minuten'),
    });
    const later = as(author, 60 * MINUTE_MS);
    expect(await createComment(later, article, { text: 'zwei' })).toMatchObject({ kind: 'created' });
  });

  it('is slowed by moderators of the place, with a note in the history', async () => {
    const article = await anArticle(ctx);
    await expect(moderateThread(as(await aMember()), article, { slowModeSeconds: 60 })).rejects.toMatchObject(
      {
        status: 403,
      },
    );
    const moderator = as(await aModerator());
    const changed = await moderateThread(moderator, article, { isLocked: true, slowModeSeconds: 60 });
    expect(changed).toMatchObject({ isLocked: true, slowModeSeconds: 60 });
    await moderateThread(moderator, article, { isLocked: true, slowModeSeconds: 60 });
    const entries = await listHistory(ctx, { type: 'article', id: article.id });
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'comments.slowed', before: { slowModeSeconds: 0 }, after: { slowModeSeconds: 60 } },
      { action: 'comments.locked' },
    ]);
    expect(entries.filter(({ action }) => action === 'comments.slowed')).toHaveLength(1);
  });
});
