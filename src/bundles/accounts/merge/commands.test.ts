import { describe, expect, it } from 'vitest';
import { personalDataOf } from '#kernel/bundle.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { loadLikes, setLike } from '#bundles/likes/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { aNotice } from '#bundles/notifications/test-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { aSession, aUser, grantPass } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';

import { eraseAccount, finishErasure } from '../erasure/commands.ts';
import { gatherMerged, mergeAccounts } from './commands.ts';
import { rehearseMerge } from './moving.ts';

const ctx = await testCtx();
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const byAdmin = actAs(ctx, admin.viewer);
const REASON = 'Das Mitglied hat darum gebeten';
const merge = (from: TestUser, into: TestUser) =>
  mergeAccounts(byAdmin, { fromId: from.id, intoId: into.id }, { login: from.login, reason: REASON });
const partsOf = async (from: TestUser, into: TestUser) => {
  const tried = await rehearseMerge(byAdmin, { fromId: from.id, intoId: into.id });
  if (tried.kind === 'refused') throw new Error(tried.text);
  return new Map(tried.parts.map(({ data, moved, dropped }) => [data.name, { moved, dropped }]));
};
/** Returns what the person would take along, as JSON. */
const held = async (name: string, { id }: TestUser) => {
  const data = personalDataOf(ctx.portal).find((kept) => kept.name === name)!;
  return JSON.parse(JSON.stringify((await data.exportFor(ctx, id)) ?? null));
};
const two = async () => [await aUser(ctx), await aUser(ctx)] as const;
const like = (person: TestUser, { type, id }: ContentRef) =>
  setLike(actAs(ctx, person.viewer), { type, id }, 'like');

