// Makes manuscripts of events follow the calendar they came from, each in a transaction of its own. By the right of who trusts
// the calendar what is published is changed at once; else the editors look at it first. What was changed by hand stays.
import { announce } from '#kernel/announcements.ts';
import { dayOf } from '#kernel/calendar.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badInput } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { lockManuscriptToFollow } from '#bundles/writing/public.ts';
import { and, eq } from 'drizzle-orm';
import type { EventContent } from '../../views.ts';
import { eventWriting } from '../../writing.ts';
import { FOLLOW_JOB } from '../job-names.ts';
import { findSource, listPending, lockItem } from '../queries.ts';
import type { Source, SourceItem } from '../queries.ts';
import { doRun } from '../runs.ts';
import { eventSourceItems } from '../schema.ts';
import { merge, stillInConflict } from './merge.ts';
import type { FieldConflict, Merge } from './merge.ts';
import { sourceTold } from './notices.ts';
import { peopleOf } from './read-again.ts';

/** Follows some of what is pending, and asks for a job for the others. */
export const followItems = async (ctx: Ctx, sourceId: number): Promise<void> => {
  const source = await findSource(ctx, sourceId);
  if (!source) return;
  const people = await viewersByIds(ctx, [source.ownerId, source.trustedBy ?? source.ownerId]);
  const isMore = await doRun(
    (limit, triedIds) => listPending(ctx, sourceId, limit, triedIds),
    ({ id }) => followItem(ctx, { source, people, id }),
  );
  if (isMore) await enqueue(ctx, FOLLOW_JOB, { sourceId });
};

interface Following {
  readonly source: Source;
  readonly people: ReadonlyMap<number, Viewer>;
  readonly id: number;
}

const followItem = async (ctx: Ctx, { source, people, id }: Following): Promise<void> => {
  const owner = people.get(source.ownerId);
  const trusting = source.mode === 'publish' ? people.get(source.trustedBy ?? 0) : undefined;
  try {
    if (trusting && (await asTrusted(ctx, { source, trusting, id }))) return;
    if (owner) await followAs(ctx, { source, actor: owner, id, isTrusted: false });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const isGone = error.status === 404 || error.status === 410;
    await leave(ctx, id, isGone ? GONE : { problem: problemIn(error) });
  }
};

const problemIn = ({ message, errors }: HttpError) => [message, ...Object.values(errors ?? {})].join(' ');

/** Whoever threw it away doesn't want it. */
const GONE = { state: 'skipped', conflicts: [], problem: null } as const;

/**
 * Follows by the right of who trusts the calendar; returns false for who has lost the right to publish it, or never had it
 * where the piece is by now.
 */
const asTrusted = async (
  ctx: Ctx,
  { source, trusting, id }: { source: Source; trusting: Viewer; id: number },
): Promise<boolean> => {
  try {
    await followAs(ctx, { source, actor: trusting, id, isTrusted: true });
    return true;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
};

interface Acting {
  readonly source: Source;
  readonly actor: Viewer;
  readonly id: number;
  readonly isTrusted: boolean;
}

/** No entry: the piece has one, and so has the manuscript that is handed in. */
const followAs = (ctx: Ctx, { source, actor, id, isTrusted }: Acting): Promise<void> =>
  withTransaction(actAs(ctx, actor), async (ctx) => {
    const item = await lockItem(ctx, id);
    if (!item?.pending) return;
    if (item.manuscriptId === null) return settle(ctx, item, { pending: null });
    const { pending } = item;
    const changed = await changeManuscript(ctx, {
      manuscriptId: item.manuscriptId,
      isTrusted,
      change: (content) => merge(item, pending, content, ctx.now),
    });
    if (!changed) return settle(ctx, item, { pending: null });
    const conflicts = stillInConflict(item.conflicts, changed, pending);
    await settle(ctx, item, { ...pending, pending: null, conflicts, problem: null });
    if (changed.conflicts.length > 0) await notifyOfConflicts(ctx, source);
  });

type Settled = Partial<Pick<SourceItem, 'content' | 'dateKeys' | 'pending' | 'conflicts' | 'problem'>>;

export const settle = async (ctx: Ctx, { id }: Pick<SourceItem, 'id'>, settled: Settled): Promise<void> => {
  await ctx.db.update(eventSourceItems).set(settled).where(eq(eventSourceItems.id, id));
};

/** Leaves the manuscript as it is; the calendar's word isn't taken as said, so the next whole reading finds it again. */
const leave = (ctx: Ctx, id: number, left: Partial<SourceItem>): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const isTaken = and(eq(eventSourceItems.id, id), eq(eventSourceItems.state, 'taken'));
    await ctx.db
      .update(eventSourceItems)
      .set({ pending: null, ...left })
      .where(isTaken);
  });

/** Notifies of conflicts once a day at the most, however many there are. */
const notifyOfConflicts = (ctx: Ctx, source: Source): Promise<void> =>
  announce(ctx, sourceTold, {
    what: 'conflicts',
    sourceId: source.id,
    name: source.name,
    userIds: peopleOf(source),
    key: `conflicts:${source.id}:${dayOf(ctx.now)}`,
  });

interface ManuscriptChange {
  readonly manuscriptId: number;
  /** The viewer brings it out; else it is handed in. */
  readonly isTrusted: boolean;
  readonly change: (content: EventContent) => Merge;
}

/**
 * Changes what is out and its manuscript, in the caller's transaction. Undefined for a piece that was taken back: nobody waits
 * for news of it. Throws 403, 404, 410, and 422 for what couldn't come out.
 */
export const changeManuscript = async (
  ctx: Ctx,
  { manuscriptId, isTrusted, change }: ManuscriptChange,
): Promise<Merge | undefined> => {
  const locked = await lockManuscriptToFollow(ctx, manuscriptId);
  const found: Merge[] = [];
  const write = (content: EventContent): EventContent => {
    const merged = change(content);
    found.push(merged);
    return merged.content;
  };
  const piece = locked.objectId === null ? undefined : await eventWriting.contentOf(ctx, locked.objectId);
  if (locked.objectId !== null && piece?.state !== 'published') return undefined;
  const isFree = isTrusted && !locked.isHeldWith<EventContent>((content) => change(content).content);
  if (!isFree) await locked.changeForReview<EventContent>(write);
  else {
    if (piece) await publish(ctx, { id: locked.objectId!, ...piece }, write(piece.content));
    await locked.change<EventContent>(write);
  }
  return { content: found[0]!.content, conflicts: togetherOf(found) };
};

/** Joins the conflicts of what is published and of what is being written on it, which may be different. */
const togetherOf = (found: readonly Merge[]): readonly FieldConflict[] => [
  ...new Map(
    found.flatMap(({ conflicts }) => conflicts).map((conflict) => [conflict.field, conflict]),
  ).values(),
];

interface Out {
  readonly id: number;
  readonly authorId: number;
  readonly content: EventContent;
}

const publish = async (ctx: Ctx, { id, authorId, content: before }: Out, content: EventContent) => {
  if (content === before) return;
  const outcome = await eventWriting.publish(ctx, { id, content, authorId, shownIds: [] });
  if (outcome.kind === 'invalid') throw badInput(outcome.errors);
};
