// Topic: erasing those whose time to think it over has passed, bundle by bundle, so that what fails is done again.
import { inOrderOfErasure } from '#kernel/bundle.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isLastAdministrator } from '../members/queries.ts';
import { findLeavers, lockLeaver } from './queries.ts';

/** Returns how many were erased. One whose erasure fails doesn't keep the others waiting; the next run tries again. */
export const eraseLeavers = async (ctx: Ctx): Promise<number> => {
  let count = 0;
  for (const id of await findLeavers(ctx)) {
    try {
      if (await erase(ctx, id)) count++;
    } catch (err) {
      ctx.log.error({ err, userId: id }, 'somebody who leaves could not be erased');
    }
  }
  return count;
};

/** False for those who stay. No entry: the account leaves one, as its last part. */
const erase = async (ctx: Ctx, id: number): Promise<boolean> => {
  if (await isLastAdministrator(ctx, id)) {
    ctx.log.warn({ userId: id }, 'the last administrator wants to leave and was not erased');
    return false;
  }
  for (const part of inOrderOfErasure(ctx.portal.bundles)) {
    const isDone = part.isAccount
      ? await withTransaction(ctx, (ctx) => erasePart(ctx, id, part))
      : await erasePart(ctx, id, part);
    if (!isDone) return false;
  }
  return true;
};

/** Asked before each: who takes it back meanwhile keeps what is left, and the account. */
const erasePart = async (ctx: Ctx, id: number, { eraseFor }: PersonalData): Promise<boolean> => {
  const leaver = await lockLeaver(ctx, id);
  if (!leaver) return false;
  await eraseFor(ctx, id, leaver);
  return true;
};
