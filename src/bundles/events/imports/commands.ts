// Reads a calendar in for the first time, takes what is chosen of it, and forgets it.
import { and, eq, inArray } from 'drizzle-orm';
import { sqlState, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { demandToBegin } from '#bundles/writing/public.ts';
import { MAX_NAME_LENGTH, MAX_SOURCES, OPEN_STATES, READING_LIMIT } from './constants.ts';
import type { SourceMode } from './constants.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { nextReading } from './following/back-off.ts';
import { freshRow } from './following/take-reading.ts';
import { BRING_IN_JOB } from './job-names.ts';
import { mayChangeSource, maySeeSource, mayTrustSource } from './policy.ts';
import { countSources, listOpenIds, lockItem, lockSource } from './queries.ts';
import type { Source } from './queries.ts';
import { icsSteps } from './reading/ics.ts';
import type { ReadCalendar } from './reading/read-item.ts';
import { inTurns } from './reading/steps.ts';
import { windowAt } from './reading-window.ts';
import { eventSourceItems, eventSources } from './schema.ts';
import * as texts from './texts.ts';
import { lookAtTable } from './table-look.ts';
import type { TableLook } from './table-look.ts';
import { checkSource } from './typed-source.ts';
import type { CheckedSource, TypedSource } from './typed-source.ts';

/** What is recorded of a calendar hangs on this. */
const TYPE = 'event-source';

export type CreateOutcome =
  | { readonly kind: 'created'; readonly id: number; readonly count: number }
  /** It is a table, and somebody has to say what its columns mean. */
  | { readonly kind: 'columns'; readonly look: TableLook }
  | Invalid;

/** Reads it and keeps what it says; nothing comes of it yet. Of a table its columns are asked for first. Throws 403 for those who can't write events. */
export const createSource = async (
  ctx: Ctx,
  typed: TypedSource,
  brought?: Uint8Array,
): Promise<CreateOutcome> => {
  await demandToBegin(ctx, 'event');
  const file = brought ?? (typed.table ? Buffer.from(typed.table) : undefined);
  const checked = await checkSource(ctx, typed, file !== undefined);
  if (checked.kind === 'invalid') return checked;
  const source = checked.value;
  const field = source.address === null ? 'file' : 'address';
  await limitAttempts(ctx, `calendar-read:${ctx.viewer.id}`, READING_LIMIT);
  const fetched = await fetchFirst(ctx, source, file);
  if (fetched.kind === 'refused') return invalid({ [field]: fetched.text });
  const look = await lookAtTable(ctx, fetched.bytes, brought ? {} : typed);
  const isRight = typed.areColumnsRight !== undefined && !brought;
  if (look && (!isRight || Object.keys(look.errors).length > 0 || look.calendar.items.length === 0))
    return { kind: 'columns', look };
  const read: FirstReading = look
    ? { kind: 'read', calendar: look.calendar }
    : await readFirst(ctx, fetched.bytes);
  if (read.kind === 'refused') return invalid({ [field]: read.text });
  try {
    return await withTransaction(ctx, (ctx) => insertSource(ctx, source, { look, calendar: read.calendar }));
  } catch (error) {
    if (sqlState(error) === '23505') return invalid({ [field]: texts.readAlready });
    throw error;
  }
};

type FirstReading = { readonly kind: 'read'; readonly calendar: ReadCalendar } | Refused;

const fetchFirst = async (
  ctx: Ctx,
  { address }: CheckedSource,
  file?: Uint8Array,
): Promise<{ readonly kind: 'fetched'; readonly bytes: Uint8Array } | Refused> => {
  const fetched =
    address === null ? { kind: 'fetched' as const, bytes: file! } : await fetchCalendar(ctx, address);
  if (fetched.kind === 'failed') return refused(texts.fetchProblems[fetched.problem]);
  return fetched.kind === 'unchanged' ? refused(texts.fetchProblems.unreachable) : fetched;
};

const readFirst = async (ctx: Ctx, bytes: Uint8Array): Promise<FirstReading> => {
  const calendar = await inTurns(icsSteps(bytes, windowAt(ctx.now)));
  if (calendar.items.length > 0) return { kind: 'read', calendar };
  const [whole] = calendar.report.filter(({ line }) => line === 0);
  return refused(whole ? whole.what : texts.nothingComing);
};

const insertSource = async (
  ctx: Ctx,
  { location, categoryId, organiser, venue, address, name }: CheckedSource,
  { look, calendar }: { readonly look: TableLook | undefined; readonly calendar: ReadCalendar },
): Promise<CreateOutcome> => {
  const { items, report, unreported, name: ownName } = calendar;
  const ownerId = ctx.viewer.id!;
  if ((await countSources(ctx, ownerId)) >= MAX_SOURCES)
    return invalid({ name: texts.tooManySources(MAX_SOURCES) });
  const host = address === null ? '' : new URL(address).host;
  const [source] = await ctx.db
    .insert(eventSources)
    .values({
      ownerId,
      name: (name || ownName || host || texts.nameless).slice(0, MAX_NAME_LENGTH),
      address,
      locationId: location.id,
      locationPath: location.path,
      categoryId,
      organiser,
      venue,
      columns: look?.columns ?? null,
      header: look ? [...look.table.header] : null,
      mode: 'review',
      report: [...report],
      unreported,
      readAt: ctx.now,
      nextReadAt: address === null ? null : nextReading(ctx.now, 0),
      createdAt: ctx.now,
    })
    .returning();
  await ctx.db
    .insert(eventSourceItems)
    .values(
      items.map((item) => ({ ...freshRow(item, source!), sourceId: source!.id, state: 'new' as const })),
    );
  await record(ctx, {
    type: TYPE,
    objectId: source!.id,
    action: 'event-source.created',
    after: { name: source!.name, count: items.length },
  });
  return { kind: 'created', id: source!.id, count: items.length };
};

export interface Choice {
  readonly ids: readonly number[];
  /** What there was to choose from, so that nothing is left out that nobody saw; without it all that is open. */
  readonly shownIds?: readonly number[] | undefined;
  /** How its events come in. Without it the mode stays; at first they wait for the editors. */
  readonly mode?: SourceMode | undefined;
  /** What is new in it later comes in by itself; without it that stays as it is. */
  readonly takesNew?: boolean | undefined;
}

export type TakeOutcome = { readonly kind: 'begun'; readonly count: number } | Refused;

/** Takes what is chosen; a job brings it in, in the name of the person whose calendar it is. Throws 403 and 404. */
export const takeItems = (
  ctx: Ctx,
  sourceId: number,
  { ids, shownIds, mode, takesNew }: Choice,
): Promise<TakeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<TakeOutcome> => {
    const source = permit(ctx, await lockSource(ctx, sourceId));
    const trust = trustOf(ctx, source, mode);
    const open = await listOpenIds(ctx, sourceId);
    const chosen = open.filter((id) => ids.includes(id));
    if (chosen.length === 0) return refused(texts.nothingChosen);
    const left = (shownIds ? open.filter((id) => shownIds.includes(id)) : open).filter(
      (id) => !ids.includes(id),
    );
    const { id, state } = eventSourceItems;
    await ctx.db.update(eventSourceItems).set({ state: 'chosen', problem: null }).where(inArray(id, chosen));
    await ctx.db
      .update(eventSourceItems)
      .set({ state: 'skipped' })
      .where(and(inArray(id, left), eq(state, 'new')));
    await ctx.db
      .update(eventSources)
      .set({
        ...trust,
        chosenAt: source.chosenAt ?? ctx.now,
        takesNew: takesNew ?? source.takesNew,
      })
      .where(eq(eventSources.id, sourceId));
    await record(ctx, {
      type: TYPE,
      objectId: sourceId,
      action: 'event-source.taken',
      after: { name: source.name, count: chosen.length, isTrusted: trust.mode === 'publish' },
    });
    await enqueue(ctx, BRING_IN_JOB, { sourceId });
    return { kind: 'begun', count: chosen.length };
  });

