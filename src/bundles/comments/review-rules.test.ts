import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { heldWords, ruleNames } from '#bundles/gates/public.ts';
import { listHistory } from '#bundles/history/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { announceNew } from './announcements.ts';
import { createComment, editComment } from './commands.ts';
import { decideComment } from './moderation.ts';
import { findComment, findThread, listComments } from './queries.ts';
import { deleteComment } from './removing.ts';
import { reviewFirst } from './settings.ts';
import { aComment, aPendingComment } from './test-data.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();

const as = (viewer: Viewer, later = 0): Ctx => ({
  ...actAs(ctx, viewer),
  now: new Date(ctx.now.getTime() + later),
});
const LONG_AGO = new Date('2020-01-01');
const aMember = async () => (await aUser(ctx, { createdAt: LONG_AGO })).viewer;
const aModerator = async () =>
  (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] })).viewer;
const countOf = async (owner: ContentRef) => (await findThread(ctx, owner)).commentCount;
const stateOf = async (id: number) => (await findComment(ctx, id))?.state;
const reasonsOf = async (id: number) => (await findComment(ctx, id))?.heldReasons;

const announced = async (event: string) => {
  await announceNew(ctx);
  const { rows } = await ctx.db.execute<{ data: { comments?: unknown[] } }>(
    sql`select data from pgboss.job where name = ${`notifications.on-${event}`} order by created_on`,
  );
  return rows.flatMap(({ data }): unknown[] => data.comments ?? [data]);
};
beforeEach(async () => {
  await ctx.db.execute(sql`delete from comments_to_tell`);
  await ctx.db.execute(sql`delete from pgboss.job`);
});

const LINKS = 'Siehe https://a.example und https://b.example';

describe('a comment is held and names why', () => {
  it.each([
    ['many links', `${LINKS} und [url=https://c.example]hier[/url]`, [ruleNames.manyLinks]],
    ['capitals', 'WER HAT SICH DAS DENN AUSGEDACHT?', [ruleNames.capitals]],
    [
      'both',
      `${LINKS} und https://c.example SO GEHT DAS NICHT WEITER HIER MIT UNS ALLEN IN AUENFELD UND SONSTWO`,
      [ruleNames.manyLinks, ruleNames.capitals],
    ],
  ])('%s', async (_, text, reasons) => {
    const article = await anArticle(ctx);
    const outcome = await createComment(as(await aMember()), article, { text, isAnyway: true });
    expect(outcome).toEqual({ kind: 'held', commentId: expect.any(Number), count: 0 });
    if (outcome.kind !== 'held') return;
    expect(await reasonsOf(outcome.commentId)).toEqual(reasons);
    expect(await countOf(article)).toBe(0);
    expect((await listPieces(ctx, { locationId: article.row.locationId })).entries[0]?.commentCount).toBe(0);
    expect(await announced('comments-created')).toEqual([]);
  });

  it('but not for two links, nor for a lone word in capitals', async () => {
    const [article, author] = [await anArticle(ctx), await aMember()];
    for (const text of [LINKS, 'Das geht SO nicht.'])
      expect(await createComment(as(author), article, { text })).toMatchObject({ kind: 'created' });
  });

  it('a link from an account that is younger than a day', async () => {
    const article = await anArticle(ctx);
    const newcomer = (await aUser(ctx)).viewer;
    const text = 'Mehr unter https://a.example';
    const { id } = await aComment(ctx, article, { author: newcomer, text });
    expect(await reasonsOf(id)).toEqual([ruleNames.newcomersLinks]);
    expect(await createComment(as(newcomer), article, { text: 'Ohne Link.' })).toMatchObject({
      kind: 'created',
    });
    expect(await createComment(as(newcomer, 86_400_000), article, { text: `${text} !` })).toMatchObject({
      kind: 'created',
    });
  });

  it('the same text under another piece on the same day, unless everybody says it', async () => {
    const [one, other] = [await anArticle(ctx), await anArticle(ctx)];
    const author = await aMember();
    const text = 'Bei mir gibt es günstige Fahrräder.';
    await aComment(ctx, one, { author, text });
    const again = await createComment(as(author, 86_399_000), other, { text });
    expect(again).toMatchObject({ kind: 'held' });
    expect(await createComment(as(await aMember()), other, { text })).toMatchObject({ kind: 'created' });
    await aComment(ctx, one, { author, text: 'Danke!' });
    expect(await createComment(as(author), other, { text: 'Danke!' })).toMatchObject({ kind: 'created' });
    const third = await createComment(as(author, 3 * 86_400_000), await anArticle(ctx), { text });
    expect(third).toMatchObject({ kind: 'created' });
  });

  it('words that the portal wants to see first', async () => {
    await changeSetting(ctx, heldWords, 'Gewinnspiel, Krypto\nsofort kaufen');
    const article = await anArticle(ctx);
    const reasonFor = async (text: string) =>
      reasonsOf((await aComment(ctx, article, { author: await aMember(), text })).id);
    expect(await reasonFor('Ein GEWINNSPIEL!')).toEqual([ruleNames.word('gewinnspiel')]);
    expect(await reasonFor('Jetzt sofort kaufen.')).toEqual([ruleNames.word('sofort kaufen')]);
    expect(await reasonFor('Kryptologie ist spannend, Gewinnspiele auch.')).toEqual([]);
    await changeSetting(ctx, heldWords, '');
  });

  it('the first ones of a member, as long as the portal wants', async () => {
    await changeSetting(ctx, reviewFirst, 2);
    const [article, author, moderator] = [await anArticle(ctx), await aMember(), await aModerator()];
    const ids: number[] = [];
    for (const text of ['eins', 'zwei']) ids.push((await aComment(ctx, article, { author, text })).id);
    expect(await reasonsOf(ids[1]!)).toEqual([texts.firstOnes(2)]);
    await decideComment(as(moderator), ids[0]!, 'approve');
    expect(await createComment(as(author), article, { text: 'drei' })).toMatchObject({ kind: 'held' });
    await decideComment(as(moderator), ids[1]!, 'approve');
    expect(await createComment(as(author), article, { text: 'vier' })).toMatchObject({ kind: 'created' });
    expect(await createComment(as(moderator), article, { text: 'fünf' })).toMatchObject({ kind: 'created' });
    await changeSetting(ctx, reviewFirst, 0);
  });

  it('but not those of moderators of the place', async () => {
    const article = await anArticle(ctx);
    const text = 'HIER GILT JETZT DIE HAUSORDNUNG';
    const roles = [{ role: 'moderator', locationPath: article.row.locationPath }] as const;
    const here = (await aUser(ctx, { roles })).viewer;
    expect(await createComment(as(here), article, { text, isAnyway: true })).toMatchObject({
      kind: 'created',
    });
    const elsewhere = (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '999/' }] })).viewer;
    expect(await createComment(as(elsewhere), article, { text, isAnyway: true })).toMatchObject({
      kind: 'held',
    });
  });

  it('once, however often it is sent', async () => {
    const [article, author] = [await anArticle(ctx), await aMember()];
    const text = 'WARUM HÖRT UNS NIEMAND ZU';
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => createComment(as(author), article, { text, isAnyway: true })),
    );
    expect(new Set(outcomes.map((outcome) => outcome.kind))).toEqual(new Set(['held']));
    expect(new Set(outcomes.map((outcome) => 'commentId' in outcome && outcome.commentId)).size).toBe(1);
  });
});

