// Reading the terms and the log of agreements.
import { count, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';
import { termsAgreements, termsVersions } from './schema.ts';

export type TermsVersion = typeof termsVersions.$inferSelect;

export const findTerms = async (ctx: Ctx, number: number): Promise<TermsVersion | undefined> => {
  const [version] = await ctx.db.select().from(termsVersions).where(eq(termsVersions.number, number));
  return version;
};

/** How many agreed, by version. */
export const countAgreements = async (ctx: Ctx): Promise<ReadonlyMap<number, number>> => {
  const rows = await ctx.db
    .select({ version: termsAgreements.version, count: count() })
    .from(termsAgreements)
    .groupBy(termsAgreements.version);
  return new Map(rows.map((row) => [row.version, row.count]));
};

export interface Agreement {
  readonly name: string;
  readonly login: string;
  readonly agreedAt: Date;
}

/** Who agreed to a version, the last ones first. */
export const listAgreements = (
  ctx: Ctx,
  version: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<Agreement[]> =>
  ctx.db
    .select({ name: users.name, login: users.login, agreedAt: termsAgreements.agreedAt })
    .from(termsAgreements)
    .innerJoin(users, eq(users.id, termsAgreements.userId))
    .where(eq(termsAgreements.version, version))
    .orderBy(desc(termsAgreements.agreedAt), desc(termsAgreements.userId))
    .offset(offset)
    .limit(limit);

/** What one person agreed to, and when. */
export const findAgreementsOf = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({ version: termsAgreements.version, agreedAt: termsAgreements.agreedAt })
    .from(termsAgreements)
    .where(eq(termsAgreements.userId, userId))
    .orderBy(desc(termsAgreements.version));
