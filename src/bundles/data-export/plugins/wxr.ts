// Writes WXR 1.2, as WordPress reads it („Werkzeuge → Daten importieren“): pieces with their people, topics and pictures, which
// WordPress fetches from this portal while it imports.
import { wallClockAt } from '#kernel/calendar.ts';
import { toXhtml } from '#kernel/export-xhtml.ts';
import type { ExportImage } from '#kernel/exporting.ts';
import { toSlug } from '#kernel/slug.ts';
import { element, openingOf } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { WXR_GENERATOR } from '../constants.ts';
import { fileOf } from '../picture-files.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import type { ExportOrder, ExportedItem } from '../plugin.ts';
import { notes, pictureName } from '../texts.ts';

const NAMESPACES = {
  'xmlns:excerpt': 'http://wordpress.org/export/1.2/excerpt/',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:wp': 'http://wordpress.org/export/1.2/',
};

export const plugin = definePlugin({
  name: 'wxr',
  rank: 75,
  title: 'WordPress (WXR)',
  note: notes.wxr,
  extension: 'xml',
  takesPictures: false,
  async *write(order) {
    const [begin, end] = openingOf('rss', { version: '2.0', ...NAMESPACES });
    const [open, close] = channelOf(order);
    yield begin + open;
    const written = startWriting(order);
    for await (const item of eachItem(order)) yield await written.of(item);
    yield close + end;
  },
});

/** Returns what the channel says of itself, and its end. */
const channelOf = ({ portal }: ExportOrder): readonly [string, string] => {
  const about = [
    element('title', {}, portal.name),
    element('link', {}, portal.url),
    element('language', {}, 'de'),
    element('generator', {}, WXR_GENERATOR),
    element('wp:wxr_version', {}, '1.2'),
    element('wp:base_site_url', {}, portal.url),
    element('wp:base_blog_url', {}, portal.url),
  ];
  return [`<channel>${about.map(({ text }) => text).join('')}\n`, '</channel>\n'];
};

/** Writes people, topics and pictures before the first piece that names them, each once; all share one sequence of numbers. */
const startWriting = (order: ExportOrder) => {
  const known = new Map<string, number>();
  const isNew = (key: string) => !known.has(key) && Boolean(known.set(key, known.size + 1));
  const numberOf = (key: string) => known.get(key)!;
  const attachmentOf = (image: ExportImage): Xml | undefined =>
    fileOf(image, order.pictureSize) && isNew(`image:${image.id}`)
      ? toAttachment(order, image, numberOf(`image:${image.id}`))
      : undefined;
  return {
    of: async (item: ExportedItem): Promise<string> => {
      const { author, tags } = item;
      const before = [
        author && isNew(`author:${author.id}`)
          ? toAuthor(author, numberOf(`author:${author.id}`))
          : undefined,
        ...topicsOf(item)
          .filter((name) => isNew(`category:${name}`))
          .map((name) => toCategory(name, numberOf(`category:${name}`))),
        ...tags.filter((tag) => isNew(`tag:${tag}`)).map((tag) => toTag(tag, numberOf(`tag:${tag}`))),
        ...item.images.map(attachmentOf),
      ];
      isNew(`${item.type}:${item.id}`);
      const opening = openingOfItem(item);
      const post = toPost(order, item, {
        id: numberOf(`${item.type}:${item.id}`),
        thumbnail: opening && known.get(`image:${opening.id}`),
        comments: await commentsOf(item),
      });
      return [...before, post].map((one) => (one ? `${one.text}\n` : '')).join('');
    },
  };
};

/** Returns the topics of a piece: the place, too, becomes one that it is filed under there. */
const topicsOf = ({ category, place }: ExportedItem): string[] => [
  ...new Set([category, place].filter((name): name is string => Boolean(name))),
];

const loginOf = ({ id, name }: NonNullable<ExportedItem['author']>) => `${toSlug(name, 'autor')}-${id}`;

const toAuthor = (author: NonNullable<ExportedItem['author']>, id: number): Xml =>
  element(
    'wp:author',
    {},
    element('wp:author_id', {}, String(id)),
    element('wp:author_login', {}, loginOf(author)),
    element('wp:author_display_name', {}, author.name),
  );

const toCategory = (name: string, id: number): Xml =>
  element(
    'wp:category',
    {},
    element('wp:term_id', {}, String(id)),
    element('wp:category_nicename', {}, toSlug(name, 'rubrik')),
    element('wp:cat_name', {}, name),
  );

const toTag = (name: string, id: number): Xml =>
  element(
    'wp:tag',
    {},
    element('wp:term_id', {}, String(id)),
    element('wp:tag_slug', {}, toSlug(name, 'tag')),
    element('wp:tag_name', {}, name),
  );

const addressOf = ({ portal, pictureSize }: ExportOrder, image: ExportImage): string | undefined => {
  const file = fileOf(image, pictureSize);
  return file && new URL(file.address, portal.url).href;
};

const meta = (key: string, value: string): Xml =>
  element('wp:postmeta', {}, element('wp:meta_key', {}, key), element('wp:meta_value', {}, value));

