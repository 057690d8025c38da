// Creates and saves newsletters for administrators of the whole portal.
import { eq, sql } from 'drizzle-orm';
import { sqlState, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { MAX_NEWSLETTERS, NEWSLETTERS_TAG, NEWSLETTER_TYPE } from '../constants.ts';
import { insertFirstIssue, renewDue } from '../issues/begin-sending.ts';
import { mayChangeNewsletters } from '../policy.ts';
import { hasBeenSent, lockNewsletter, lockNextIssue } from '../queries.ts';
import type { Newsletter } from '../queries.ts';
import { newsletters } from '../schema.ts';
import * as texts from './texts.ts';
import { checkNewsletter, stampOf } from './typed-newsletter.ts';
import type { TypedNewsletter } from './typed-newsletter.ts';

export type SaveOutcome = { readonly kind: 'saved'; readonly newsletter: Newsletter } | Refused | Invalid;

const UNIQUE = '23505';

/** Refuses a slug that another newsletter has: where two take it at the same time, the database reports it. */
const unlessTaken = async (work: () => Promise<SaveOutcome>): Promise<SaveOutcome> => {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== UNIQUE) throw error;
    return invalid({ slug: texts.slugTaken });
  }
};

/** Creates a newsletter with its first issue in preparation. Throws 403. */
export const createNewsletter = async (ctx: Ctx, typed: TypedNewsletter): Promise<SaveOutcome> => {
  if (!mayChangeNewsletters(ctx.viewer)) throw forbidden();
  const checked = await checkNewsletter(ctx, typed);
  if (checked.kind === 'invalid') return checked;
  return unlessTaken(() =>
    withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('newsletters'))`);
      if ((await ctx.db.$count(newsletters)) >= MAX_NEWSLETTERS)
        return refused(texts.tooMany(MAX_NEWSLETTERS));
      const [newsletter] = await ctx.db
        .insert(newsletters)
        .values({ ...checked.value, createdAt: ctx.now })
        .returning();
      await insertFirstIssue(ctx, newsletter!);
      const { id, name, slug } = newsletter!;
      await record(ctx, {
        type: NEWSLETTER_TYPE,
        objectId: id,
        action: 'newsletter.created',
        after: { name, slug },
      });
      touch(ctx, NEWSLETTERS_TAG);
      return { kind: 'saved', newsletter: newsletter! };
    }),
  );
};

/**
 * Saves a newsletter. Another hour holds for the issue in preparation as well; an address to which mails lead stays. `seen` is the
 * stamp of what the administrator had before them; programs may leave it out. Throws 403 and 404.
 */
export const saveNewsletter = async (
  ctx: Ctx,
  id: number,
  typed: TypedNewsletter,
  seen = '',
): Promise<SaveOutcome> => {
  if (!mayChangeNewsletters(ctx.viewer)) throw forbidden();
  const checked = await checkNewsletter(ctx, typed);
  if (checked.kind === 'invalid') return checked;
  return unlessTaken(() =>
    withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
      const before = await lockNewsletter(ctx, id);
      if (!before) throw notFound();
      if (seen !== '' && seen !== stampOf(before)) return refused(texts.changedMeanwhile);
      const isFixed = await hasBeenSent(ctx, id);
      const slug = isFixed && typed.slug.trim() === '' ? before.slug : checked.value.slug;
      if (isFixed && slug !== before.slug) return invalid({ slug: texts.slugFixed });
      const [newsletter] = await ctx.db
        .update(newsletters)
        .set({ ...checked.value, slug })
        .where(eq(newsletters.id, id))
        .returning();
      if (await isToBeRenewed(ctx, before, newsletter!)) await renewDue(ctx, newsletter!);
      await record(ctx, {
        type: NEWSLETTER_TYPE,
        objectId: id,
        action: 'newsletter.changed',
        before: { name: before.name, slug: before.slug },
        after: { name: newsletter!.name, slug: newsletter!.slug },
      });
      touch(ctx, NEWSLETTERS_TAG);
      return { kind: 'saved', newsletter: newsletter! };
    }),
  );
};

/**
 * Says whether the issue in preparation gets a new time: when another hour was chosen, when the newsletter rested before, and
 * when its hour has passed.
 */
const isToBeRenewed = async (ctx: Ctx, before: Newsletter, after: Newsletter): Promise<boolean> => {
  const isSame = HOURS.every((name) => before[name] === after[name]) && before.isActive;
  const next = await lockNextIssue(ctx, after.id);
  return !isSame || (next !== undefined && next.dueAt <= ctx.now);
};

const HOURS = ['rhythm', 'weekday', 'hour'] as const;
