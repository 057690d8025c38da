// Finds what erasing an account comes to, before and after, and the proofs of what was erased.
import { desc, eq, lt } from 'drizzle-orm';
import { personalDataOf } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ErasureOptions } from '#kernel/personal-data.ts';
import { erasureProofs } from '../schema.ts';
import type { ProofPart } from './proof-document.ts';

export type ProofRow = typeof erasureProofs.$inferSelect;

/** Each part in numbers, as it stands now. One after the other: a transaction has one connection. */
export const rehearseErasure = async (
  ctx: Ctx,
  userId: number,
  options: ErasureOptions,
): Promise<ProofPart[]> => {
  const parts: ProofPart[] = [];
  for (const { name, words, countFor } of personalDataOf(ctx.portal)) {
    const { goes, stays } = await countFor(ctx, userId, options);
    parts.push({ name, title: words.title, goes, stays, why: stays > 0 ? words.stays : null, left: null });
  }
  return parts;
};

export const findProof = async (ctx: Ctx, id: number): Promise<ProofRow | undefined> => {
  const [proof] = await ctx.db.select().from(erasureProofs).where(eq(erasureProofs.id, id));
  return proof;
};

/** Lists the proofs, the newest first. */
export const listProofs = (
  ctx: Ctx,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<ProofRow[]> =>
  ctx.db
    .select()
    .from(erasureProofs)
    .where(before === undefined ? undefined : lt(erasureProofs.id, before))
    .orderBy(desc(erasureProofs.id))
    .limit(limit);
