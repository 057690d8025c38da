// Brings what people of an archive have on their pages: portrait and cover of accounts that were made for them. Who was a
// member already, or has chosen something since, keeps that.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { choosePictures } from '#bundles/profiles/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import type { ItemState } from '../constants.ts';
import { findItem, findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import { importItems } from '../schema.ts';
import { lockTaking, siteOf } from './record-imported.ts';
import { numberIn } from './own-media.ts';
import { bringOwnPictures } from './own-pictures.ts';

/** Takes what stands on a person's page, once that person is there. */
export const takePerson = async (ctx: Ctx, source: Import, itemId: number): Promise<void> => {
  const item = await findItem(ctx, itemId);
  if (item?.state !== 'waiting' || item.content?.kind !== 'person') return;
  const { portrait, cover } = item.content;
  const wanted = { pictureId: portrait, coverId: cover } as const;
  const person = await findAccount(ctx, source, item.key);
  if (person === undefined) return settle(ctx, itemId, 'leftOut');
  const numbers = [portrait, cover].flatMap((key) => (key === undefined ? [] : [numberIn(key)]));
  const { ids } = await bringOwnPictures(ctx, source, numbers);
  await withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    const account = await findAccount(ctx, source, item.key);
    if (account !== undefined) await choose(ctx, account, wanted, ids);
    await settle(ctx, itemId, 'taken');
  });
};

/** Finds the account that an import of that portal has made. */
const findAccount = async (ctx: Ctx, source: Import, key: string): Promise<number | undefined> => {
  const [thing] = await findThings(ctx, siteOf(source), 'person', [key]);
  return thing?.refType === 'user' ? thing.refId : undefined;
};

type Field = 'pictureId' | 'coverId';

const choose = async (
  ctx: Ctx,
  id: number,
  wanted: Readonly<Record<Field, string | undefined>>,
  ids: ReadonlyMap<number, number>,
): Promise<void> => {
  const now = (await accountDesk.picturesOf(ctx, [id])).get(id);
  if (!now) return;
  const here = (field: Field) =>
    now[field] === null && wanted[field] !== undefined ? ids.get(numberIn(wanted[field])) : undefined;
  const [pictureId, coverId] = [here('pictureId'), here('coverId')];
  if (pictureId === undefined && coverId === undefined) return;
  await choosePictures(ctx, id, {
    ...(pictureId !== undefined && { pictureId }),
    ...(coverId !== undefined && { coverId }),
  });
};

const settle = async (ctx: Ctx, id: number, state: ItemState): Promise<void> => {
  await ctx.db.update(importItems).set({ state }).where(eq(importItems.id, id));
};
