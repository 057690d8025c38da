import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { endPins, movePin, pinPiece, unpin } from './commands.ts';
import { MAX_PIN_DAYS } from './constants.ts';
import { listPins } from './queries.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const tomorrow = new Date(ctx.now.getTime() + DAY_MS);
const roles = [{ role: 'editor' as const, locationPath: '' }];
const editor = await aUser(ctx, { roles });
const asEditor = actAs(ctx, aViewer({ id: editor.id, roles }));

const pin = async (locationId: number, position: number, piece?: { type: string; id: number }) => {
  const of = piece ?? { type: 'article', id: (await anArticle(ctx)).id };
  const outcome = await pinPiece(asEditor, { locationId, position, piece: of, endsAt: tomorrow });
  return { of, outcome };
};
const held = async (locationId: number, at: Ctx = ctx) =>
  (await listPins(at, locationId)).map(({ position, type, objectId }) => [position, `${type}-${objectId}`]);
const key = ({ type, id }: { type: string; id: number }) => `${type}-${id}`;
const later = (days: number): Ctx => ({ ...asEditor, now: new Date(ctx.now.getTime() + days * DAY_MS) });

describe('pinning', () => {
  it('holds a position with any kind of piece, and the history knows it', async () => {
    const place = await aPlace(ctx);
    const { of: article } = await pin(place.id, 3);
    const snapshot = { type: 'imagepost', id: (await aSnapshot(ctx)).id };
    await pin(place.id, 1, snapshot);
    expect(await held(place.id)).toEqual([
      [1, key(snapshot)],
      [3, key(article)],
    ]);
    const [entry] = await listHistory(ctx, article);
    expect(entry).toMatchObject({
      actorId: editor.id,
      action: 'article.pinned',
      after: { front: place.name, position: 3 },
    });
  });

  it('takes the position from what held it, and says so', async () => {
    const place = await aPlace(ctx);
    const { of: first } = await pin(place.id, 1);
    const { of: second, outcome } = await pin(place.id, 1);
    expect(outcome).toMatchObject({ kind: 'pinned', replaced: first });
    expect(await held(place.id)).toEqual([[1, key(second)]]);
    expect((await listHistory(ctx, first))[0]).toMatchObject({ action: 'article.unpinned' });
  });

  it('moves a piece that held another position, and twice is once', async () => {
    const place = await aPlace(ctx);
    const { of } = await pin(place.id, 2);
    await pin(place.id, 4, of);
    await pin(place.id, 4, of);
    expect(await held(place.id)).toEqual([[4, key(of)]]);
  });

  it('after the end of another in its position comes with the entry of that end, too', async () => {
    const place = await aPlace(ctx);
    const { of: ended } = await pin(place.id, 1);
    const next = { type: 'article', id: (await anArticle(ctx)).id };
    const after = later(2);
    const endsAt = new Date(after.now.getTime() + DAY_MS);
    await pinPiece(after, { locationId: place.id, position: 1, piece: next, endsAt });
    await endPins(after, { locationId: place.id });
    const actions = (await listHistory(ctx, ended)).map(({ action }) => action);
    expect(actions.filter((action) => action.endsWith('pinned'))).toEqual([
      'article.unpinned',
      'article.pinned',
    ]);
  });

  it('leaves other front pages alone', async () => {
    const place = await aPlace(ctx);
    const { of } = await pin(0, 5);
    await pin(place.id, 5, of);
    await unpin(asEditor, { locationId: place.id, position: 5 });
    expect(await held(0)).toContainEqual([5, key(of)]);
  });

  it.each([
    [{ position: 0 }, { position: texts.positionInvalid }],
    [{ position: 6 }, { position: texts.positionInvalid }],
    [{ position: 1.5 }, { position: texts.positionInvalid }],
    [{ endsAt: ctx.now }, { day: texts.endPast }],
    [{ endsAt: new Date(ctx.now.getTime() + (MAX_PIN_DAYS * DAY_MS + 1)) }, { day: texts.endTooLate }],
  ])('refuses %o beside its field', async (changes, errors) => {
    const { id } = await anArticle(ctx);
    const input = { locationId: 0, position: 1, piece: { type: 'article', id }, endsAt: tomorrow };
    expect(await pinPiece(asEditor, { ...input, ...changes })).toEqual({ kind: 'invalid', errors });
  });

  it('refuses what isn’t public, isn’t there or is of no kind', async () => {
    const { id } = await anArticle(ctx);
    await putArticleInState(ctx, id, 'withdrawn');
    for (const piece of [
      { type: 'article', id },
      { type: 'article', id: 2147483647 },
      { type: 'nothing', id: 1 },
    ])
      expect((await pin(0, 1, piece)).outcome).toEqual({ kind: 'refused', text: texts.notPublic });
  });

  it('is for editors of the place', async () => {
    const place = await aPlace(ctx);
    const local = [{ role: 'editor' as const, locationPath: place.path }];
    const localEditor = actAs(ctx, aViewer({ id: (await aUser(ctx, { roles: local })).id, roles: local }));
    const { id } = await anArticle(ctx);
    const input = { position: 1, piece: { type: 'article', id }, endsAt: tomorrow };
    expect((await pinPiece(localEditor, { ...input, locationId: place.id })).kind).toBe('pinned');
    await expect(pinPiece(localEditor, { ...input, locationId: 0 })).rejects.toMatchObject({ status: 403 });
    await expect(pinPiece(localEditor, { ...input, locationId: 987654 })).rejects.toMatchObject({
      status: 404,
    });
    const other = await aPlace(ctx);
    await expect(unpin(localEditor, { locationId: other.id, position: 1 })).rejects.toMatchObject({
      status: 403,
    });
    await expect(movePin(localEditor, { locationId: other.id, from: 1, to: 2 })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('ends in one state when many do it at once', async () => {
    const place = await aPlace(ctx);
    const pieces = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anArticle(ctx)));
    await Promise.all(
      pieces.map(({ id }, at) =>
        pinPiece(asEditor, {
          locationId: place.id,
          position: 1 + (at % 2),
          piece: { type: 'article', id },
          endsAt: tomorrow,
        }),
      ),
    );
    expect((await held(place.id)).map(([position]) => position)).toEqual([1, 2]);
  });
});

describe('moving', () => {
  it('exchanges two positions, of which one may be free', async () => {
    const place = await aPlace(ctx);
    const { of: first } = await pin(place.id, 1);
    const { of: second } = await pin(place.id, 2);
    await movePin(asEditor, { locationId: place.id, from: 2, to: 1 });
    expect(await held(place.id)).toEqual([
      [1, key(second)],
      [2, key(first)],
    ]);
    await movePin(asEditor, { locationId: place.id, from: 2, to: 3 });
    expect(await held(place.id)).toEqual([
      [1, key(second)],
      [3, key(first)],
    ]);
  });

  it('does nothing from a free position, to none, and to itself', async () => {
    const place = await aPlace(ctx);
    const { of } = await pin(place.id, 1);
    for (const [from, to] of [
      [4, 1],
      [1, 6],
      [1, 1],
    ] as const)
      expect(await movePin(asEditor, { locationId: place.id, from, to })).toBeUndefined();
    expect(await held(place.id)).toEqual([[1, key(of)]]);
  });
});

describe('the end', () => {
  it('is kept by the clock alone, before any job has run', async () => {
    const place = await aPlace(ctx);
    await pin(place.id, 1);
    expect(await held(place.id, later(1))).toEqual([]);
  });

  it('is recorded by the job, which does no harm when it comes early or twice', async () => {
    const place = await aPlace(ctx);
    const { of } = await pin(place.id, 1);
    await endPins(ctx, { locationId: place.id });
    expect(await held(place.id)).toHaveLength(1);
    await endPins(later(2), { locationId: place.id });
    await endPins(later(2), { locationId: place.id });
    const ended = (await listHistory(ctx, of)).filter(({ action }) => action === 'article.unpinned');
    expect(ended).toHaveLength(1);
  });

  it('may be before its time, as often as anybody presses', async () => {
    const place = await aPlace(ctx);
    const { of } = await pin(place.id, 1);
    expect(await unpin(asEditor, { locationId: place.id, position: 1 })).toMatchObject({ objectId: of.id });
    expect(await unpin(asEditor, { locationId: place.id, position: 1 })).toBeUndefined();
  });

  it('leaves no trace of a pin whose transaction failed', async () => {
    const place = await aPlace(ctx);
    const failing = withTransaction(asEditor, async (ctx) => {
      const { id } = await anArticle(ctx);
      await pinPiece(ctx, {
        locationId: place.id,
        position: 1,
        piece: { type: 'article', id },
        endsAt: tomorrow,
      });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await held(place.id)).toEqual([]);
  });
});
