import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { hideWord, setBoundary, showWord } from './commands.ts';
import { MAX_HIDDEN_WORDS } from './constants.ts';
import { personalBoundaries } from './personal-data.ts';
import { findApart, findBlocks, findUnwilling, listPeople, listWords, ownBoundaries } from './queries.ts';
import { hiddenWords } from './schema.ts';
import { aBlock, aHiddenWord, aMute } from './test-data.ts';

const ctx = await testCtx();
const as = (user: TestUser): Ctx => actAs(ctx, user.viewer);
const people = () => Promise.all([aUser(ctx), aUser(ctx), aUser(ctx)]);
const merge = async (from: TestUser, into: TestUser) => {
  const { mergeInto } = personalBoundaries;
  const ids = { fromId: from.id, intoId: into.id };
  return mergeInto !== 'left' && withTransaction(ctx, (ctx) => mergeInto(ctx, ids));
};

describe('muting and blocking', () => {
  it('hold until they are taken back, however often they are done', async () => {
    const [ada, ben] = await people();
    for (const choice of ['mute', 'mute', 'block', 'block'] as const)
      expect(await setBoundary(as(ada), ben.id, choice)).toEqual({ kind: 'set' });
    expect(await findBlocks(ctx, ben.id, ada.id)).toEqual({ hasBlocked: false, isBlocked: true });
    expect((await ownBoundaries(as(ada))).people).toEqual(new Map([[ben.id, 'block']]));
    for (const choice of ['none', 'none'] as const) await setBoundary(as(ada), ben.id, choice);
    expect((await ownBoundaries(as(ada))).people.size).toBe(0);
  });

  it('are one’s own: what the other one wants stays', async () => {
    const [ada, ben, cleo] = await people();
    await aBlock(ctx, ben, ada);
    await setBoundary(as(ada), ben.id, 'none');
    expect(await findBlocks(ctx, ada.id, ben.id)).toEqual({ hasBlocked: false, isBlocked: true });
    expect((await ownBoundaries(as(cleo))).people.size).toBe(0);
    expect(await ownBoundaries(actAs(ctx, anonymous))).toEqual({
      people: new Map(),
      words: [],
      wantsNoNotes: false,
    });
  });

  it('are told of many at once: a mute keeps nobody apart', async () => {
    const [ada, ben, cleo] = await people();
    await aBlock(ctx, ben, ada);
    await aMute(ctx, cleo, ada);
    const all = [ben.id, cleo.id];
    expect(await findApart(ctx, ada.id, all)).toEqual(new Set([ben.id]));
    expect(await findApart(ctx, ben.id, [ada.id, cleo.id])).toEqual(new Set([ada.id]));
    const isUnwilling = await findUnwilling(ctx, [ada.id, ben.id], [ada.id, ...all]);
    expect(all.map((id) => isUnwilling(id, ada.id))).toEqual([true, true]);
    expect([ada, cleo].map(({ id }) => isUnwilling(id, ben.id))).toEqual([false, false]);
  });

  it('are not for oneself, nor of those who are not there, but lifted from anybody', async () => {
    const [ada, ben] = await people();
    await expect(setBoundary(as(ada), ada.id, 'mute')).rejects.toMatchObject({ status: 400 });
    await aBlock(ctx, ada, ben);
    await changeUser(ctx, ben.id, { erasedAt: ctx.now });
    await expect(setBoundary(as(ada), ben.id, 'mute')).rejects.toMatchObject({ status: 404 });
    expect(await setBoundary(as(ada), ben.id, 'none')).toEqual({ kind: 'set' });
  });
});

describe('hiding words', () => {
  it('keeps each once, whatever its letters, and one’s own alone', async () => {
    const [ada, ben] = await people();
    await aHiddenWord(ctx, ada, 'Wahlkampf');
    await aHiddenWord(ctx, ada, 'wahlkampf ');
    const [word, ...more] = await listWords(ctx, ada.id);
    expect([word!.word, more]).toEqual(['Wahlkampf', []]);
    await showWord(as(ben), word!.id);
    expect((await ownBoundaries(as(ada))).words).toEqual(['Wahlkampf']);
    await showWord(as(ada), word!.id);
    expect((await ownBoundaries(as(ada))).words).toEqual([]);
  });

  it('ends at a number, also of many at once', async () => {
    const ada = await aUser(ctx);
    const words = Array.from({ length: MAX_HIDDEN_WORDS - 1 }, (_, at) => `Wort ${at}`);
    const row = { ownerId: ada.id, createdAt: ctx.now };
    await ctx.db.insert(hiddenWords).values(words.map((word) => ({ ...row, word })));
    const outcomes = await Promise.all(['eins', 'zwei', 'drei'].map((word) => hideWord(as(ada), word)));
    expect(outcomes.filter(({ kind }) => kind === 'hidden')).toHaveLength(1);
    expect(await listWords(ctx, ada.id)).toHaveLength(MAX_HIDDEN_WORDS);
  });
});

it('the history says that something was done, and neither against whom nor which word', async () => {
  const [ada, ben] = await people();
  await aBlock(ctx, ada, ben);
  await aHiddenWord(ctx, ada, 'Schuldenbremse');
  const entries = await listHistory(ctx, { type: 'user', id: ada.id });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['hidden-word.added', null, null],
    ['boundary.block', null, null],
  ]);
});

describe('what is kept of a person', () => {
  it('is given out without who mutes or blocks them, and goes on both sides', async () => {
    const [ada, ben, cleo] = await people();
    await aMute(ctx, ada, cleo);
    await aHiddenWord(ctx, ada, 'Maut');
    await aBlock(ctx, ben, ada);
    expect(await personalBoundaries.exportFor(ctx, ada.id)).toMatchObject({
      people: [{ personId: cleo.id, kind: 'mute' }],
      words: [{ word: 'Maut' }],
    });
    const options = { keepsComments: true };
    expect(await personalBoundaries.countFor(ctx, ada.id, options)).toEqual({ goes: 3, stays: 0 });
    await personalBoundaries.eraseFor(ctx, ada.id, options);
    expect([await listPeople(ctx, ada.id), await listPeople(ctx, ben.id)]).toEqual([[], []]);
  });

  it('comes along to another account, once, and never against oneself', async () => {
    const [into, from, partner] = await people();
    await aBlock(ctx, into, partner);
    await aMute(ctx, from, partner);
    await aBlock(ctx, from, into);
    expect(await merge(from, into)).toEqual({ moved: 0, dropped: 2 });
    expect(await listPeople(ctx, into.id)).toMatchObject([{ personId: partner.id, kind: 'block' }]);
  });

  it('of others holds against the account that is left, at once', async () => {
    const [into, from, ada] = await people();
    await aMute(ctx, ada, from);
    expect((await ownBoundaries(as(ada))).people).toEqual(new Map([[from.id, 'mute']]));
    await merge(from, into);
    expect((await ownBoundaries(as(ada))).people).toEqual(new Map([[into.id, 'mute']]));
  });

  it('stays a block where it was one with either account, on both sides', async () => {
    const [into, from, partner] = await people();
    await aMute(ctx, into, partner);
    await aBlock(ctx, from, partner);
    await aMute(ctx, partner, into);
    await aBlock(ctx, partner, from);
    expect(await merge(from, into)).toEqual({ moved: 0, dropped: 2 });
    expect((await ownBoundaries(as(into))).people).toEqual(new Map([[partner.id, 'block']]));
    expect((await ownBoundaries(as(partner))).people).toEqual(new Map([[into.id, 'block']]));
  });
});
