// Reads the terms and the log of agreements.
import { and, count, countDistinct, desc, eq, gte } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { users } from '../schema.ts';
import { documentAgreements, termsAgreements, termsVersions } from './schema.ts';

export type TermsVersion = typeof termsVersions.$inferSelect;

export const findTerms = async (ctx: Ctx, number: number): Promise<TermsVersion | undefined> => {
  const [version] = await ctx.db.select().from(termsVersions).where(eq(termsVersions.number, number));
  return version;
};

/** Returns how many agreed, by version. */
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

/** Returns who agreed to a version, the last ones first. */
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

/** Returns what one person agreed to, and when: the terms, and what else was demanded. */
export const findAgreementsOf = async (ctx: Ctx, userId: number) => {
  const ofTerms = await ctx.db
    .select({ version: termsAgreements.version, agreedAt: termsAgreements.agreedAt })
    .from(termsAgreements)
    .where(eq(termsAgreements.userId, userId))
    .orderBy(desc(termsAgreements.version));
  const ofDocuments = await ctx.db
    .select({
      document: documentAgreements.title,
      version: documentAgreements.version,
      agreedAt: documentAgreements.agreedAt,
    })
    .from(documentAgreements)
    .where(eq(documentAgreements.userId, userId))
    .orderBy(desc(documentAgreements.agreedAt), documentAgreements.document);
  return [...ofTerms, ...ofDocuments];
};

/** Returns what somebody has agreed to so far. */
export const findAgreed = async (ctx: Ctx, userId: number) => {
  const [row] = await ctx.db
    .select({ agreedVersion: users.agreedVersion, agreedDocuments: users.agreedDocuments })
    .from(users)
    .where(eq(users.id, userId));
  return row;
};

export interface DocumentAgreement extends Agreement {
  readonly version: number;
}

/** Returns who agreed to a document, the last ones first. */
export const listDocumentAgreements = (
  ctx: Ctx,
  document: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<DocumentAgreement[]> =>
  ctx.db
    .select({
      name: users.name,
      login: users.login,
      version: documentAgreements.version,
      agreedAt: documentAgreements.agreedAt,
    })
    .from(documentAgreements)
    .innerJoin(users, eq(users.id, documentAgreements.userId))
    .where(eq(documentAgreements.document, document))
    .orderBy(desc(documentAgreements.agreedAt), desc(documentAgreements.userId))
    .offset(offset)
    .limit(limit);

/** Returns how many agreed to this version of the document or a later one. */
export const countDocumentAgreements = async (ctx: Ctx, document: string, since: number): Promise<number> => {
  const { userId, version } = documentAgreements;
  const [row] = await ctx.db
    .select({ count: countDistinct(userId) })
    .from(documentAgreements)
    .where(and(eq(documentAgreements.document, document), gte(version, since)));
  return row?.count ?? 0;
};
