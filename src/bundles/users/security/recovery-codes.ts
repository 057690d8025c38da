// Makes codes on paper, for those who have lost their device, and checks them. Each works once; only hashes are kept.
import { and, count, eq, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import type { Claim } from './claim.ts';
import { RECOVERY_CODES } from './constants.ts';
import { recoveryCodes } from './schema.ts';

/** 32 letters and digits that nobody confuses: five bits each, 120 in a code, so that its hash needs no salt. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 24;

/** Makes new codes, which take the place of all that there were. They are shown only here. */
export const renewCodes = async (ctx: Ctx, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await removeCodes(ctx, userId);
  await ctx.db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
};

export const removeCodes = async (ctx: Ctx, userId: number): Promise<void> => {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};

/** Counts how many are still good. */
export const countCodes = async (ctx: Ctx, userId: number): Promise<number> => {
  const [row] = await ctx.db.select({ left: count() }).from(recoveryCodes).where(isUnused(userId));
  return row?.left ?? 0;
};

/** Checks for a good code, however its groups are written. */
export const checkRecoveryCode = async (
  ctx: Ctx,
  userId: number,
  typed: string,
): Promise<Claim | undefined> => {
  const isSame = eq(recoveryCodes.codeHash, hashOf(typed));
  const [code] = await ctx.db
    .select()
    .from(recoveryCodes)
    .where(and(isUnused(userId), isSame));
  if (!code) return undefined;
  return async (ctx) => {
    const isStillGood = and(eq(recoveryCodes.id, code.id), isNull(recoveryCodes.usedAt));
    const { rowCount } = await ctx.db.update(recoveryCodes).set({ usedAt: ctx.now }).where(isStillGood);
    return rowCount === 1;
  };
};

const isUnused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

const makeCode = () => {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
};

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
