// Publishing terms, and agreeing to them.
import { desc, eq, sql } from 'drizzle-orm';
import { dayText } from '#design/dates.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, unauthorised } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { users } from '../schema.ts';
import { TERMS_TAG } from './constants.ts';
import { mayManageTerms } from './policy.ts';
import { checkTerms, normalizeTerms } from './rules.ts';
import { termsAgreements, termsVersions } from './schema.ts';
import * as texts from './texts.ts';
import { findValidTerms } from './valid.ts';

export interface TermsInput {
  readonly title: string;
  /** Paragraphs between empty lines; one that begins with `## ` is a heading. */
  readonly text: string;
  /** What is new, for those who agreed to the version before. */
  readonly changes?: string;
  /** Now by default; later than that of the version before. */
  readonly validFrom?: Date;
}

export type PublishOutcome = { readonly kind: 'published'; readonly number: number } | Invalid;

/** A new version, which nobody can change any more. Throws 403. */
export const publishTerms = (ctx: Ctx, input: TermsInput): Promise<PublishOutcome> =>
  withTransaction(ctx, async (ctx): Promise<PublishOutcome> => {
    if (!mayManageTerms(ctx.viewer)) throw forbidden();
    const terms = normalizeTerms({ changes: '', validFrom: ctx.now, ...input });
    const last = await lockLastVersion(ctx);
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

/** The viewer agrees to the version that holds; `outdated` when it isn't the one they read. Throws 401. */
export const agreeToTerms = (ctx: Ctx, version: number): Promise<AgreeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<AgreeOutcome> => {
    if (!isSignedIn(ctx.viewer)) throw unauthorised();
    const valid = await findValidTerms(ctx);
    if (valid?.number !== version) return { kind: 'outdated' };
    await logAgreement(ctx, ctx.viewer.id, version);
    return { kind: 'agreed' };
  });

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

/** The newest version; whoever else publishes one waits for this transaction. */
const lockLastVersion = async (ctx: Ctx) => {
  await ctx.db.execute(sql`lock table ${termsVersions} in share row exclusive mode`);
  const [last] = await ctx.db.select().from(termsVersions).orderBy(desc(termsVersions.number)).limit(1);
  return last;
};

const checkOrder = (validFrom: Date, last: { validFrom: Date } | undefined): Record<string, string> =>
  last && validFrom <= last.validFrom ? { validFrom: texts.tooEarly(dayText(last.validFrom)) } : {};
