// Says what a change of pieces that are out came to, for the history: its entries name the revisions, which are compared when
// somebody reads. So nothing is stored twice, and what is erased is gone from there, too.
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { writingPaths } from '../paths.ts';
import { manuscriptRevisions, manuscripts } from '../schema.ts';
import { compareAll } from './revisions.ts';
import type { FieldChange } from './views.ts';

/** These are one revision of a piece and the one that came out after it. */
export interface PublishedStep {
  readonly type: string;
  readonly objectId: number;
  readonly before: number;
  readonly after: number;
}

export interface PublishedChange {
  readonly changes: readonly FieldChange[];
  /** Where both are compared as a whole. */
  readonly href: string;
}

/** Returns the changes in the order of the steps, by one query for all of them; undefined where a revision is no more. */
export const publishedChanges = async (
  ctx: Ctx,
  steps: readonly PublishedStep[],
): Promise<(PublishedChange | undefined)[]> => {
  const known = await findRevisions(ctx, steps);
  const pairs = steps.map(({ type, objectId, before, after }) => {
    const [old, young] = [before, after].map((version) => known.get(keyOf({ type, objectId, version })));
    return old && young && ctx.portal.kinds.get(type)?.writing
      ? { type, before: old, after: young }
      : undefined;
  });
  const compared = await compareAll(
    ctx,
    pairs.filter((pair) => pair !== undefined),
  );
  let at = 0;
  return pairs.map((pair) => {
    if (!pair) return undefined;
    const query = { von: pair.before.version, bis: pair.after.version };
    const href = url(writingPaths.revisions, { id: pair.after.manuscriptId }, query);
    return { changes: compared[at++]!, href };
  });
};

const findRevisions = async (ctx: Ctx, steps: readonly PublishedStep[]) => {
  if (steps.length === 0) return new Map<string, never>();
  const wanted = steps.flatMap(({ type, objectId, before, after }) =>
    [before, after].map((version) => ({ type, objectId, version })),
  );
  const asked = ['type', 'objectId', 'version'] as const;
  const [types, ids, versions] = asked.map((name) => sql.param(wanted.map((one) => one[name])));
  const { manuscriptId, version, content, imageIds } = manuscriptRevisions;
  const rows = await ctx.db
    .select({
      type: manuscripts.type,
      objectId: manuscripts.objectId,
      manuscriptId,
      version,
      content,
      imageIds,
    })
    .from(manuscriptRevisions)
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptId))
    .where(
      and(
        sql`(${manuscripts.type}, ${manuscripts.objectId}, ${version}) in
          (select * from unnest(${types}::text[], ${ids}::int[], ${versions}::int[]))`,
      ),
    );
  return new Map(rows.map((row) => [keyOf({ ...row, objectId: row.objectId! }), row]));
};

const keyOf = ({ type, objectId, version }: { type: string; objectId: number; version: number }) =>
  `${type} ${objectId} ${version}`;
