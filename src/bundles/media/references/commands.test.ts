import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { images } from '../schema.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '../test-data.ts';
import { removeImages } from '../unused.ts';
import { changeReferences, copyReferences, deleteReferences, useReferences } from './commands.ts';
import { LIST_LIMIT, REFERENCE_ACTIONS } from './constants.ts';
import type { ReferenceAction } from './constants.ts';
import { ownReferences } from './personal-data.ts';
import { listReferences } from './queries.ts';
import { loadLists } from './referables.ts';
import { isMoved, targetOf } from './rules.ts';
import { fillList } from './test-data.ts';

const ctx = await testCtx();

const aMember = async () => {
  const user = await aUser(ctx);
  return { id: user.id, as: actAs(ctx, user.viewer) };
};
const keyOf = (imageId: number) => ({ imageId, imageType: 'image' }) as const;
const rowsOn = async (userId: number, list: string) =>
  (await listReferences(ctx, userId)).filter((row) => row.list === list);
const idsOn = async (as: typeof ctx) => {
  const { saved, temporary } = await loadLists(as);
  return { saved: saved.map(({ imageId }) => imageId), temporary: temporary.map(({ imageId }) => imageId) };
};

describe('the lists', () => {
  it('show the newest first', async () => {
    const { id, as } = await aMember();
    const ids: number[] = [];
    for (const second of [1, 2, 3]) {
      const image = await anImage(ctx, { ownerId: id });
      const now = new Date(ctx.now.getTime() + second * 1000);
      await changeReferences({ ...as, now }, [keyOf(image.id)], 'reference-add');
      ids.unshift(image.id);
    }
    expect(await idsOn(as)).toEqual({ saved: [], temporary: ids });
    await changeReferences(as, [keyOf(ids[0]!), keyOf(ids[2]!)], 'save-add');
    expect(await idsOn(as)).toEqual({ saved: [ids[0], ids[2]], temporary: [ids[1]] });
  });

  it('hold streams beside images, also under the same number', async () => {
    const { id, as } = await aMember();
    const image = await anImage(ctx, { ownerId: id });
    const poster = await anImage(ctx, { ownerId: id });
    const stream = await aStream(ctx, { ownerId: id, posterId: poster.id, width: 1280 });
    const key = { imageId: stream.id, imageType: 'streaming_media' } as const;
    await changeReferences(as, [keyOf(image.id), key], 'reference-add');
    const { temporary } = await loadLists(as);
    expect(temporary).toHaveLength(2);
    const shown = temporary.find(({ imageType }) => imageType === 'streaming_media');
    expect(shown).toMatchObject({ ...key, imageObj: { caption: 'Eröffnung der Brücke', width: 1280 } });
    expect(shown?.imageUrls.M).toContain(`/media/image/${poster.id}/`);
  });

  it.each([
    ['taken away', { access: 'blocked', block: 'quarantined' }],
    ['no longer released', { isReleased: false }],
    ['gated', { access: 'gated' }],
    ['nothing that a picture could be made of', { failure: 'Kaputt.', sizes: [] }],
  ] as const)('don’t show an image of somebody else that is %s by now', async (_, changes) => {
    const { id, as } = await aMember();
    const image = await anImage(ctx, { isReleased: true });
    await changeReferences(as, [keyOf(image.id)], 'save-add');
    expect(await idsOn(as)).toEqual({ saved: [image.id], temporary: [] });
    await ctx.db.update(images).set(changes).where(eq(images.id, image.id));
    expect(await idsOn(as)).toEqual({ saved: [], temporary: [] });
    expect(await rowsOn(id, 'saved')).toHaveLength(1);
    const gone = await changeReferences(as, [keyOf(image.id)], 'reference-remove');
    expect(gone).toEqual({ kind: 'deleted', counts: { saved: 0, temporary: 0 } });
    expect(await rowsOn(id, 'saved')).toHaveLength(0);
  });

  it('belong to one person', async () => {
    const [anna, ben] = [await aMember(), await aMember()];
    const image = await anImage(ctx, { isReleased: true });
    await changeReferences(anna.as, [keyOf(image.id)], 'reference-add');
    await changeReferences(ben.as, [keyOf(image.id)], 'save-add');
    await changeReferences(ben.as, [keyOf(image.id)], 'reference-remove');
    expect(await idsOn(anna.as)).toEqual({ saved: [], temporary: [image.id] });
  });
});

