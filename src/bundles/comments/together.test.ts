import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { createComment } from './commands.ts';
import { listMentioned } from './mentioned.ts';
import { findThread, listComments } from './queries.ts';
import { aComment, aLockedThread } from './test-data.ts';
import * as texts from './texts.ts';
import { lockThreadRow } from './threads.ts';

const { log, lines } = capturedLog();
const portal = await testPortal({ log });
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer): Ctx => actAs(makeCtx(portal, portalItself), viewer);
const aMember = async () => (await aUser(ctx)).viewer;
const members = (count: number) => Promise.all(Array.from({ length: count }, aMember));
const textsOf = async (owner: ContentRef) => (await listComments(ctx, owner)).map(({ text }) => text);
const oneByOne = () => lines.filter(({ msg }) => msg === 'comments are written one by one');

/** Holds the thread of a thing until the given function is called. */
const lockThread = async (owner: ContentRef) => {
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = withTransaction(ctx, async (ctx) => {
    await lockThreadRow(ctx, owner);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await holding;
  };
};

const isAnswered = async (answer: Promise<unknown>) =>
  (await Promise.race([answer.then(() => true), sleep(100).then(() => false)])) === true;

describe('comments of the same moment', () => {
  it('cost the queries of one of them', async () => {
    const articles = [await anArticle(ctx), await anArticle(ctx)];
    const people = await members(20);
    for (const article of articles) await aComment(ctx, article);
    const write = (viewers: readonly Viewer[]) =>
      Promise.all(
        viewers.map((viewer, at) =>
          createComment(as(viewer), articles[at % 2]!, { text: 'Zugleich.', isAnyway: true }),
        ),
      );
    await write(await members(1));
    const before = portal.database.queryCount();
    const outcomes = await write(people);
    expect(portal.database.queryCount() - before).toBeLessThan(10);
    expect(outcomes.map((outcome) => 'count' in outcome && outcome.count)).toEqual(
      people.map((_, at) => Math.floor(at / 2) + (at % 2 === 0 ? 3 : 2)),
    );
  });

  it('become each what they would have become alone', async () => {
    const [article, other, locked] = [await anArticle(ctx), await anArticle(ctx), await aLockedThread(ctx)];
    const root = await aComment(ctx, article);
    const named = await aUser(ctx, { name: 'Genau Diese' });
    const unconfirmed = { ...(await aMember()), isConfirmed: false };
    const asked: (readonly [Viewer, ContentRef, Parameters<typeof createComment>[2]])[] = [
      [await aMember(), article, { text: 'Erstes.' }],
      [await aMember(), locked, { text: 'Hier nicht.' }],
      [unconfirmed, article, { text: 'Noch nicht.' }],
      [await aMember(), article, { text: 'Antwort.', parentId: root.id }],
      [await aMember(), other, { text: 'Antwort darauf?', parentId: root.id }],
      [await aMember(), other, { text: '  ' }],
      [await aMember(), other, { text: 'DAS MUSS JETZT ENDLICH AUFHÖREN', isAnyway: true }],
      [await aMember(), other, { text: 'Zu @Genau Diese: ja.' }],
      [await aMember(), { type: 'article', id: 2_000_000 }, { text: 'Wo?' }],
    ];
    const outcomes = await Promise.allSettled(
      asked.map(([viewer, owner, input]) => createComment(as(viewer), owner, input)),
    );
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'fails'))).toEqual([
      { kind: 'created', commentId: expect.any(Number), count: 2 },
      { kind: 'refused', text: texts.refusals.locked },
      { kind: 'refused', text: texts.refusals.unconfirmed },
      { kind: 'created', commentId: expect.any(Number), count: 3 },
      { kind: 'invalid', errors: { parentId: texts.parentUnknown } },
      { kind: 'invalid', errors: { text: texts.textMissing } },
      { kind: 'held', commentId: expect.any(Number), count: 0 },
      { kind: 'created', commentId: expect.any(Number), count: 1 },
      'fails',
    ]);
    expect(await textsOf(article)).toEqual([root.text, 'Erstes.', 'Antwort.']);
    expect((await findThread(ctx, other)).commentCount).toBe(1);
    const [naming] = (await listComments(ctx, other)).filter(({ text }) => text.includes('@'));
    expect(await listMentioned(ctx, naming!.id)).toEqual([named.id]);
    expect(await listHistory(ctx, { type: 'comment', id: naming!.id })).toMatchObject([
      { action: 'comment.created', actorId: naming!.authorId, after: { owner: { id: other.id } } },
    ]);
  });

  it('are all written but the one that fails', async () => {
    const article = await anArticle(ctx);
    const nobody = { ...(await aMember()), id: 2_000_000 };
    const people = [...(await members(3)), nobody, ...(await members(3))];
    const outcomes = await Promise.allSettled(
      people.map((viewer, at) => createComment(as(viewer), article, { text: `Nummer ${at}.` })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      people.map((viewer) => (viewer === nobody ? 'rejected' : 'fulfilled')),
    );
    expect((await textsOf(article)).toSorted()).toEqual([0, 1, 2, 4, 5, 6].map((at) => `Nummer ${at}.`));
    expect((await findThread(ctx, article)).commentCount).toBe(6);
    expect(oneByOne()).toHaveLength(1);
  });

  it('wait for a thread that is held only where they stand in it', async () => {
    const [held, free] = [await anArticle(ctx), await anArticle(ctx)];
    await aComment(ctx, held);
    const release = await lockThread(held);
    const waiting = createComment(as(await aMember()), held, { text: 'Ich warte.' });
    const beside = createComment(as(await aMember()), free, { text: 'Ich nicht.' });
    expect(await beside).toMatchObject({ kind: 'created' });
    expect(await createComment(as(await aMember()), free, { text: 'Ich auch nicht.' })).toMatchObject({
      kind: 'created',
    });
    expect(await isAnswered(waiting)).toBe(false);
    await release();
    expect(await waiting).toMatchObject({ kind: 'created', count: 2 });
  });

  it('are refused where what they stand under was withdrawn while they waited', async () => {
    const [held, withdrawn] = [await anArticle(ctx), await anArticle(ctx)];
    await aComment(ctx, held);
    const release = await lockThread(held);
    const waiting = createComment(as(await aMember()), held, { text: 'Ich warte.' });
    await sleep(100);
    const late = createComment(as(await aMember()), withdrawn, { text: 'Zu spät.' });
    late.catch(() => undefined);
    await putArticleInState(ctx, withdrawn.id, 'withdrawn');
    await release();
    await expect(late).rejects.toMatchObject({ status: 404 });
    expect(await waiting).toMatchObject({ kind: 'created' });
    expect(await textsOf(withdrawn)).toEqual([]);
  });
});

it('halves of a character, as only programs send them, are kept as the sign for what can’t be read', async () => {
  const article = await anArticle(ctx);
  await createComment(as(await aMember()), article, { text: 'Halb \ud83d und ganz \u{1f600}' });
  expect(await textsOf(article)).toEqual(['Halb \ufffd und ganz \u{1f600}']);
});
