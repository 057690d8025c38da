import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment, findThread } from '#bundles/comments/test-data.ts';
import { anImage, storedImages } from '#bundles/media/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { appeal, decideAppeal } from '../appeals/commands.ts';
import { standingHref } from '../links.ts';
import { eraseDeleted } from '../ending.ts';
import { findCase, listDecisions, listUnnotified } from '../queries.ts';
import { aDecision, aNotice } from '../test-data.ts';
import { decideCase } from './commands.ts';
import { NOTHING_DECIDED } from './rules.ts';

const ctx = await testCtx();
const anAdmin = async () => (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer;
const [deciding, again] = [actAs(ctx, await anAdmin()), actAs(ctx, await anAdmin())];
const visitor = actAs(ctx, anonymous);

const tokenOf = (caseId: number) => standingHref(ctx, { side: 'affected', id: caseId }).split('/').at(-1)!;
const reverse = async (caseId: number, decisionId?: number): Promise<void> => {
  if ((await findCase(ctx, caseId))?.state !== 'appealed')
    await appeal(visitor, tokenOf(caseId), 'Das stimmt nicht.', decisionId);
  const outcome = await decideAppeal(again, caseId, { outcome: 'reversed', answer: 'Stimmt.' });
  expect(outcome).toEqual({ kind: 'reversed' });
};

const aCaseOf = async (author = undefined as Awaited<ReturnType<typeof aUser>> | undefined) => {
  const article = await anArticle(ctx);
  const { viewer } = author ?? (await aUser(ctx));
  const { id } = await aComment(ctx, article, { author: viewer });
  return { article, ...(await aNotice(ctx, { type: 'comment', id })) };
};
const isLocked = async (article: { type: 'article'; id: number }) =>
  (await findThread(ctx, article)).isLocked;

describe('a thread that two decisions close', () => {
  it('stays closed until both have fallen', async () => {
    const { article, caseId: first } = await aCaseOf();
    const comment = await aComment(ctx, article);
    const { caseId: second } = await aNotice(ctx, { type: 'comment', id: comment.id });
    for (const caseId of [first, second]) await aDecision(deciding, caseId, { isThreadLocked: true });
    await reverse(first);
    expect(await isLocked(article)).toBe(true);
    await reverse(second);
    expect(await isLocked(article)).toBe(false);
  });

  it('is open again even where what it belongs to is gone, and that stops no decision', async () => {
    const { article, caseId } = await aCaseOf();
    await aDecision(deciding, caseId, { isThreadLocked: true });
    await putArticleInState(ctx, article.id, 'erased');
    await reverse(caseId);
    expect(await isLocked(article)).toBe(false);
    const other = await aCaseOf();
    await putArticleInState(ctx, other.article.id, 'erased');
    await aDecision(deciding, other.caseId, { measure: 'none', isThreadLocked: true });
    expect(await findCase(ctx, other.caseId)).toMatchObject({ state: 'decided' });
  });
});

it('a picture that two decisions hide is there again when both have fallen', async () => {
  const image = await anImage(ctx);
  const { caseId, noticeId } = await aNotice(ctx, { type: 'image', id: image.id });
  await aNotice(ctx, { type: 'image', id: image.id });
  const accessNow = async () => (await storedImages(ctx, [image.id])).get(image.id)?.access;
  // This decision doesn't answer the other notice, which came too late for it.
  const hide = { ...NOTHING_DECIDED, measure: 'hide', category: 'privacy', facts: 'Es zeigt ein Kind.' };
  await decideCase(deciding, caseId, hide, { lastNotice: noticeId });
  await appeal(visitor, tokenOf(caseId), 'Das stimmt nicht.');
  await aDecision(deciding, caseId);
  await reverse(caseId);
  expect(await accessNow()).toBe('blocked');
  await reverse(caseId);
  expect(await accessNow()).not.toBe('blocked');
});

const HIDE = { ...NOTHING_DECIDED, measure: 'hide', category: 'insult', facts: 'Es steht da.' };
const lateNotice = async (ref: { readonly type: string; readonly id: number }, measure = 'hide') => {
  const { caseId, noticeId } = await aNotice(ctx, ref);
  await aNotice(ctx, ref);
  await decideCase(deciding, caseId, { ...HIDE, measure }, { lastNotice: noticeId });
  expect(await findCase(ctx, caseId)).toMatchObject({ state: 'open' });
  return caseId;
};

describe('a notice that came too late for the decision', () => {
  it('is answered by hiding, too, and the comment is there again when both have fallen', async () => {
    const comment = { type: 'comment', id: (await aComment(ctx, await anArticle(ctx))).id };
    const caseId = await lateNotice(comment);
    await aDecision(deciding, caseId);
    const isSeen = async () => (await findSummary(visitor, comment)) !== undefined;
    const [first, second] = await listDecisions(ctx, caseId);
    await reverse(caseId, second!.id);
    expect(await isSeen()).toBe(false);
    await reverse(caseId, first!.id);
    expect(await isSeen()).toBe(true);
  });

  it('is answered by deleting what was hidden: that is gone when nobody can appeal any more', async () => {
    const image = await anImage(ctx);
    const caseId = await lateNotice({ type: 'image', id: image.id });
    await aDecision(deciding, caseId, { measure: 'delete' });
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };
    await eraseDeleted(later);
    expect((await listDecisions(ctx, caseId)).at(-1)!.erasedAt).toEqual(later.now);
  });

  it('is answered by hiding what was deleted: that is gone all the same', async () => {
    const image = await anImage(ctx);
    const caseId = await lateNotice({ type: 'image', id: image.id }, 'delete');
    await aDecision(deciding, caseId);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 200 * DAY_MS) };
    await eraseDeleted(later);
    expect((await listDecisions(ctx, caseId))[0]!.erasedAt).toEqual(later.now);
  });

  it('is answered by hiding what was deleted, and keeps it hidden when that has fallen', async () => {
    const comment = { type: 'comment', id: (await aComment(ctx, await anArticle(ctx))).id };
    const caseId = await lateNotice(comment, 'delete');
    await aDecision(deciding, caseId);
    const isSeen = async () => (await findSummary(visitor, comment)) !== undefined;
    const [first, second] = await listDecisions(ctx, caseId);
    await reverse(caseId, first!.id);
    expect(await isSeen()).toBe(false);
    await reverse(caseId, second!.id);
    expect(await isSeen()).toBe(true);
  });
});

