// Says whether a password alone lets somebody in, and what else does.
import { count, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { checkAppCode } from './authenticator-app.ts';
import type { Claim } from './claim.ts';
import { checkPasskey } from './passkeys.ts';
import { checkRecoveryCode, removeCodes } from './recovery-codes.ts';
import { authenticatorApps, passkeyChallenges, passkeys } from './schema.ts';

export interface Factors {
  readonly hasApp: boolean;
  readonly passkeys: number;
}

export type FactorAnswer =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'passkey'; readonly answer: string };

export interface RightAnswer {
  readonly by: 'app' | 'recovery-code' | 'passkey';
  readonly claim: Claim;
}

export const findFactors = async (ctx: Ctx, userId: number): Promise<Factors> => {
  const [apps, [row]] = await Promise.all([
    ctx.db
      .select({ userId: authenticatorApps.userId })
      .from(authenticatorApps)
      .where(eq(authenticatorApps.userId, userId)),
    ctx.db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId)),
  ]);
  return { hasApp: apps.length > 0, passkeys: row?.passkeys ?? 0 };
};

/** An app or a passkey switches it on. */
export const isOn = ({ hasApp, passkeys }: Factors): boolean => hasApp || passkeys > 0;

/** Whoever added them, a password alone lets somebody in afterwards. Part of the caller's transaction. */
export const dropFactors = async (ctx: Ctx, userId: number): Promise<void> => {
  await removeCodes(ctx, userId);
  for (const table of [authenticatorApps, passkeys, passkeyChallenges])
    await ctx.db.delete(table).where(eq(table.userId, userId));
};

/** Returns undefined for a wrong answer. */
export const checkFactor = async (
  ctx: Ctx,
  userId: number,
  given: FactorAnswer,
): Promise<RightAnswer | undefined> => {
  if (given.kind === 'passkey') {
    const right = await checkPasskey(ctx, userId, given.answer);
    return right && { by: 'passkey', claim: right.claim };
  }
  const code = given.code.replace(/[\s-]/g, '');
  const by = /^\d{6}$/.test(code) ? 'app' : 'recovery-code';
  const claim = await (by === 'app' ? checkAppCode : checkRecoveryCode)(ctx, userId, code);
  return claim && { by, claim };
};
