// Reads calendars with an address again by themselves, with a pause that grows while they fail; a file is read again when
// somebody uploads it. Two who do it at once, or one who is killed in between, leave one reading behind.
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { announce } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { mayAct } from '#kernel/viewer.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { FAILURES_BEFORE_NOTICE, LONGEST_PAUSE_MS, SOURCES_PER_RUN, WHOLE_READING_MS } from '../constants.ts';
import type { ReadProblem } from '../constants.ts';
import { fetchCalendar } from '../fetch-calendar.ts';
import type { Fetched } from '../fetch-calendar.ts';
import { READ_SOURCE_JOB } from '../job-names.ts';
import { findSource, listAllItems, lockSource } from '../queries.ts';
import type { Source } from '../queries.ts';
import { icsSteps } from '../reading/ics.ts';
import type { ReadCalendar } from '../reading/read-item.ts';
import { inTurns } from '../reading/steps.ts';
import { windowAt } from '../reading-window.ts';
import { eventSources } from '../schema.ts';
import { nextReading } from './back-off.ts';
import { sourceTold } from './notices.ts';
import { hasFollowed, problemOfReading, takeReading } from './take-reading.ts';

/** Hands each calendar whose hour has come to a job of its own. */
export const readDueSources = async (ctx: Ctx): Promise<void> => {
  const { id, nextReadAt } = eventSources;
  const due = await ctx.db
    .select({ id })
    .from(eventSources)
    .where(and(isNotNull(nextReadAt), lte(nextReadAt, ctx.now)))
    .orderBy(asc(nextReadAt))
    .limit(SOURCES_PER_RUN);
  for (const { id: sourceId } of due) await enqueue(ctx, READ_SOURCE_JOB, { sourceId });
};

/** Asks its address, unless somebody else has just done so. */
export const readDueSource = async (ctx: Ctx, sourceId: number): Promise<void> => {
  const source = await findSource(ctx, sourceId);
  if (!source?.nextReadAt || source.nextReadAt > ctx.now) return;
  const owner = (await viewersByIds(ctx, [source.ownerId])).get(source.ownerId);
  if (owner && mayAct(owner)) await readAddress(ctx, source);
  else await pause(ctx, source);
};

/** Puts off a calendar whose owner may not do anything for now. No entry: nothing has changed but the hour. */
const pause = (ctx: Ctx, { id }: Source): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const nextReadAt = new Date(ctx.now.getTime() + LONGEST_PAUSE_MS);
    await ctx.db.update(eventSources).set({ nextReadAt }).where(eq(eventSources.id, id));
  });

export type ReadingOutcome =
  | { readonly kind: 'read' | 'unchanged' | 'overtaken' }
  | { readonly kind: 'failed'; readonly problem: ReadProblem };

/** Reads a calendar with an address. */
export const readAddress = async (ctx: Ctx, source: Source): Promise<ReadingOutcome> => {
  const isRecent = ctx.now.getTime() - source.readAt.getTime() < WHOLE_READING_MS;
  const fetched = await fetchCalendar(ctx, source.address!, isRecent ? source : {});
  if (fetched.kind === 'failed') return fail(ctx, source, fetched.problem);
  if (fetched.kind === 'unchanged') return noteUnchanged(ctx, source);
  return takeBytes(ctx, source, fetched);
};

/** Takes what came of an address, or a file that somebody uploaded. */
export const takeBytes = async (
  ctx: Ctx,
  source: Source,
  { bytes, etag = null, lastModified = null }: Omit<Extract<Fetched, { kind: 'fetched' }>, 'kind'>,
): Promise<ReadingOutcome> => {
  const calendar = await inTurns(icsSteps(bytes, windowAt(ctx.now), source.columns));
  const outcome = await onLatest(ctx, source, async (ctx, locked): Promise<ReadingOutcome> => {
    const rows = await listAllItems(ctx, source.id);
    const problem = problemOfReading(calendar, hasFollowed(rows, ctx.now));
    if (problem) return { kind: 'failed', problem };
    await takeReading(ctx, locked, { rows, calendar });
    await noteReading(ctx, locked, { calendar, etag, lastModified });
    return { kind: 'read' };
  });
  return outcome.kind === 'failed' && source.address !== null ? fail(ctx, source, outcome.problem) : outcome;
};

/** Does the work only for whoever knows the newest reading: what was fetched before another one was taken is old. */
const onLatest = (
  ctx: Ctx,
  { id, checkedAt }: Source,
  work: (ctx: Ctx, locked: Source) => Promise<ReadingOutcome>,
): Promise<ReadingOutcome> =>
  withTransaction(ctx, async (ctx) => {
    const locked = await lockSource(ctx, id);
    if (locked?.checkedAt?.getTime() !== checkedAt?.getTime()) return { kind: 'overtaken' };
    return locked ? work(ctx, locked) : { kind: 'overtaken' };
  });

const NO_FAILURE = { failures: 0, failingSince: null, problem: null } as const;

const nextOf = ({ now }: Ctx, { address }: Source, failures = 0) =>
  address === null ? null : nextReading(now, failures);

interface Reading {
  readonly calendar: ReadCalendar;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

const noteReading = async (ctx: Ctx, source: Source, { calendar, etag, lastModified }: Reading) => {
  const { report, unreported } = calendar;
  const read = { report: [...report], unreported, etag, lastModified, readAt: ctx.now, checkedAt: ctx.now };
  await ctx.db
    .update(eventSources)
    .set({ ...read, nextReadAt: nextOf(ctx, source), ...NO_FAILURE })
    .where(eq(eventSources.id, source.id));
};

const noteUnchanged = (ctx: Ctx, source: Source): Promise<ReadingOutcome> =>
  onLatest(ctx, source, async (ctx, locked) => {
    const checked = { checkedAt: ctx.now, nextReadAt: nextOf(ctx, locked), ...NO_FAILURE };
    await ctx.db.update(eventSources).set(checked).where(eq(eventSources.id, locked.id));
    return { kind: 'unchanged' };
  });

/** Notes a failure. Its owner is told when it isn't a hiccup any more, and once. */
const fail = (ctx: Ctx, source: Source, problem: ReadProblem): Promise<ReadingOutcome> =>
  onLatest(ctx, source, async (ctx, locked) => {
    const failures = locked.failures + 1;
    const failingSince = locked.failingSince ?? ctx.now;
    await ctx.db
      .update(eventSources)
      .set({ checkedAt: ctx.now, nextReadAt: nextOf(ctx, locked, failures), failures, failingSince, problem })
      .where(eq(eventSources.id, locked.id));
    if (failures === FAILURES_BEFORE_NOTICE)
      await announce(ctx, sourceTold, {
        what: 'failing',
        sourceId: locked.id,
        name: locked.name,
        userIds: peopleOf(locked),
        key: `failing:${locked.id}:${failingSince.toISOString()}`,
        problem,
      });
    return { kind: 'failed', problem };
  });

/** Returns the ids of its owner, and of who answers for what comes out of it. */
export const peopleOf = ({ ownerId, trustedBy }: Source): readonly number[] => [
  ...new Set([ownerId, trustedBy ?? ownerId]),
];
