// Loads entries as people read them: names instead of ids, each in one batch for a whole page.
import { momentOf } from '#design/dates.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { historySubjects } from '#bundles/history/public.ts';
import type { HistoryEntry } from '#bundles/history/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { changedFields, imageIdsIn } from './changed-fields.ts';
import { changedTexts, withTexts } from './changed-texts.ts';
import * as texts from './texts.ts';
import type { EntryView } from './views.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Options {
  readonly words: Vocabulary;
  /** Whether it is for authors, who aren't told which editor did something. */
  readonly isWithoutPersonal?: boolean;
  /** Says of each entry what it was done to. */
  readonly hasThings?: boolean;
}

/** Entries without words are left out: nobody could read them. */
export const toEntryViews = async (
  ctx: Ctx,
  entries: readonly HistoryEntry[],
  { words, isWithoutPersonal = false, hasThings = false }: Options,
): Promise<EntryView[]> => {
  const [people, pictures, things, texts] = await Promise.all([
    usersByIds(ctx, [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))]),
    picturesByIds(ctx, new Set(imageIdsIn(entries, words))),
    hasThings ? namesOf(ctx, entries.map(refOf)) : new Map<string, Thing>(),
    changedTexts(ctx, entries),
  ]);
  return entries.flatMap((entry) => {
    const phrase = words.phraseOf(entry.action);
    if (phrase === undefined) return [];
    const who = whoOf(ctx, entry, people, isWithoutPersonal);
    const thing = hasThings ? thingOf(ctx, entry, things) : null;
    const view: EntryView = {
      id: entry.id,
      at: momentOf(entry.at),
      who,
      phrase,
      // Who did something to themselves, such as signing in, is said once.
      thing: thing?.href && thing.href === who.href ? null : thing,
      ...withTexts(changedFields(entry, { words, pictures, isWithoutPersonal }), texts.get(entry.id)),
    };
    return [view];
  });
};

const refOf = ({ type, objectId }: HistoryEntry) => ({ type, id: objectId });

const whoOf = (
  { viewer }: Ctx,
  { actorId }: HistoryEntry,
  people: ReadonlyMap<number, PersonView>,
  isWithoutPersonal: boolean,
): EntryView['who'] => {
  if (actorId === null) return { name: texts.portalItself, href: null };
  if (isWithoutPersonal && actorId !== viewer.id) return { name: texts.editors, href: null };
  const person = people.get(actorId);
  return person?.href ? { name: person.name, href: person.href } : { name: texts.formerMember, href: null };
};

interface Thing {
  readonly name: string;
  readonly href: string | null;
}

/**
 * Returns the names of things: of things of kinds what the viewer sees, of others what there is, since who reads of them at all
 * looks after them.
 */
const namesOf = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<Map<string, Thing>> => {
  const [summaries, subjects] = await Promise.all([summariesOf(ctx, refs), historySubjects.collect(ctx)]);
  const found = await Promise.all(
    subjects.map(async ({ type, find }) => {
      const ids = refs.flatMap((ref) => (ref.type === type ? [ref.id] : []));
      const named = ids.length === 0 ? [] : await find(ctx, [...new Set(ids)]);
      return [...named].map(([id, { name, href }]) => [refKey({ type, id }), { name, href }] as const);
    }),
  );
  return new Map<string, Thing>([
    ...[...summaries].map(([key, { title, href }]) => [key, { name: title, href }] as const),
    ...found.flat(),
  ]);
};

/** What has neither a kind nor a name, such as a setting, is said by what changed. */
const thingOf = (
  { portal }: Ctx,
  entry: HistoryEntry,
  things: ReadonlyMap<string, Thing>,
): EntryView['thing'] => {
  const thing = things.get(refKey(refOf(entry)));
  if (thing) return thing;
  return portal.kinds.get(entry.type) ? { name: texts.goneThing, href: null } : null;
};
