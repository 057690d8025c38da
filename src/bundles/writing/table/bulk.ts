// Holds what editors do with many pieces at once. Each is the command for one piece, which asks the policy and writes the
// history.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { refused } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { done, unchanged } from '#bundles/desk-tables/public.ts';
import type { BulkAction, BulkResult, RecordedFields, UndoResult } from '#bundles/desk-tables/public.ts';
import { placeChoices } from '#bundles/locations/public.ts';
import { loadRemoving } from '#bundles/moderation/public.ts';
import { MAX_TAG_LENGTH } from '#bundles/pieces/ui/public.ts';
import { getCategories, tagSlug } from '#bundles/topics/public.ts';
import { writingOf } from '../kind-writing.ts';
import { lockPiece } from '../manuscript-lock.ts';
import { placePiece } from '../placing.ts';
import { mayWithdraw } from '../policy.ts';
import { findManuscriptOf } from '../queries.ts';
import type { CommonContent } from '../views.ts';
import type { Schedule } from '../withdrawing.ts';
import { republishPiece, resumeSchedule, scheduleOf, withdrawPiece } from '../withdrawing.ts';
import { PIECE_TABLE } from './piece-table.ts';
import * as texts from './texts.ts';

/** It is for whoever edits any place. */
export const pieceActions = async (ctx: Ctx, table: string): Promise<BulkAction[]> => {
  if (table !== PIECE_TABLE.name || !PIECE_TABLE.may(ctx.viewer)) return [];
  const [places, { all }] = await Promise.all([placeChoices(ctx, 'editor'), getCategories(ctx)]);
  const categories = all.map(({ id, name }) => ({ value: String(id), name }));
  const target = (label: string, options: typeof categories) => [{ name: 'ziel', label, options }];
  const tag = [{ name: 'thema', label: texts.tagName, maxLength: MAX_TAG_LENGTH }];
  return [
    {
      ...placing('ort', texts.placed, (now, { ziel }) => ({ ...now, locationId: parseId(ziel) ?? null })),
      label: texts.placeChange,
      order: 10,
      fields: target(texts.placeTarget, places),
    },
    {
      ...placing('rubrik', texts.categorized, (now, { ziel }) => ({
        ...now,
        categoryId: parseId(ziel) ?? null,
      })),
      label: texts.categoryChange,
      order: 20,
      fields: target(texts.categoryTarget, categories),
    },
    {
      ...placing('thema-dazu', texts.tagged, (now, { thema = '' }) => withTag(now, thema)),
      label: texts.tagAdd,
      order: 30,
      fields: tag,
    },
    {
      ...placing('thema-weg', texts.untagged, (now, { thema = '' }) => withoutTag(now, thema)),
      label: texts.tagRemove,
      order: 40,
      fields: tag,
    },
    withdrawing,
    await loadHiding(ctx),
  ];
};

type Change = (now: CommonContent, typed: Readonly<Record<string, string>>) => CommonContent;

/** What was changed is taken back as long as it stands as it was put. */
const placing = (name: string, done: BulkAction['done'], change: Change) => ({
  name,
  done,
  act: async (ctx: Ctx, ref: ContentRef, typed: Readonly<Record<string, string>>) =>
    resultOf(await placePiece(ctx, ref, (now) => change(now, typed))),
  undo: async (
    ctx: Ctx,
    ref: ContentRef,
    { before, after }: { before: RecordedFields; after: RecordedFields },
  ) => {
    let result: UndoResult = 'changed';
    await placePiece(ctx, ref, (now) => {
      if (!holds(now, after)) return undefined;
      result = 'undone';
      return { ...now, ...before };
    });
    return result;
  },
});

/** Only what changed is kept, so that somebody else may change the rest. */
const resultOf = (placing: Awaited<ReturnType<typeof placePiece>>): BulkResult => {
  if (!placing) return unchanged;
  const { before, after } = placing;
  const names = (['locationId', 'categoryId', 'tags'] as const).filter(
    (name) => !isSame(before[name], after[name]),
  );
  const only = (content: CommonContent) => Object.fromEntries(names.map((name) => [name, content[name]]));
  return done(only(before), only(after));
};

const holds = (now: CommonContent, after: RecordedFields) =>
  Object.entries(after).every(([name, value]) => isSame(Reflect.get(now, name), value));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isTag = (one: string, other: string) => tagSlug(one, 'thema') === tagSlug(other, 'thema');

const withTag = (now: CommonContent, tag: string): CommonContent =>
  now.tags.some((each) => isTag(each, tag)) ? now : { ...now, tags: [...now.tags, tag] };

const withoutTag = (now: CommonContent, tag: string): CommonContent => ({
  ...now,
  tags: now.tags.filter((each) => !isTag(each, tag)),
});

/**
 * Loads the action that hides pieces against the rules: with reasons to whoever wrote it, and a way to appeal. Nobody decides
 * so about their own.
 */
const loadHiding = async (ctx: Ctx): Promise<BulkAction> => ({
  ...(await loadRemoving(ctx, texts.hidden, { measure: 'hide' })),
  name: 'ausblenden',
  label: texts.hide,
  order: 95,
  isDanger: true,
});

const withdrawing: BulkAction = {
  name: 'zurueckziehen',
  label: texts.withdraw,
  order: 90,
  isDanger: true,
  fields: [],
  done: texts.withdrawn,
  act: async (ctx, ref) => {
    // The piece is locked first, which asks whether one may: what state it is in is not for everybody, and nobody else changes
    // it at the same time.
    const schedule = scheduleOf(await lockPiece(ctx, ref, mayWithdraw));
    const before = await stateOf(ctx, ref);
    if (before === 'withdrawn') return unchanged;
    if (before !== 'published') return refused(texts.notOut);
    const { pieceState } = await withdrawPiece(ctx, ref);
    const kept = schedule && { ...schedule, at: schedule.at.toISOString() };
    return done({ state: 'published', schedule: kept ?? null }, { state: pieceState });
  },
  undo: async (ctx, ref, { before: { schedule } }) => {
    const manuscript = await findManuscriptOf(ctx, ref);
    const isAsLeft = manuscript?.pieceState === 'withdrawn' && manuscript.takenBackBy === ctx.viewer.id;
    if (!isAsLeft) return 'changed';
    await republishPiece(ctx, ref);
    const plan = schedule as ScheduleBefore | null | undefined;
    if (!plan || (await resumeSchedule(ctx, ref, { ...plan, at: new Date(plan.at) }))) return 'undone';
    return { kind: 'partly', text: texts.notScheduledAgain };
  },
};

/** The schedule as JSON keeps it. */
type ScheduleBefore = Omit<Schedule, 'at'> & { readonly at: string };

const stateOf = async (ctx: Ctx, { type, id }: ContentRef) =>
  (await writingOf(ctx, type).contentOf(ctx, id))?.state;
