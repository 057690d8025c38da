// Publishes terms, and notes who agrees to them.
import { desc, eq, sql } from 'drizzle-orm';
import { dayText } from '#design/dates.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { users } from '../schema.ts';
import { TERMS_TAG } from './constants.ts';
import { mayManageTerms } from './policy.ts';
import { getDemands } from './demands.ts';
import type { AgreementDemand, NamedVersion } from './demands.ts';
import { checkTerms, normalizeTerms } from './rules.ts';
import { documentAgreements, termsAgreements, termsVersions } from './schema.ts';
import * as texts from './texts.ts';
import { findValidTerms } from './valid.ts';

export interface TermsInput {
  readonly title: string;
  /** Paragraphs between empty lines; one that begins with `## ` is a heading. */
  readonly text: string;
  /** What is new, for those who agreed to the version before. */
  readonly changes?: string;
  /** When the version becomes valid: now by default; later than that of the version before. */
  readonly validFrom?: Date;
}

export type PublishOutcome = { readonly kind: 'published'; readonly number: number } | Refused | Invalid;

/**
 * Publishes a new version, which nobody can change any more. `seen` is the number of the version from whose words the administrator
 * went on, 0 where there was none; programs may leave it out. Throws 403.
 */
export const publishTerms = (ctx: Ctx, input: TermsInput, seen?: number): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    if (!mayManageTerms(ctx.viewer)) throw forbidden();
    const terms = normalizeTerms({ changes: '', validFrom: ctx.now, ...input });
    const last = await lockLastVersion(ctx);
    if (seen !== undefined && seen !== (last?.number ?? 0)) return refused(texts.publishedMeanwhile);
    const errors = { ...checkTerms(terms), ...checkOrder(terms.validFrom, last) };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const number = (last?.number ?? 0) + 1;
    const { title, text, changes, validFrom } = terms;
    await ctx.db
      .insert(termsVersions)
      .values({ number, title, text, changes, validFrom, createdAt: ctx.now, authorId: ctx.viewer.id });
    await record(ctx, {
      type: 'setting',
      objectId: 0,
      action: 'terms.published',
      after: { number, title, validFrom },
    });
    touch(ctx, TERMS_TAG);
    return { kind: 'published', number };
  });

export type AgreeOutcome = { readonly kind: 'agreed' } | { readonly kind: 'outdated' };

/** What somebody says they have read and agree to. */
export interface Agreement {
  /** The version of the terms; null for nothing about them. */
  readonly version: number | null;
  readonly documents: readonly NamedVersion[];
}

/** The viewer agrees to the version of the terms that holds; `outdated` when it isn't the one they read. Throws 401. */
export const agreeToTerms = (ctx: Ctx, version: number): Promise<AgreeOutcome> =>
  agree(ctx, { version, documents: [] });

/**
 * The viewer agrees to all that they name, or, when one of it isn't what is demanded now, to nothing: `outdated`. What is no
 * longer demanded is left out. Throws 401.
 */
export const agree = (ctx: Ctx, { version, documents }: Agreement): Promise<AgreeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<AgreeOutcome> => {
    if (!isSignedIn(ctx.viewer)) throw unauthorised();
    if (version === null && documents.length === 0) return { kind: 'outdated' };
    const [valid, demands] = await Promise.all([findValidTerms(ctx), getDemands(ctx)]);
    if (version !== null && valid?.number !== version) return { kind: 'outdated' };
    const named = demands.flatMap((demand) => {
      const read = documents.find(({ document }) => document === demand.document);
      return read ? [{ demand, isRead: read.version === demand.version }] : [];
    });
    if (named.some(({ isRead }) => !isRead)) return { kind: 'outdated' };
    if (version !== null) await logAgreement(ctx, ctx.viewer.id, version);
    await logDocuments(
      ctx,
      ctx.viewer.id,
      named.map(({ demand }) => demand),
    );
    return { kind: 'agreed' };
  });

/** Writes down, in the caller's transaction, that somebody agrees now to what is demanded; a second time changes nothing. */
export const logDocuments = async (
  ctx: Ctx,
  userId: number,
  demands: readonly AgreementDemand[],
): Promise<void> => {
  if (demands.length === 0) return;
  const rows = demands.map(({ document, version, title }) => ({
    userId,
    document,
    version,
    title,
    agreedAt: ctx.now,
  }));
  const made = await ctx.db
    .insert(documentAgreements)
    .values(rows)
    .onConflictDoNothing()
    .returning({ document: documentAgreements.document, version: documentAgreements.version });
  if (made.length === 0) return;
  const newest = JSON.stringify(Object.fromEntries(made.map(({ document, version }) => [document, version])));
  const agreedDocuments = sql`${users.agreedDocuments} || (
    select jsonb_object_agg(key, greatest(value::integer, (${users.agreedDocuments} ->> key)::integer))
    from jsonb_each_text(${newest}::jsonb))`;
  await ctx.db.update(users).set({ agreedDocuments }).where(eq(users.id, userId));
  const isNew = (row: NamedVersion) => made.some(({ document }) => document === row.document);
  await record(ctx, {
    type: 'user',
    objectId: userId,
    action: 'user.agreed-to-documents',
    after: {
      documents: rows
        .filter(isNew)
        .map(({ title, version }) => texts.documentVersion(title, version))
        .join(', '),
    },
  });
};

/** Writes down, in the caller's transaction, that somebody agrees now; a second time changes nothing. */
export const logAgreement = async (ctx: Ctx, userId: number, version: number): Promise<void> => {
  const agreement = { userId, version, agreedAt: ctx.now };
  const { rowCount } = await ctx.db.insert(termsAgreements).values(agreement).onConflictDoNothing();
  if (!rowCount) return;
  const agreedVersion = sql`greatest(${users.agreedVersion}, ${version}::integer)`;
  await ctx.db.update(users).set({ agreedVersion }).where(eq(users.id, userId));
  await record(ctx, {
    type: 'user',
    objectId: userId,
    action: 'user.agreed-to-terms',
    after: { version },
  });
};

/** Returns the newest version; whoever else publishes one waits for this transaction. */
const lockLastVersion = async (ctx: Ctx) => {
  await ctx.db.execute(sql`lock table ${termsVersions} in share row exclusive mode`);
  const [last] = await ctx.db.select().from(termsVersions).orderBy(desc(termsVersions.number)).limit(1);
  return last;
};

const checkOrder = (validFrom: Date, last: { validFrom: Date } | undefined): Record<string, string> =>
  last && validFrom <= last.validFrom ? { validFrom: texts.tooEarly(dayText(last.validFrom)) } : {};