describe('what is held', () => {
  it('is seen by its author and by moderators only', async () => {
    const article = await anArticle(ctx);
    const { id, author } = await aPendingComment(ctx, article);
    const shown = async (viewer: Viewer, seesPending = false) =>
      (await listComments(as(viewer), article, { seesPending })).map((row) => row.id);
    expect(await shown(author)).toEqual([id]);
    expect(await shown(await aModerator(), true)).toEqual([id]);
    expect(await shown(await aMember())).toEqual([]);
  });

  it('is changed and deleted by its author, and stays held whatever it says then', async () => {
    const article = await anArticle(ctx);
    const { id, author } = await aPendingComment(ctx, article);
    const reasons = await reasonsOf(id);
    expect(await editComment(as(author), id, 'Ganz ruhig.')).toEqual({
      kind: 'held',
      commentId: id,
      count: 0,
    });
    expect([await stateOf(id), await reasonsOf(id)]).toEqual(['held', reasons]);
    await expect(editComment(as(await aMember()), id, 'x')).rejects.toMatchObject({ status: 404 });
    await expect(deleteComment(as(await aMember()), id)).rejects.toMatchObject({ status: 404 });
    await deleteComment(as(author), id);
    expect([await stateOf(id), await countOf(article)]).toEqual(['deleted', 0]);
  });

  it('is also what its author makes worse later', async () => {
    const article = await anArticle(ctx);
    const { id, author } = await aComment(ctx, article, { author: await aMember(), text: 'Schön.' });
    expect(await editComment(as(author), id, 'DAS IST DOCH WIRKLICH DAS LETZTE')).toEqual({
      kind: 'held',
      commentId: id,
      count: 0,
    });
    expect([await stateOf(id), await countOf(article)]).toEqual(['held', 0]);
    await decideComment(as(await aModerator()), id, 'approve');
    expect([await stateOf(id), await countOf(article)]).toEqual(['visible', 1]);
  });
});