describe('two accounts of one person', () => {
  it('become one: what the second wrote, has and is told is the first’s', async () => {
    const [into, from] = await two();
    const reader = await aUser(ctx);
    const article = await anArticle(ctx, { authorId: from.id });
    await aComment(ctx, article, { author: from.viewer });
    await anImage(ctx, { ownerId: from.id });
    await aMessage(ctx, reader, from);
    await aNotice(ctx, from, article);
    await aSession(ctx, from.id);
    const parts = await partsOf(from, into);
    expect(parts.get('articles')).toEqual({ moved: 1, dropped: 0 });
    expect(parts.get('comments')).toEqual({ moved: 1, dropped: 0 });
    expect(await held('articles', into)).toEqual([]);
    expect(await merge(from, into)).toEqual({ kind: 'merged' });
    expect(await held('articles', into)).toMatchObject([{ id: article.id }]);
    expect((await held('comments', into)).comments).toHaveLength(1);
    expect(await held('images', into)).toHaveLength(1);
    expect((await held('messages', into)).threads).toMatchObject([{ with: reader.name }]);
    expect((await held('messages', reader)).threads).toMatchObject([{ with: into.name }]);
    expect((await held('notifications', into)).notices).toHaveLength(1);
    const { entries } = await listPieces(ctx, { authorId: into.id });
    expect(entries.map(({ id }) => id)).toEqual([article.id]);
  });

  it('leave nothing behind, and the second is erased', async () => {
    const [into, from] = await two();
    await aComment(ctx, await anArticle(ctx, { authorId: from.id }), { author: from.viewer });
    await aMessage(ctx, from, await aUser(ctx));
    await merge(from, into);
    expect(await accountDesk.find(ctx, from.id)).toBeUndefined();
    for (const { name, countFor } of personalDataOf(ctx.portal)) {
      const { goes, stays } = await countFor(ctx, from.id, { keepsComments: true });
      expect([name, goes, stays]).toEqual([name, 0, name === 'account' ? 1 : 0]);
    }
    const [entry] = await listHistory(ctx, { type: 'user', id: into.id });
    expect(entry).toMatchObject({
      action: 'user.merged',
      actorId: admin.id,
      after: { mergedId: from.id, mergeReason: REASON },
    });
  });

  it('count what both like and follow once', async () => {
    const [into, from] = await two();
    const both = await anArticle(ctx);
    const one = await anArticle(ctx);
    for (const person of [into, from]) await like(person, both);
    await like(from, one);
    expect((await partsOf(from, into)).get('likes')).toEqual({ moved: 1, dropped: 1 });
    await merge(from, into);
    expect(await held('likes', into)).toHaveLength(2);
    await like(await aUser(ctx), both);
    const { byRef } = await loadLikes(ctx, [both, one]);
    expect([both, one].map((ref) => byRef.get(refKey(ref))?.count)).toEqual([2, 1]);
  });

  it('make one of two threads with the same person, with what is unread', async () => {
    const [into, from] = await two();
    const partner = await aUser(ctx);
    await aMessage(ctx, partner, into, { text: 'Erste' });
    await aMessage(ctx, partner, from, { text: 'Zweite' });
    await aMessage(ctx, from, partner, { text: 'Dritte' });
    await aMessage(ctx, from, into, { text: 'Unter uns' });
    expect((await partsOf(from, into)).get('messages')).toEqual({ moved: 2, dropped: 1 });
    await merge(from, into);
    const { threads } = await held('messages', into);
    expect(threads).toHaveLength(1);
    expect(
      threads[0].messages.map(({ text, isOwn }: { text: string; isOwn: boolean }) => [text, isOwn]),
    ).toEqual([
      ['Erste', false],
      ['Zweite', false],
      ['Dritte', true],
    ]);
  });

  it('keep the roles of the first alone, and the longer pass', async () => {
    const into = await aUser(ctx);
    const from = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const until = new Date(ctx.now.getTime() + 1_000_000_000);
    await grantPass(byAdmin, from.id, until);
    await merge(from, into);
    const merged = (await accountDesk.find(ctx, into.id))!;
    expect(merged.roles.map(({ role }) => role)).toEqual(['member']);
    expect(merged.passUntil).toEqual(until);
  });

  it('are merged once, however often and from both sides at once it is asked for', async () => {
    const [one, other] = await two();
    await aComment(ctx, await anArticle(ctx), { author: one.viewer });
    await aComment(ctx, await anArticle(ctx), { author: other.viewer });
    const outcomes = await Promise.allSettled([merge(one, other), merge(other, one), merge(one, other)]);
    const merged = outcomes.filter(
      ({ status, ...rest }) => status === 'fulfilled' && JSON.stringify(rest).includes('"merged"'),
    );
    expect(merged).toHaveLength(1);
    const left = (await accountDesk.find(ctx, one.id)) ? one : other;
    expect((await held('comments', left)).comments).toHaveLength(2);
  });

  it('get what came to the second while it went', async () => {
    const [into, from] = await two();
    await merge(from, into);
    await aComment(ctx, await anArticle(ctx), { author: from.viewer });
    await gatherMerged(ctx, { fromId: from.id, intoId: into.id });
    expect((await held('comments', into)).comments).toHaveLength(1);
    const stranger = await aUser(ctx);
    await gatherMerged(ctx, { fromId: stranger.id, intoId: into.id });
    expect(await accountDesk.find(ctx, stranger.id)).toBeDefined();
  });

  it('get it also where the one that is left has become part of a third meanwhile', async () => {
    const [into, from] = await two();
    const third = await aUser(ctx);
    await merge(from, into);
    await aComment(ctx, await anArticle(ctx), { author: from.viewer });
    await merge(into, third);
    await gatherMerged(ctx, { fromId: from.id, intoId: into.id });
    expect((await held('comments', third)).comments).toHaveLength(1);
  });

  it('leave nothing where the one that is left was erased meanwhile', async () => {
    const [into, from] = await two();
    const partner = await aUser(ctx);
    await merge(from, into);
    await aNotice(ctx, from, await anArticle(ctx));
    await aMessage(ctx, from, partner);
    const outcome = await eraseAccount(byAdmin, into.id, {
      login: into.login,
      reason: REASON,
      keepsComments: true,
    });
    await finishErasure(ctx, outcome.kind === 'ordered' ? outcome.proofId : 0);
    await gatherMerged(ctx, { fromId: from.id, intoId: into.id });
    for (const { name, countFor } of personalDataOf(ctx.portal)) {
      const { goes } = await countFor(ctx, from.id, { keepsComments: true });
      expect([name, goes]).toEqual([name, 0]);
    }
  });

  it('are rehearsed without a trace', async () => {
    const [into, from] = await two();
    const article = await anArticle(ctx, { authorId: from.id });
    await partsOf(from, into);
    expect(await held('articles', from)).toMatchObject([{ id: article.id }]);
    expect(await accountDesk.find(ctx, from.id)).toBeDefined();
    expect(await listHistory(ctx, { type: 'user', id: into.id })).toEqual([]);
  });

  it('ask for the user name, a reason and an administrator', async () => {
    const [into, from] = await two();
    const ids = { fromId: from.id, intoId: into.id };
    expect(await mergeAccounts(byAdmin, ids, { login: into.login, reason: '' })).toMatchObject({
      kind: 'invalid',
      errors: { login: expect.any(String), reason: expect.any(String) },
    });
    const byEditor = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] })).viewer);
    await expect(mergeAccounts(byEditor, ids, { login: from.login, reason: REASON })).rejects.toMatchObject({
      status: 403,
    });
    await expect(rehearseMerge(byEditor, ids)).rejects.toMatchObject({ status: 403 });
  });
});
