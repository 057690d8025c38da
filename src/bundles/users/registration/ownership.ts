// An address belongs to the one account that has confirmed it, also when two confirm it at the same moment.
import { sqlState } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { findOwner } from './queries.ts';

const UNIQUE_VIOLATION = '23505';

/** Somebody else has confirmed the address. */
export const isOthers = async (
  ctx: Ctx,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> => {
  const owner = await findOwner(ctx, email);
  return owner !== undefined && owner.id !== id;
};

/**
 * Returns what `work` gives, a transaction that makes an address somebody's, or `late` when another one made it theirs
 * meanwhile.
 */
export const unlessLate = async <T>(work: () => Promise<T>, late: T): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return late;
    throw error;
  }
};
