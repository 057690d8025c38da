// Reads what was typed about a page. Its sections send their fields under their keys, and one field says in which order they
// stand; who asks for JSON may send a page of one text by `text` or `tree` alone.
import type { TypedSection } from '#kernel/page-sections.ts';
import type { MemberNotice } from '../commands.ts';
import { MAX_SECTIONS, TEXT_SECTION, TO_MEMBERS } from '../constants.ts';
import { sectionFieldName } from '../sections/stored.ts';
import type { SectionInput } from '../sections/stored.ts';

/** What was typed by the names of fields, as a form sends it. */
export type TypedPage = Readonly<Record<string, string>>;

export const typedOf = (body: Readonly<Record<string, unknown>>): TypedPage =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** One that was taken away stays in the form until it is saved, so that it can come back. */
export interface TypedPageSection extends SectionInput {
  readonly isRemoved: boolean;
}

export const sectionsOf = (typed: TypedPage): readonly TypedPageSection[] => {
  const order = typed['order'];
  if (order === undefined)
    return 'text' in typed || 'tree' in typed
      ? [{ key: 1, type: TEXT_SECTION, typed: pick(typed, ['text', 'tree']), isRemoved: false }]
      : [];
  const seen = new Set<number>();
  return order.split(',').flatMap((entry) => {
    const [, minus, digits, type = ''] = ENTRY.exec(entry) ?? [];
    const key = Number(digits);
    if (!digits || seen.has(key) || seen.size >= MAX_IN_FORM) return [];
    seen.add(key);
    return [{ key, type, typed: fieldsOf(typed, key), isRemoved: minus === '-' }];
  });
};

const ENTRY = /^(-?)([1-9]\d{0,5}):([a-z-]{1,40})$/;
/** The most sections in a form, with those that were taken away; one too many is left for the check to say so. */
const MAX_IN_FORM = 3 * MAX_SECTIONS;

export const orderOf = (sections: readonly TypedPageSection[]): string =>
  sections.map(({ key, type, isRemoved }) => `${isRemoved ? '-' : ''}${key}:${type}`).join(',');

export const toSave = (sections: readonly TypedPageSection[]): readonly SectionInput[] =>
  sections.flatMap(({ isRemoved, ...section }) => (isRemoved ? [] : [section]));

const fieldsOf = (typed: TypedPage, key: number): TypedSection => {
  const prefix = sectionFieldName(key, '');
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
};

const pick = (typed: TypedPage, names: readonly string[]): TypedSection =>
  Object.fromEntries(names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])));

export const positionOf = ({ footerPosition = '' }: TypedPage): number | null =>
  /^[1-9]\d{0,2}$/.test(footerPosition) ? Number(footerPosition) : null;

export const memberNoticeOf = ({ toMembers, changes = '' }: TypedPage): MemberNotice => ({
  toMembers: TO_MEMBERS.find((one) => one === toMembers) ?? 'nothing',
  changes: changes.normalize('NFC').replace(/\r\n?/g, '\n').trim(),
});
