// Shows what an entry says changed, field by field, as people read it: words compared, pictures shown.
import { momentOf } from '#design/dates.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { FieldWords, HistoryEntry } from '#bundles/history/public.ts';
import { compareWords } from '#bundles/writing/public.ts';
import type { FieldChange } from '#bundles/writing/ui/public.ts';
import { PICTURES_SHOWN } from './constants.ts';
import * as texts from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Known {
  readonly words: Vocabulary;
  readonly pictures: ReadonlyMap<number, PictureView>;
  /** Whether nothing personal of others is shown: it isn't to somebody who reads about their own. */
  readonly isWithoutPersonal: boolean;
}

/** Returns only fields with words that differ; what a bundle doesn't name is not for people. */
export const changedFields = (entry: HistoryEntry, known: Known): FieldChange[] =>
  fieldsOf(entry).flatMap(({ name, before, after }) => {
    const field = known.words.fieldOf(entry.action, name);
    if (!field || (known.isWithoutPersonal && isPersonal(field))) return [];
    return toChanges(field, before, after, known.pictures);
  });

/** Returns all that an entry says of fields that are for people, in words; pictures by their numbers. */
export const fieldsInWords = (entry: HistoryEntry, words: Vocabulary) =>
  fieldsOf(entry).flatMap(({ name, before, after }) => {
    const field = words.fieldOf(entry.action, name);
    if (!field) return [];
    const said = { field: labelOf(field), before: inWords(field, before), after: inWords(field, after) };
    return said.before === said.after ? [] : [said];
  });

/** Returns the pictures that entries speak of. */
export const imageIdsIn = (entries: readonly HistoryEntry[], words: Vocabulary): number[] =>
  entries.flatMap((entry) =>
    fieldsOf(entry).flatMap(({ name, before, after }) => {
      const kind = kindOf(words.fieldOf(entry.action, name) ?? '');
      return kind === 'picture' || kind === 'pictures' ? [...idsOf(before), ...idsOf(after)] : [];
    }),
  );

const fieldsOf = ({ before, after }: HistoryEntry) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }));
};

const isPersonal = (field: FieldWords) => typeof field === 'object' && field.isPersonal === true;
const kindOf = (field: FieldWords) => (typeof field === 'object' ? field.kind : undefined);
const labelOf = (field: FieldWords) => (typeof field === 'object' ? field.label : field);

const toChanges = (
  field: FieldWords,
  before: unknown,
  after: unknown,
  pictures: ReadonlyMap<number, PictureView>,
): FieldChange[] => {
  const name = labelOf(field);
  const side = (id: number | undefined) =>
    id === undefined ? null : { id, picture: pictures.get(id) ?? null };
  if (kindOf(field) === 'picture') {
    const [from, to] = [idsOf(before)[0], idsOf(after)[0]];
    return from === to ? [] : [{ name, kind: 'picture', before: side(from), after: side(to) }];
  }
  if (kindOf(field) === 'pictures') {
    const [from, to] = [idsOf(before), idsOf(after)];
    const [gone, come] = [from.filter((id) => !to.includes(id)), to.filter((id) => !from.includes(id))];
    return [
      ...gone.map((id) => picture(texts.removedPicture(name), side(id), null)),
      ...come.map((id) => picture(texts.addedPicture(name), null, side(id))),
    ].slice(0, PICTURES_SHOWN);
  }
  if (typeof field === 'object' && field.draw) {
    const [from, to] = [field.draw(before) ?? null, field.draw(after) ?? null];
    return from?.src === to?.src ? [] : [{ name, kind: 'drawn', before: from, after: to }];
  }
  const [old, young] = [inWords(field, before), inWords(field, after)];
  return old === young ? [] : [{ name, kind: 'words', words: compareWords(old, young) }];
};

type Side = (FieldChange & { kind: 'picture' })['before'];

const picture = (name: string, before: Side, after: Side): FieldChange => ({
  name,
  kind: 'picture',
  before,
  after,
});

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => Number.isInteger(id));

const inWords = (field: FieldWords, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const said = typeof field === 'object' ? field.say?.(value) : undefined;
  if (said !== undefined) return said;
  if (Array.isArray(value)) return value.map((each) => inWords(field, each)).join(', ');
  if (typeof value === 'boolean') return texts.yesOrNo(value);
  if (typeof value === 'object')
    return Object.values(value)
      .map((each) => inWords(field, each))
      .join(', ');
  const text = String(value);
  if (typeof field === 'string') return text;
  if (field.kind === 'moment') return momentText(text);
  return field.names?.[text] ?? text;
};

const momentText = (text: string) => {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : momentOf(moment).text;
};
