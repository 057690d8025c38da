// Reads what somebody who signs in is greeted with.
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';

/** Somebody who may come in; undefined for those who were erased. */
export interface Entrant {
  readonly id: number;
  readonly name: string;
  readonly confirmedAt: Date | null;
  readonly suspendedUntil: Date | null;
  readonly suspensionReason: string | null;
}

export const findEntrant = async (ctx: Ctx, id: number): Promise<Entrant | undefined> => {
  const [user] = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      confirmedAt: users.confirmedAt,
      suspendedUntil: users.suspendedUntil,
      suspensionReason: users.suspensionReason,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)));
  return user;
};
