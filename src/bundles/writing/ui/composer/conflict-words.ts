// Puts values of fields into words, for whoever has to choose between two.
import { toPlainText } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { ComposerView } from '../../views.ts';
import { nameOfPlace } from './fields/place-names.ts';
import * as texts from './texts.ts';

/** These are paragraphs, never none. */
export const wordsOfValue = (
  field: string,
  value: unknown,
  { categories, place }: Pick<ComposerView, 'categories' | 'place'>,
): readonly string[] => {
  if (value === null || value === '') return [texts.emptyValue];
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') {
    if (field === 'locationId') return [nameOfPlace(value, place)];
    if (field === 'categoryId') return [categories.find(({ id }) => id === value)?.name ?? String(value)];
    return [texts.pictureNumber(value)];
  }
  const list = Array.isArray(value) ? value : ((value as { content?: unknown[] }).content ?? []);
  return list.length === 0 ? [texts.emptyValue] : list.map(wordsOfItem);
};

/** It is a block of a text, a topic, or a place with its dates. */
const wordsOfItem = (item: unknown): string => {
  if (typeof item === 'string') return item;
  const { type, venue, address } = item as { type?: string; venue?: string; address?: string };
  if (type === undefined) return [venue, address].filter(Boolean).join(', ');
  const block = item as RichTextDocument['content'][number];
  return toPlainText({ content: [block] }) || (texts.slotNames[type] ?? type);
};