describe('a full list', () => {
  it('takes what it no longer shows out of its own accord', async () => {
    const { id, as } = await aMember();
    const [first] = await fillList(ctx, id, 'temporary');
    const image = await anImage(ctx, { ownerId: id });
    expect(await changeReferences(as, [keyOf(image.id)], 'reference-add')).toEqual({ kind: 'full' });
    await ctx.db.update(images).set({ access: 'blocked', block: 'expired' }).where(eq(images.id, first!));
    const counts = { saved: 0, temporary: LIST_LIMIT };
    expect(await changeReferences(as, [keyOf(image.id)], 'reference-add')).toEqual({ kind: 'added', counts });
    expect((await listReferences(ctx, id)).map(({ imageId }) => imageId)).not.toContain(first);
  });

  it('takes several or none', async () => {
    const { id, as } = await aMember();
    await fillList(ctx, id, 'saved', LIST_LIMIT - 1);
    const temporary = await fillList(ctx, id, 'temporary', 2);
    expect(await changeReferences(as, temporary.map(keyOf), 'save-add')).toEqual({ kind: 'full' });
    expect(await rowsOn(id, 'temporary')).toHaveLength(2);
    expect(await changeReferences(as, [keyOf(temporary[0]!)], 'save-add')).toMatchObject({
      kind: 'modified',
    });
  });

  it('stays at its limit however many come at once', async () => {
    const { id, as } = await aMember();
    await fillList(ctx, id, 'temporary', LIST_LIMIT - 3);
    const added = await Promise.all(Array.from({ length: 12 }, () => anImage(ctx, { ownerId: id })));
    const outcomes = await Promise.all(
      added.map((image) => changeReferences(as, [keyOf(image.id)], 'reference-add')),
    );
    expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(3);
    expect(outcomes.filter(({ kind }) => kind === 'full')).toHaveLength(9);
    expect(await rowsOn(id, 'temporary')).toHaveLength(LIST_LIMIT);
  });

  it('stays at its limit when images come from the other list and from outside at once', async () => {
    const { id, as } = await aMember();
    await fillList(ctx, id, 'temporary', LIST_LIMIT - 1);
    const saved = await fillList(ctx, id, 'saved', 4);
    const fresh = await Promise.all([1, 2, 3].map(() => anImage(ctx, { ownerId: id })));
    const outcomes = await Promise.all([
      ...saved.map((imageId) => changeReferences(as, [keyOf(imageId)], 'save-remove')),
      ...fresh.map((image) => changeReferences(as, [keyOf(image.id)], 'reference-add')),
    ]);
    expect(outcomes.filter(({ kind }) => kind === 'full')).toHaveLength(6);
    expect(await rowsOn(id, 'temporary')).toHaveLength(LIST_LIMIT);
  });
});

describe('copying', () => {
  it('leaves the lists as they are', async () => {
    const { id, as } = await aMember();
    const image = await anImage(ctx, { ownerId: id });
    await changeReferences(as, [keyOf(image.id)], 'reference-add');
    expect(await copyReferences(as, [keyOf(image.id)])).toMatchObject({ kind: 'copied', references: [{}] });
    expect(await idsOn(as)).toEqual({ saved: [], temporary: [image.id] });
  });
});

describe('an image that is used', () => {
  it('leaves the temporary list of whoever uses it, and no other', async () => {
    const [anna, ben] = [await aMember(), await aMember()];
    const [used, kept] = [await anImage(ctx, { isReleased: true }), await anImage(ctx, { isReleased: true })];
    for (const { as } of [anna, ben]) await changeReferences(as, [keyOf(used.id)], 'reference-add');
    await changeReferences(anna.as, [keyOf(kept.id)], 'save-add');
    await withTransaction(anna.as, (ctx) => useReferences(ctx, [used.id, kept.id]));
    expect(await idsOn(anna.as)).toEqual({ saved: [kept.id], temporary: [] });
    expect(await idsOn(ben.as)).toEqual({ saved: [], temporary: [used.id] });
  });

  it('is told of inside the transaction only', async () => {
    await expect(useReferences(ctx, [1])).rejects.toThrow('inside the transaction');
    await expect(deleteReferences(ctx, 'image', [1])).rejects.toThrow('inside the transaction');
  });
});