/**
 * It is in the portal already, by another way: from then on its UID stands for that, and it is offered no more. What is taken already
 * stays so. Throws 403 and 404.
 */
export const mergeItem = (ctx: Ctx, sourceId: number, itemId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const source = permit(ctx, await lockSource(ctx, sourceId));
    const item = await lockItem(ctx, itemId);
    if (item?.sourceId !== sourceId) throw notFound();
    if (!(OPEN_STATES as readonly string[]).includes(item.state)) return;
    const merged = { state: 'merged', problem: null } as const;
    await ctx.db.update(eventSourceItems).set(merged).where(eq(eventSourceItems.id, itemId));
    await record(ctx, {
      type: TYPE,
      objectId: sourceId,
      action: 'event-source.merged',
      after: { name: source.name, title: item.title },
    });
  });

/** Returns the mode and who vouches for it. Who may not publish at once changes nothing that somebody who may has said. */
const trustOf = ({ viewer }: Ctx, source: Source, mode: SourceMode | undefined) => {
  const isSaid = mode !== undefined && mayTrustSource(viewer, source);
  if (isSaid && mode === 'publish') return { mode, trustedBy: viewer.id } as const;
  return isSaid || source.chosenAt === null
    ? ({ mode: 'review', trustedBy: null } as const)
    : { mode: source.mode, trustedBy: source.trustedBy };
};

/** Forgets the calendar; what came of it stays. Throws 403 and 404. */
export const removeSource = (ctx: Ctx, sourceId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const source = permit(ctx, await lockSource(ctx, sourceId));
    await ctx.db.delete(eventSources).where(eq(eventSources.id, sourceId));
    await record(ctx, {
      type: TYPE,
      objectId: sourceId,
      action: 'event-source.removed',
      before: { name: source.name },
    });
  });

const permit = (ctx: Ctx, source: Source | undefined): Source => {
  if (!source) throw notFound();
  if (!mayChangeSource(ctx.viewer, source)) throw forbiddenIfSeen(maySeeSource(ctx.viewer, source));
  return source;
};
