// Keeps who has a manuscript open right now.
import { and, eq, lt, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, gone, notFound } from '#kernel/errors.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { PRESENCE_LIFETIME_MS } from './constants.ts';
import { mayEditManuscript, maySeeManuscript } from './policy.ts';
import { findManuscript, listPresence } from './queries.ts';
import type { Manuscript } from './queries.ts';
import { manuscriptPresence } from './schema.ts';

export interface Presence {
  readonly manuscript: Manuscript;
  /** Names of others who have it open. */
  readonly others: readonly string[];
  /** This is the viewer, in another window. */
  readonly isOpenElsewhere: boolean;
}

/** Says that the viewer has it open in this window, and hears who else has. No entry: being there changes nothing. */
export const showPresence = (ctx: Ctx, id: number, tab: number): Promise<Presence> =>
  withTransaction(ctx, async (ctx) => {
    // It isn't locked: nobody's save waits for this.
    const manuscript = await findManuscript(ctx, id);
    if (!manuscript || !maySeeManuscript(ctx.viewer, manuscript)) throw notFound();
    if (manuscript.pieceState === 'erased') throw gone();
    if (!mayEditManuscript(ctx.viewer, manuscript)) throw forbidden();
    const userId = ctx.viewer.id!;
    await enter(ctx, { id, userId, tab });
    const open = await listPresence(ctx, id);
    return {
      manuscript,
      others: await namesOfOthers(ctx, open),
      isOpenElsewhere: open.some((one) => one.userId === userId && one.tab !== tab),
    };
  });

/** Returns who else has it open, for a page that begins to show it: a line that came later would move what stands below it. */
export const loadOthers = async (ctx: Ctx, id: number): Promise<readonly string[]> =>
  namesOfOthers(ctx, await listPresence(ctx, id));

const namesOfOthers = async (ctx: Ctx, open: readonly { readonly userId: number }[]) => {
  const ids = [...new Set(open.map(({ userId }) => userId))].filter((id) => id !== ctx.viewer.id);
  const people = await usersByIds(ctx, ids);
  return ids.flatMap((id) => people.get(id)?.name ?? []);
};

/** Windows that were closed long ago are forgotten on the way. */
const enter = async (ctx: Ctx, { id, userId, tab }: { id: number; userId: number; tab: number }) => {
  const tooOld = new Date(ctx.now.getTime() - PRESENCE_LIFETIME_MS);
  const isOver = and(eq(manuscriptPresence.manuscriptId, id), lt(manuscriptPresence.seenAt, tooOld));
  await ctx.db.delete(manuscriptPresence).where(isOver);
  const { manuscriptId, userId: user, tab: window } = manuscriptPresence;
  const later = sql`greatest(${manuscriptPresence.seenAt}, excluded.seen_at)`;
  await ctx.db
    .insert(manuscriptPresence)
    .values({ manuscriptId: id, userId, tab, seenAt: ctx.now })
    .onConflictDoUpdate({ target: [manuscriptId, user, window], set: { seenAt: later } });
};
