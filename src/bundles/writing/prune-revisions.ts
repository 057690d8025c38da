// Prunes revisions of long ago. Of what was merely saved the last of each day is left; what was said to be more than that, what
// somebody has loaded, what is out and what is newest stays. docs/decisions/0036
import { and, eq, lt, sql } from 'drizzle-orm';
import { timeZone } from '#kernel/calendar.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { ALL_REVISIONS_MS } from './constants.ts';
import { lockManuscriptRow } from './queries.ts';
import { manuscriptRevisions, manuscripts } from './schema.ts';
import { saveUses } from './versions.ts';

/** Prunes one manuscript after the other, so that nobody's save waits for more than its own. */
export const pruneRevisions = async (ctx: Ctx): Promise<void> => {
  const found = await ctx.db
    .selectDistinct({ id: manuscriptRevisions.manuscriptId })
    .from(manuscriptRevisions)
    .where(isPrunable(ctx))
    .orderBy(manuscriptRevisions.manuscriptId);
  await eachByItself(found, ({ id }) => pruneRevisionsOf(ctx, id));
};

/** No entry: revisions that nobody marked go with time. */
const pruneRevisionsOf = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const manuscript = await lockManuscriptRow(ctx, id);
    if (!manuscript) return;
    const isOfIt = eq(manuscriptRevisions.manuscriptId, id);
    await ctx.db.delete(manuscriptRevisions).where(and(isOfIt, isPrunable(ctx)));
    await saveUses(ctx, manuscript);
  });

const isPrunable = ({ now }: Ctx) => {
  const { manuscriptId, version, savedAt, occasion, isKept } = manuscriptRevisions;
  const laterThatDay = sql`exists (select from ${manuscriptRevisions} later where later.manuscript_id = ${manuscriptId}
    and later.version > ${version} and ${dayOf(sql`later.saved_at`)} = ${dayOf(savedAt)})`;
  const isInUse = sql`exists (select from ${manuscripts} where ${manuscripts.id} = ${manuscriptId}
    and ${version} in (${manuscripts.version}, ${manuscripts.publishedVersion}))`;
  return and(
    lt(savedAt, new Date(now.getTime() - ALL_REVISIONS_MS)),
    sql`${occasion} is null and not ${isKept}`,
    laterThatDay,
    sql`not ${isInUse}`,
  );
};

const dayOf = (moment: unknown) => sql`date_trunc('day', ${moment}, ${timeZone()})`;
