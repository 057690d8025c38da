// Writes NITF 3.6 of the IPTC, as editorial systems and typesetting read it: a document for each thing, beside the pictures it
// names.
import { element, xmlDocument } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { nameOf } from '../file-names.ts';
import { toNitf } from '../nitf-blocks.ts';
import { addPictures } from '../picture-files.ts';
import type { AddedPicture } from '../picture-files.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import type { ExportOrder, ExportedItem } from '../plugin.ts';
import { notes } from '../texts.ts';
import { zipArchive } from '../zip-archive.ts';

const NAMESPACE = 'http://iptc.org/std/NITF/2006-10-18/';

export const plugin = definePlugin({
  name: 'nitf',
  rank: 65,
  title: 'NITF',
  note: notes.nitf,
  extension: 'zip',
  takesPictures: true,
  write: (order) =>
    zipArchive(order.moment, async (archive) => {
      for await (const item of eachItem(order)) {
        const pictures = await addPictures(archive, 'bilder', item, order.pictureSize);
        await archive.add(`nitf/${nameOf(item)}.xml`, nitfDocument(item, order, pictures));
      }
    }),
});

/** Returns the document of a thing that lies in a folder beside that of its pictures. */
export const nitfDocument = (
  item: ExportedItem,
  order: Pick<ExportOrder, 'portal' | 'moment'>,
  pictures: readonly Pick<AddedPicture, 'name' | 'image' | 'width' | 'height'>[],
): string => {
  const media = new Map(pictures.map((picture) => [picture.image.id, mediaOf(picture)]));
  const text = toNitf(item.body, { item, media });
  return xmlDocument(
    element(
      'nitf',
      { xmlns: NAMESPACE, uno: unoOf(item, order), version: '-//IPTC//DTD NITF 3.6//EN', baselang: 'de' },
      element('head', {}, headOf(item, order)),
      element(
        'body',
        {},
        element('body.head', {}, bodyHeadOf(item)),
        // Pictures that the text doesn't have itself come before it.
        element('body.content', {}, [...media.values()], text),
        element('body.end', {}, element('tagline', {}, element('a', { href: item.url }, order.portal.name))),
      ),
    ),
  );
};

/** Names the thing for ever, whatever its address. */
const unoOf = ({ type, id }: ExportedItem, { portal }: Pick<ExportOrder, 'portal'>): string =>
  `${new URL(portal.url).hostname}:${type}-${id}`;

const headOf = (item: ExportedItem, { portal, moment }: Pick<ExportOrder, 'portal' | 'moment'>) => {
  const { publishedAt, place, category } = item;
  const isOut = publishedAt !== null && publishedAt <= moment;
  return [
    element('title', {}, item.title),
    item.isExcerpt ? element('meta', { name: 'excerpt', content: 'true' }) : undefined,
    item.facts.flatMap(({ name, value }) => factsOf(name, value)),
    element(
      'docdata',
      { 'management-status': isOut ? 'usable' : 'withheld' },
      place === null ? undefined : element('evloc', { city: place }),
      element('doc-id', { regsrc: new URL(portal.url).hostname, 'id-string': `${item.type}-${item.id}` }),
      dateOf('date.issue', item.updatedAt ?? publishedAt ?? item.createdAt),
      dateOf('date.release', publishedAt),
      item.tags.length > 0
        ? element(
            'key-list',
            {},
            item.tags.map((key) => element('keyword', { key })),
          )
        : undefined,
    ),
    element('pubdata', {
      type: 'web',
      'date.publication': publishedAt ? compact(publishedAt) : undefined,
      name: portal.name,
      'position.section': category ?? undefined,
      'ex-ref': item.url,
    }),
  ];
};

const factsOf = (name: string, value: ExportedItem['facts'][number]['value']): Xml[] => {
  if (value === null || value === '') return [];
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => element('meta', { name, content: String(one) }));
};

const dateOf = (name: string, at: Date | null): Xml | undefined =>
  at ? element(name, { norm: compact(at) }) : undefined;

/** Returns a moment such as `20260501T103000Z`, as NITF writes it. */
const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

const bodyHeadOf = ({ title, author, place, publishedAt, lead }: ExportedItem) => [
  element('hedline', {}, element('hl1', {}, title)),
  author ? element('byline', {}, element('person', {}, author.name)) : undefined,
  place === null
    ? undefined
    : element('dateline', {}, element('location', {}, place), dateOf('story.date', publishedAt)),
  lead ? element('abstract', {}, element('p', {}, lead)) : undefined,
];

const mediaOf = ({
  name,
  image,
  width,
  height,
}: Pick<AddedPicture, 'name' | 'image' | 'width' | 'height'>): Xml =>
  element(
    'media',
    { 'media-type': 'image' },
    element('media-reference', {
      source: `../${name}`,
      'mime-type': 'image/jpeg',
      width,
      height,
      'alternate-text': image.alt || undefined,
    }),
    image.caption ? element('media-caption', {}, element('p', {}, image.caption)) : undefined,
    image.credit ? element('media-producer', {}, image.credit) : undefined,
  );
