// Writes a thing as an element of the portal's own XML; docs/export says what each is.
import type { ExportFact } from '#kernel/exporting.ts';
import { element } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { imageData } from './item-data.ts';
import type { ExportedItem } from './plugin.ts';
import { toElements } from './xml-blocks.ts';

export const toItemElement = (item: ExportedItem): Xml =>
  element(
    'item',
    { type: item.type, id: item.id, excerpt: String(item.isExcerpt) },
    element('title', {}, item.title),
    element('url', {}, item.url),
    item.author ? element('author', { id: item.author.id }, item.author.name) : undefined,
    item.place === null ? undefined : element('place', {}, item.place),
    item.category === null ? undefined : element('category', {}, item.category),
    item.tags.map((tag) => element('tag', {}, tag)),
    moment('created', item.createdAt),
    moment('published', item.publishedAt),
    moment('updated', item.updatedAt),
    item.lead ? element('lead', {}, item.lead) : undefined,
    item.facts.flatMap(factElements),
    element('body', {}, toElements(item.body, item)),
    item.images.map((image) => {
      const { id, width, height, ...words } = imageData(image);
      const texts = Object.entries(words).filter(([, text]) => text !== '');
      const size = { width: width ?? undefined, height: height ?? undefined };
      return element(
        'image',
        { id, ...size },
        texts.map(([name, text]) => element(name, {}, text)),
      );
    }),
  );

const moment = (name: string, at: Date | null) => (at ? element(name, {}, at.toISOString()) : undefined);

const factElements = ({ name, value }: ExportFact): Xml[] => {
  if (value === null || value === '') return [];
  const values = Array.isArray(value) ? value : [String(value)];
  return values.map((one) => element('fact', { name }, String(one)));
};
