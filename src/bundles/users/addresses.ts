// Finds where mail reaches people, for bundles that write to them.
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from './schema.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Returns the addresses only of people who confirmed theirs and are still here. */
export const mailAddressesByIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MailAddress>> => {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: users.id, name: users.name, address: users.email })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.confirmedAt), isNull(users.erasedAt)));
  return new Map(rows.map(({ id, name, address }) => [id, { name, address }]));
};

/** Returns the one member who has confirmed an address, by their id. */
const ownerOf = async (ctx: Ctx, address: string): Promise<number | undefined> => {
  const isTheirs = sql`lower(${users.email}) = lower(${address})`;
  const [owner] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, isNotNull(users.confirmedAt), isNull(users.erasedAt)));
  return owner?.id;
};

export const mailAddresses = { byIds: mailAddressesByIds, ownerOf };
