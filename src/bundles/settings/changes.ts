// Tells what was changed lately, so that it can be taken back.
import { momentOf } from '#design/dates.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { listHistory } from '#bundles/history/public.ts';
import type { DrawnPicture, FieldWords, HistoryEntry } from '#bundles/history/public.ts';
import { CHANGES_SHOWN, ENTRIES_OF_SETTINGS } from './constants.ts';
import { settingsInHistory } from './history-words.ts';
import { settingPaths } from './paths.ts';
import { findValues } from './queries.ts';
import * as texts from './texts.ts';
import type { ChangeView } from './views.ts';

export interface SettingChanged {
  readonly key: string;
  /** Undefined for what the portal came with, before and after. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns undefined for an entry that tells of something else. */
export const changeOf = ({ action, before, after }: HistoryEntry): SettingChanged | undefined => {
  const [key] = Object.keys(after ?? before ?? {});
  if (action !== 'setting.changed' || key === undefined) return undefined;
  return { key, before: before?.[key], after: after?.[key] };
};

/** Loads the latest changes, newest first; what has no words is nothing for people. */
export const loadChanges = async (ctx: Ctx): Promise<ChangeView[]> => {
  const [entries, { fields = {} }, values] = await Promise.all([
    listHistory(ctx, ENTRIES_OF_SETTINGS),
    settingsInHistory(ctx),
    findValues(ctx),
  ]);
  const changes = entries.flatMap((entry) => {
    const change = changeOf(entry);
    const words = change && fields[change.key];
    return change && words ? [{ entry, words, ...change }] : [];
  });
  const shown = changes.slice(0, CHANGES_SHOWN);
  const people = await summariesOf(
    ctx,
    shown.flatMap(({ entry }) => personOf(entry) ?? []),
  );
  const newest = new Map(changes.toReversed().map(({ key, entry }) => [key, entry.id]));
  return shown.map(({ entry, words, key, before, after }) => {
    const person = personOf(entry);
    const isNow = newest.get(key) === entry.id && values.get(key) === after;
    return {
      id: entry.id,
      name: typeof words === 'string' ? words : words.label,
      change: texts.changedFromTo(inWords(words, before), inWords(words, after)),
      pictures: picturesOf(words, before, after),
      at: momentOf(entry.at),
      who: person ? (people.get(refKey(person))?.title ?? texts.formerMember) : texts.portalItself,
      takeBack: isNow ? url(settingPaths.takeBack, { entry: entry.id }) : null,
    };
  });
};

const personOf = ({ actorId }: HistoryEntry) =>
  actorId === null ? undefined : { type: 'user' as const, id: actorId };

const picturesOf = (words: FieldWords, before: unknown, after: unknown): DrawnPicture[] =>
  [before, after].flatMap((value) => (typeof words === 'object' ? (words.draw?.(value) ?? []) : []));

const MAX_SHOWN_LENGTH = 60;

const inWords = (words: FieldWords, value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const said = typeof words === 'object' ? (words.draw?.(value)?.text ?? words.say?.(value)) : undefined;
  if (said !== undefined) return said;
  if (typeof value === 'boolean') return texts.yesOrNo(value);
  const text = (typeof words === 'object' && words.names?.[String(value)]) || String(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
};