const endOf = async (id: number) => (await accountDesk.suspension.find(ctx, id))?.until;
const inDays = (days: number) => ctx.now.getTime() + days * DAY_MS;

describe('suspensions of one person by several decisions', () => {
  it('are as long as the longest, and each falls by itself', async () => {
    const author = await aUser(ctx);
    const [long, short] = [await aCaseOf(author), await aCaseOf(author)];
    await aDecision(deciding, long.caseId, { suspension: '30' });
    await aDecision(deciding, short.caseId, { suspension: '7' });
    expect((await endOf(author.id))!.getTime()).toBeGreaterThan(inDays(28));
    await reverse(long.caseId);
    const end = (await endOf(author.id))!.getTime();
    expect(end).toBeGreaterThan(inDays(6));
    expect(end).toBeLessThan(inDays(9));
    await reverse(short.caseId);
    expect(await endOf(author.id)).toBeUndefined();
  });

  it('of the same length are two', async () => {
    const author = await aUser(ctx);
    const [one, other] = [await aCaseOf(author), await aCaseOf(author)];
    for (const { caseId } of [one, other]) await aDecision(deciding, caseId, { suspension: '7' });
    await reverse(other.caseId);
    expect(await endOf(author.id)).toBeDefined();
    await reverse(one.caseId);
    expect(await endOf(author.id)).toBeUndefined();
  });

  it('keep them suspended by the one of which they are just being told', async () => {
    const author = await aUser(ctx);
    const [long, short] = [await aCaseOf(author), await aCaseOf(author)];
    await aDecision(deciding, long.caseId, { suspension: '30' });
    await decideCase(deciding, short.caseId, { ...HIDE, suspension: '7' }, { undoMs: 60_000 });
    await appeal(visitor, tokenOf(long.caseId), 'Das stimmt nicht.');
    const [told] = await listDecisions(ctx, short.caseId);
    const reversed = await withTransaction(ctx, async (telling) => {
      await listUnnotified(telling, told!);
      const reversing = reverse(long.caseId);
      await Promise.race([reversing, setTimeout(500)]);
      return { reversing };
    });
    await reversed.reversing;
    expect((await endOf(author.id))!.getTime()).toBeGreaterThan(inDays(6));
  });

  it('leave what an administrator had decided before', async () => {
    const author = await aUser(ctx);
    const until = new Date(inDays(10));
    const input = { reason: 'Davor.', until, hidesContributions: true };
    const [first, second] = [await aCaseOf(author), await aCaseOf(author)];
    await accountDesk.suspension.suspend(deciding, author.id, input);
    await aDecision(deciding, first.caseId, { suspension: '30' });
    await aDecision(deciding, second.caseId, { suspension: 'open' });
    expect(await endOf(author.id)).toBeNull();
    await reverse(first.caseId);
    expect(await endOf(author.id)).toBeNull();
    await reverse(second.caseId);
    expect(await accountDesk.suspension.find(ctx, author.id)).toMatchObject(input);
  });
});
