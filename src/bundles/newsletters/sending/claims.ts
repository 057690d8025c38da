// Decides whose turn it is. A claim is a row that says that a mail is being given to the mail server; nobody gets a second one.
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { mailAddresses } from '#bundles/users/public.ts';
import { GROUP_LENGTH } from '../constants.ts';
import { addressKey } from '../links.ts';
import type { Issue, Reader } from '../queries.ts';
import { newsletterDeliveries, newsletterReaders } from '../schema.ts';

export interface Claim {
  readonly readerId: number;
  readonly name: string;
  readonly address: string;
  readonly attempts: number;
}

interface NewClaims {
  readonly claims: readonly Claim[];
  readonly lastId: number;
  /** Nobody is left. */
  readonly isEnd: boolean;
}

/** Claims the next readers, who haven't had this issue. */
export const claimNew = async (ctx: Ctx, issue: Issue, afterId: number): Promise<NewClaims> => {
  const readers = await ctx.db
    .select()
    .from(newsletterReaders)
    .where(
      and(
        eq(newsletterReaders.newsletterId, issue.newsletterId),
        gt(newsletterReaders.id, afterId),
        eq(newsletterReaders.state, 'active'),
      ),
    )
    .orderBy(asc(newsletterReaders.id))
    .limit(GROUP_LENGTH);
  if (readers.length === 0) return { claims: [], lastId: afterId, isEnd: true };
  const addressed = await withAddresses(ctx, readers);
  return { claims: await insertClaims(ctx, issue, addressed), lastId: readers.at(-1)!.id, isEnd: false };
};

/** Adds the addresses of readers, for members where they get mail now; whoever has no address any more is left out. */
const withAddresses = async (ctx: Ctx, readers: readonly Reader[]): Promise<Omit<Claim, 'attempts'>[]> => {
  const members = await mailAddresses.byIds(
    ctx,
    readers.flatMap(({ userId }) => userId ?? []),
  );
  return readers.flatMap(({ id, userId, email }) => {
    const to = userId === null ? { name: '', address: email! } : members.get(userId);
    return to ? [{ readerId: id, ...to }] : [];
  });
};

/**
 * Inserts claims only for those who are still there, each of them and each address once. No entry: the issue's own says that it
 * is sent.
 */
const insertClaims = async (
  ctx: Ctx,
  { id: issueId }: Issue,
  all: readonly Omit<Claim, 'attempts'>[],
): Promise<Claim[]> => {
  if (all.length === 0) return [];
  const ids = sql.param(all.map(({ readerId }) => readerId));
  const keys = sql.param(all.map(({ address }) => addressKey(ctx, address)));
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into ${newsletterDeliveries} (issue_id, reader_id, address_key, state, attempts, at)
    select ${issueId}::int, asked.id, asked.key, 'begun', 1, ${ctx.now.toISOString()}::timestamptz
    from unnest(${ids}::int[], ${keys}::text[]) as asked(id, key)
    join ${newsletterReaders} on ${newsletterReaders.id} = asked.id and ${newsletterReaders.state} = 'active'
    order by asked.id
    on conflict do nothing
    returning reader_id as id`);
  const claimed = new Set(rows.map(({ id }) => id));
  return all.filter(({ readerId }) => claimed.has(readerId)).map((claim) => ({ ...claim, attempts: 1 }));
};

/** Claims those whose mails the mail server didn't take before, and whose time has come. */
export const claimAgain = async (ctx: Ctx, { id: issueId }: Issue): Promise<Claim[]> => {
  const { readerId, state, nextAt } = newsletterDeliveries;
  const due = ctx.db
    .select({ readerId })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, issueId), eq(state, 'waiting'), lte(nextAt, new Date())))
    .limit(GROUP_LENGTH)
    .for('update', { skipLocked: true });
  const claimed = await ctx.db
    .update(newsletterDeliveries)
    .set({ state: 'begun', attempts: sql`${newsletterDeliveries.attempts} + 1`, nextAt: null })
    .where(and(eq(newsletterDeliveries.issueId, issueId), inArray(readerId, due)))
    .returning({ readerId, attempts: newsletterDeliveries.attempts });
  if (claimed.length === 0) return [];
  const readers = await ctx.db
    .select()
    .from(newsletterReaders)
    .where(
      and(
        inArray(
          newsletterReaders.id,
          claimed.map((one) => one.readerId),
        ),
        eq(newsletterReaders.state, 'active'),
      ),
    );
  const attempts = new Map(claimed.map((one) => [one.readerId, one.attempts]));
  const addressed = await withAddresses(ctx, readers);
  const gone = claimed.filter((one) => addressed.every((claim) => claim.readerId !== one.readerId));
  await giveUp(
    ctx,
    issueId,
    gone.map((one) => one.readerId),
  );
  return addressed.map((claim) => ({ ...claim, attempts: attempts.get(claim.readerId) ?? 1 }));
};

/** Whoever doesn't want it any more, or can't be reached. No entry: see above. */
const giveUp = async (ctx: Ctx, issueId: number, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await ctx.db
    .update(newsletterDeliveries)
    .set({ state: 'refused' })
    .where(and(eq(newsletterDeliveries.issueId, issueId), inArray(newsletterDeliveries.readerId, [...ids])));
};
