// Erases those whose time to think it over has passed, bundle by bundle, so that what fails is done again.
import { inOrderOfErasure } from '#kernel/bundle.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { NOTE_ERASURE } from '../constants.ts';
import { isLastAdministrator, oneAtATime } from '../members/queries.ts';
import { findLeavers, lockLeaver } from './queries.ts';

/** Returns how many were erased. One whose erasure fails doesn't keep the others waiting; the next run tries again. */
export const eraseLeavers = async (ctx: Ctx): Promise<number> => {
  let count = 0;
  for (const id of await findLeavers(ctx)) {
    try {
      if (await eraseLeaver(ctx, id)) count++;
    } catch (err) {
      ctx.log.error({ err, userId: id }, 'somebody who leaves could not be erased');
    }
  }
  return count;
};

/**
 * Erases one of them; false for those who stay. Where the same one is erased twice at once, a part may be done twice, which each
 * of them bears; the account itself is erased by one after the other.
 */
export const eraseLeaver = async (ctx: Ctx, id: number): Promise<boolean> => {
  if (await isLast(ctx, id)) return false;
  for (const part of inOrderOfErasure(ctx.portal)) {
    const isDone = part.isAccount ? await eraseAccount(ctx, id, part) : await erasePart(ctx, id, part);
    if (!isDone) return false;
  }
  return true;
};

/**
 * Erases the account, after it was asked once more whether it is that of the last administrator, while nobody else can stop
 * being one. A job notes it where no backup of before takes it back. No entry: the account leaves one, as its last part.
 */
const eraseAccount = (ctx: Ctx, id: number, part: PersonalData): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    await oneAtATime(ctx);
    if ((await isLast(ctx, id)) || !(await erasePart(ctx, id, part))) return false;
    await enqueue(ctx, { name: NOTE_ERASURE }, { userId: id });
    return true;
  });

const isLast = async (ctx: Ctx, id: number): Promise<boolean> => {
  const isLastOne = await isLastAdministrator(ctx, id);
  if (isLastOne) ctx.log.warn({ userId: id }, 'the last administrator wants to leave and was not erased');
  return isLastOne;
};

/** Erases one part, and asks before: who takes it back meanwhile keeps what is left, and the account. */
const erasePart = async (ctx: Ctx, id: number, { eraseFor }: PersonalData): Promise<boolean> => {
  const leaver = await lockLeaver(ctx, id);
  if (!leaver) return false;
  await eraseFor(ctx, id, leaver);
  return true;
};