describe('an image that is deleted', () => {
  it('leaves all lists; a stream with the same number stays', async () => {
    const [anna, ben] = [await aMember(), await aMember()];
    const image = await anImage(ctx, { isReleased: true });
    await changeReferences(anna.as, [keyOf(image.id)], 'save-add');
    await changeReferences(ben.as, [keyOf(image.id)], 'reference-add');
    await withTransaction(ctx, (ctx) => deleteReferences(ctx, 'streaming_media', [image.id]));
    expect(await listReferences(ctx, ben.id)).toHaveLength(1);
    await withTransaction(ctx, (ctx) => deleteReferences(ctx, 'image', [image.id]));
    expect([...(await listReferences(ctx, anna.id)), ...(await listReferences(ctx, ben.id))]).toEqual([]);
  });

  it('isn’t left behind on a list by somebody who adds it at the same moment', async () => {
    const { id, as } = await aMember();
    const image = await anImage(ctx, { isReleased: true });
    let adding: ReturnType<typeof changeReferences> | undefined;
    await withTransaction(ctx, async (ctx) => {
      await ctx.db.select().from(images).where(eq(images.id, image.id)).for('update');
      await deleteReferences(ctx, 'image', [image.id]);
      adding = changeReferences(as, [keyOf(image.id)], 'reference-add');
      await new Promise((resolve) => setTimeout(resolve, 100));
      await removeImages(ctx, [image.id]);
    });
    expect(await adding).toEqual({ kind: 'notYours' });
    expect(await listReferences(ctx, id)).toEqual([]);
  });
});

describe('somebody who leaves', () => {
  it('takes the lists along, and nothing stays', async () => {
    const { id, as } = await aMember();
    const image = await anImage(ctx, { isReleased: true });
    await changeReferences(as, [keyOf(image.id)], 'save-add');
    const kept = { imageType: 'image', imageId: image.id, list: 'saved', addedAt: expect.any(Date) };
    expect(await ownReferences.exportFor(ctx, id)).toEqual([kept]);
    await ownReferences.eraseFor(ctx, id, { keepsComments: true });
    expect(await ownReferences.exportFor(ctx, id)).toEqual([]);
  });

  it('of two accounts of a person become one, and what either had saved stays saved', async () => {
    const [going, staying] = [await aMember(), await aMember()];
    const [twin, other] = [
      await anImage(ctx, { isReleased: true }),
      await anImage(ctx, { isReleased: true }),
    ];
    await changeReferences(going.as, [keyOf(twin.id)], 'save-add');
    await changeReferences(going.as, [keyOf(other.id)], 'reference-add');
    await changeReferences(staying.as, [keyOf(twin.id)], 'reference-add');
    await changeReferences(staying.as, [keyOf(other.id)], 'save-add');
    const { mergeInto } = ownReferences;
    if (mergeInto === 'left') throw new Error('lists go along');
    await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: going.id, intoId: staying.id }));
    expect(await rowsOn(staying.id, 'saved')).toHaveLength(2);
    expect(await listReferences(ctx, going.id)).toEqual([]);
  });
});

describe('any sequence of actions', () => {
  const step = fc.record({
    at: fc.integer({ min: 0, max: 5 }),
    action: fc.constantFrom(...REFERENCE_ACTIONS),
  });

  it('keeps each image on at most one list, and both within their limit', async () => {
    const { id, as } = await aMember();
    const pool = await fillList(ctx, id, 'temporary', 6);
    await fillList(ctx, id, 'saved', LIST_LIMIT - 2);
    await fillList(ctx, id, 'temporary', LIST_LIMIT - 3 - pool.length);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { at, action } of steps) await expectRules(as, pool[at]!, action);
      }),
      { numRuns: 12 },
    );
  });
});

/** Does one thing with one image, and looks whether it did what it should. */
const expectRules = async (as: typeof ctx, imageId: number, action: ReferenceAction) => {
  const before = await idsOn(as);
  const list = (['saved', 'temporary'] as const).find((name) => before[name].includes(imageId));
  const target = targetOf(action);
  const isFull = target !== undefined && isMoved(action, list) && before[target].length === LIST_LIMIT;
  const { kind } = await changeReferences(as, [keyOf(imageId)], action);
  const after = await idsOn(as);
  expect(kind === 'full').toBe(isFull);
  if (isFull) expect(after).toEqual(before);
  else if (target === undefined) expect([...after.saved, ...after.temporary]).not.toContain(imageId);
  expect(after.saved.filter((id) => after.temporary.includes(id))).toEqual([]);
  expect(Math.max(after.saved.length, after.temporary.length)).toBeLessThanOrEqual(LIST_LIMIT);
};