const toAttachment = (order: ExportOrder, image: ExportImage, id: number): Xml =>
  element(
    'item',
    {},
    // WordPress' importer leaves out what has the title and the day of something that is there: hence each has a title of its
    // own.
    element('title', {}, pictureName(image.id, image.caption || image.alt)),
    element(
      'excerpt:encoded',
      {},
      [image.caption, image.credit && `Foto: ${image.credit}`].filter(Boolean).join(' · '),
    ),
    element('wp:post_id', {}, String(id)),
    element('wp:status', {}, 'inherit'),
    element('wp:post_type', {}, 'attachment'),
    element('wp:attachment_url', {}, addressOf(order, image)),
    image.alt ? meta('_wp_attachment_image_alt', image.alt) : undefined,
  );

/** Returns the picture that opens a piece: the first that its text doesn't show itself. */
const openingOfItem = ({ images, body }: ExportedItem): ExportImage | undefined => {
  const inText = new Set(body.flatMap((block) => (block.type === 'images' ? block.imageIds : [])));
  return images.find(({ id }) => !inText.has(id));
};

interface PostParts {
  readonly id: number;
  readonly thumbnail: number | undefined;
  readonly comments: readonly Xml[];
}

const toPost = (order: ExportOrder, item: ExportedItem, { id, thumbnail, comments }: PostParts): Xml => {
  const { title, url, lead, author, publishedAt, updatedAt, tags } = item;
  const byId = new Map(item.images.map((image) => [image.id, image]));
  const drawImage = (imageId: number): Xml | undefined => {
    const image = byId.get(imageId);
    const src = image && addressOf(order, image);
    return src === undefined ? undefined : element('img', { src, alt: image!.alt });
  };
  const html = toXhtml(item.body, { references: item.references, drawImage });
  const addresses = item.images.flatMap((image) => addressOf(order, image) ?? []);
  const isOut = publishedAt !== null && publishedAt <= order.moment;
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    author ? element('dc:creator', {}, loginOf(author)) : undefined,
    element('guid', { isPermaLink: 'false' }, url),
    element('content:encoded', {}, withPlain(addresses, html.map(({ text }) => text).join('\n\n'))),
    element('excerpt:encoded', {}, lead),
    element('wp:post_id', {}, String(id)),
    ...(publishedAt ? timesOf('wp:post_date', publishedAt) : []),
    element('wp:post_modified_gmt', {}, wordpressTime(updatedAt ?? publishedAt ?? order.moment)),
    element('wp:post_name', {}, toSlug(title, item.type)),
    element('wp:status', {}, isOut ? 'publish' : 'draft'),
    element('wp:post_type', {}, 'post'),
    ...topicsOf(item).map((name) =>
      element('category', { domain: 'category', nicename: toSlug(name, 'rubrik') }, name),
    ),
    ...tags.map((name) => element('category', { domain: 'post_tag', nicename: toSlug(name, 'tag') }, name)),
    thumbnail === undefined ? undefined : meta('_thumbnail_id', String(thumbnail)),
    ...comments,
  );
};

/**
 * Puts addresses back without `&amp;`: where a picture stood the importer looks for the address as it fetched it, and puts the
 * new one there.
 */
const withPlain = (addresses: readonly string[], html: string): string =>
  addresses.reduce((text, address) => text.replaceAll(address.replaceAll('&', '&amp;'), address), html);

/**
 * Returns the comments. An answer to a comment that isn't exported stands by itself, since it would become one to a stranger's
 * comment.
 */
const commentsOf = async ({ talk }: ExportedItem): Promise<Xml[]> => {
  const written = new Set<number>();
  const found: Xml[] = [];
  for await (const comment of talk()) {
    const parent = Number(comment.facts.find(({ name }) => name === 'parentId')?.value);
    written.add(comment.id);
    found.push(toComment(comment, written.has(parent) ? parent : 0));
  }
  return found;
};

const toComment = ({ id, author, createdAt, body, references }: ExportedItem, parent: number): Xml =>
  element(
    'wp:comment',
    {},
    element('wp:comment_id', {}, String(id)),
    element('wp:comment_author', {}, author?.name ?? ''),
    ...(createdAt ? timesOf('wp:comment_date', createdAt) : []),
    element(
      'wp:comment_content',
      {},
      toXhtml(body, { references, drawImage: () => undefined })
        .map(({ text }) => text)
        .join('\n'),
    ),
    element('wp:comment_approved', {}, '1'),
    element('wp:comment_type', {}, 'comment'),
    element('wp:comment_parent', {}, String(parent)),
  );

/** Returns a time by the clocks here and in UTC: the importer recognizes things by the first. */
const timesOf = (name: string, at: Date): Xml[] => [
  element(name, {}, wallClockAt(at).replace('T', ' ')),
  element(`${name}_gmt`, {}, wordpressTime(at)),
];

/** Returns a time such as `2026-05-01 10:30:00`, in UTC. */
const wordpressTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
