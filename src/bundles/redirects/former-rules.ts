// Brings rules from another portal: they change none of here, and go again as they came.
import { and, eq, lte } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { removeRule, saveRule } from './commands.ts';
import type { TypedRule } from './commands.ts';
import { mayChangeRedirects } from './policy.ts';
import { readPath } from './rules.ts';
import { redirects } from './schema.ts';

export type BringOutcome =
  | { readonly kind: 'brought'; readonly id: number }
  | { readonly kind: 'known' }
  | Invalid;

/** Brings a rule. Where there is one for its source already, that one stays. Throws 403. */
export const bringRule = (ctx: Ctx, typed: TypedRule): Promise<BringOutcome> =>
  withTransaction(ctx, async (ctx): Promise<BringOutcome> => {
    if (!mayChangeRedirects(ctx.viewer)) throw forbidden();
    if (await findBySource(ctx, readPath(typed.source) ?? '')) return { kind: 'known' };
    const outcome = await saveRule(ctx, typed);
    if (outcome.kind === 'invalid') return outcome;
    return { kind: 'brought', id: (await findBySource(ctx, outcome.rule.source))!.id };
  });

const findBySource = async (ctx: Ctx, source: string) =>
  (await ctx.db.select({ id: redirects.id }).from(redirects).where(eq(redirects.source, source)))[0];

/**
 * Removes a rule that was brought, and says whether it went; one that was saved anew since it came is somebody's own, and
 * stays. Throws 403.
 */
export const removeBroughtRule = (ctx: Ctx, id: number, takenAt: Date): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const isAsItCame = and(eq(redirects.id, id), lte(redirects.createdAt, takenAt));
    if ((await ctx.db.$count(redirects, isAsItCame)) === 0) return false;
    await removeRule(ctx, id);
    return true;
  });
