// Checks the password once more before something that can't be taken back, whoever sits at the open screen.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { resetAttempts, limitAttempts } from '#kernel/rate-limit.ts';
import { CONFIRM_LIMIT } from '../constants.ts';
import { verifyPassword } from '../passwords.ts';
import { users } from '../schema.ts';

/** Says whether it is the viewer's password. Throws 429 after too many guesses. */
export const confirmPassword = async (ctx: Ctx, password: string): Promise<boolean> => {
  const id = ctx.viewer.id ?? 0;
  const key = `confirm-password:${id}`;
  await limitAttempts(ctx, key, CONFIRM_LIMIT);
  const [user] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (isRight) await resetAttempts(ctx, key);
  return isRight;
};