describe('moderators decide about what is held', () => {
  it('approving lets it appear, counts it and tells whom it concerns, once', async () => {
    const article = await anArticle(ctx);
    const { id, author } = await aPendingComment(ctx, article);
    const moderator = await aModerator();
    const outcomes = await Promise.all([1, 2, 3].map(() => decideComment(as(moderator), id, 'approve')));
    expect(outcomes).toMatchObject([1, 2, 3].map(() => ({ kind: 'approved', count: 1 })));
    expect([await stateOf(id), await countOf(article)]).toEqual(['visible', 1]);
    expect(await announced('comments-created')).toEqual([
      {
        commentId: id,
        owner: { type: 'article', id: article.id },
        authorId: author.id,
        parentId: null,
        mentionedIds: [],
      },
    ]);
    expect(await announced('comments-decided')).toEqual([
      { commentId: id, authorId: author.id, decision: 'approved', deciderId: moderator.id, reason: '' },
    ]);
    const [entry] = await listHistory(ctx, { type: 'comment', id });
    expect(entry).toMatchObject({ action: 'comment.approved', actorId: moderator.id });
  });

  it('rejecting takes it away with a reason', async () => {
    const article = await anArticle(ctx);
    const { id } = await aPendingComment(ctx, article);
    const moderator = await aModerator();
    for (let i = 0; i < 2; i++)
      expect(await decideComment(as(moderator), id, 'reject', { reason: 'Werbung' })).toMatchObject({
        kind: 'rejected',
      });
    expect([await stateOf(id), await countOf(article)]).toEqual(['deleted', 0]);
    // Moderation tells the author, once; comments don't announce it.
    expect(await announced('comments-decided')).toEqual([]);
    const [entry] = await listHistory(ctx, { type: 'comment', id });
    expect(entry).toMatchObject({ action: 'comment.hidden', after: { reason: 'Werbung' } });
  });

  it('the first decision counts', async () => {
    const { id } = await aPendingComment(ctx, await anArticle(ctx));
    const moderator = as(await aModerator());
    await decideComment(moderator, id, 'approve');
    await expect(decideComment(moderator, id, 'reject')).rejects.toMatchObject({ status: 409 });
    expect(await stateOf(id)).toBe('visible');
    const never = await aComment(ctx, await anArticle(ctx));
    await expect(decideComment(moderator, never.id, 'reject')).rejects.toMatchObject({ status: 409 });
    expect(await stateOf(never.id)).toBe('visible');
  });

  it('while its author changes or deletes it: one comes after the other, and the count is right', async () => {
    const moderator = as(await aModerator());
    for (let i = 0; i < 4; i++) {
      const article = await anArticle(ctx);
      const { id, author } = await aPendingComment(ctx, article);
      const outcomes = await Promise.allSettled([
        decideComment(moderator, id, 'approve'),
        editComment(as(author), id, 'Ganz ruhig.'),
        deleteComment(as(author), id),
        decideComment(moderator, id, 'reject'),
      ]);
      // Whoever comes after the end finds nothing to change any more.
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect([404, 409]).toContain(outcome.reason.status);
      const state = await stateOf(id);
      expect(['visible', 'deleted']).toContain(state);
      expect(await countOf(article)).toBe(state === 'visible' ? 1 : 0);
    }
  });

  it('nobody else does', async () => {
    const article = await anArticle(ctx);
    const { id, author } = await aPendingComment(ctx, article);
    const elsewhere = (await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '999/' }] })).viewer;
    const suspended = { ...(await aModerator()), isSuspended: true };
    const pieceAuthor = { ...author, id: article.row.authorId };
    await expect(decideComment(as(author), id, 'approve')).rejects.toMatchObject({ status: 403 });
    // Whoever doesn't see it doesn't learn that it is there.
    for (const viewer of [elsewhere, suspended, pieceAuthor])
      await expect(decideComment(as(viewer), id, 'approve')).rejects.toMatchObject({ status: 404 });
    expect(await stateOf(id)).toBe('held');
  });
});

describe('who is told of a comment', () => {
  it('whoever wrote the piece, is answered or is named; nobody of one’s own', async () => {
    const article = await anArticle(ctx);
    const pieceAuthor = { ...(await aMember()), id: article.row.authorId };
    await aComment(ctx, article, { author: pieceAuthor });
    expect(await announced('comments-created')).toEqual([]);
    const root = await aComment(ctx, article);
    const reply = await aComment(ctx, article, { parentId: root.id, author: pieceAuthor });
    expect(await announced('comments-created')).toMatchObject([
      { commentId: root.id, parentId: null },
      { commentId: reply.id, parentId: root.id, authorId: article.row.authorId },
    ]);
  });
});
