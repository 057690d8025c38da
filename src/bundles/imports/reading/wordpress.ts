// Reads WordPress's export (WXR), a feed with everything in it. Reads what strangers send.
import { WXR_GENERATOR } from '#bundles/data-export/public.ts';
import * as texts from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks, CommentEntry, Entry, ImportFormat, PieceEntry, SiteEntry } from './entries.ts';
import { momentOf } from './moments.ts';
import { pathsOf } from './old-addresses.ts';
import { mendTwiceEncoded } from './twice-encoded.ts';
import { plainWords } from '../words.ts';
import { wordpressHtml } from './wordpress-html.ts';
import { childrenOf, readElements, textOf } from './xml-elements.ts';
import type { XmlElement } from './xml-elements.ts';

const WANTED = new Set([
  'item',
  'generator',
  'wp:author',
  'wp:category',
  'wp:tag',
  'wp:base_site_url',
  'wp:base_blog_url',
  'wp:wxr_version',
]);

async function* read(chunks: Chunks): AsyncGenerator<Entry | SiteEntry> {
  let [isWordpress, isOwn, site] = [false, false, ''];
  const logins = new Map<string, string>();
  for await (const element of readElements(chunks, (name) => WANTED.has(name))) {
    if (element.name === 'wp:wxr_version') isWordpress = true;
    else if (element.name === 'generator') isOwn = element.text.trim() === WXR_GENERATOR;
    else if (element.name === 'wp:author') {
      const id = said(element, 'wp:author_id');
      if (id !== '') logins.set(id, said(element, 'wp:author_login'));
      yield toPerson(element);
    } else if (element.name === 'wp:category') yield toTerm(element, 'wp:category_nicename', 'wp:cat_name');
    else if (element.name === 'wp:tag') yield toTerm(element, 'wp:tag_slug', 'wp:tag_name');
    else if (element.name === 'item') yield* toEntries(element, { site, logins, isOwn });
    else if (element.text.trim() !== '') {
      site = element.text.trim();
      yield { kind: 'site', address: site };
    }
  }
  if (!isWordpress) throw new UnreadableFile(texts.noWordpress);
}

export const wordpress: ImportFormat = {
  name: 'wordpress',
  label: 'WordPress (WXR)',
  fits: (head) => head.includes('<rss') && head.includes('wordpress.org/export/'),
  read,
};

const said = (element: XmlElement, name: string) => mendTwiceEncoded(textOf(element, name)).trim();

const toPerson = (element: XmlElement): Entry => {
  const key = said(element, 'wp:author_login');
  return {
    kind: 'person',
    key,
    name: plainWords(said(element, 'wp:author_display_name')) || key,
    email: said(element, 'wp:author_email'),
    about: '',
  };
};

const toTerm = (element: XmlElement, slug: string, name: string): Entry => {
  const isTag = element.name === 'wp:tag';
  const key = termKey(isTag ? 'post_tag' : 'category', textOf(element, slug).trim());
  return { kind: 'term', key, name: plainWords(said(element, name)), isTag };
};

const termKey = (domain: string, slug: string) => `${domain === 'post_tag' ? 'tag' : 'category'}:${slug}`;

type Logins = ReadonlyMap<string, string>;

interface Around {
  readonly site: string;
  readonly logins: Logins;
  /** It comes from a portal like this one. */
  readonly isOwn: boolean;
}

function* toEntries(item: XmlElement, { site, logins, isOwn }: Around): Generator<Entry> {
  const type = textOf(item, 'wp:post_type').trim();
  if (type === 'attachment') yield* toPicture(item, site);
  if (type !== 'post' && type !== 'page') return;
  yield* termsOf(item);
  const numbered = toPiece(item, type, site);
  // Its posts are numbered by the file, so that another one of the same portal would have others under the same numbers.
  const piece = isOwn ? { ...numbered, key: textOf(item, 'guid').trim() || numbered.key } : numbered;
  yield piece;
  for (const comment of childrenOf(item, 'wp:comment')) yield* toComment(comment, piece.key, logins);
}

/** Some portals name their files without themselves. */
function* toPicture(item: XmlElement, site: string): Generator<Entry> {
  const named = textOf(item, 'wp:attachment_url').trim();
  const address = named === '' ? '' : (URL.parse(named, site || undefined)?.href ?? named);
  if (address === '') return;
  yield {
    kind: 'picture',
    key: textOf(item, 'wp:post_id').trim(),
    address,
    alt: metaOf(item, '_wp_attachment_image_alt'),
    caption: said(item, 'excerpt:encoded'),
    credit: metaOf(item, '_media_credit'),
  };
}

/** Files of a single category name their terms at the pieces alone. */
function* termsOf(item: XmlElement): Generator<Entry> {
  for (const { attributes, text } of childrenOf(item, 'category')) {
    const { domain = '', nicename = '' } = attributes;
    if (!isTerm(domain)) continue;
    const name = plainWords(mendTwiceEncoded(text));
    yield { kind: 'term', key: termKey(domain, nicename), name, isTag: domain === 'post_tag' };
  }
}

/** Says whether a domain is one of terms; others, such as formats and menus, say nothing about what a piece is about. */
const isTerm = (domain = '') => domain === 'category' || domain === 'post_tag';

const metaOf = (item: XmlElement, key: string): string => {
  const meta = childrenOf(item, 'wp:postmeta').find((one) => textOf(one, 'wp:meta_key') === key);
  return meta ? said(meta, 'wp:meta_value') : '';
};

const toPiece = (item: XmlElement, type: string, site: string): PieceEntry => {
  const id = textOf(item, 'wp:post_id').trim();
  const thumbnail = metaOf(item, '_thumbnail_id');
  return {
    kind: 'piece',
    key: id,
    title: said(item, 'title'),
    lead: said(item, 'excerpt:encoded'),
    html: wordpressHtml(mendTwiceEncoded(textOf(item, 'content:encoded'))),
    publishedAt: momentOf(textOf(item, 'wp:post_date_gmt')) || momentOf(textOf(item, 'pubDate')),
    updatedAt: momentOf(textOf(item, 'wp:post_modified_gmt')),
    authors: [said(item, 'dc:creator')].filter(Boolean),
    terms: childrenOf(item, 'category')
      .filter(({ attributes }) => isTerm(attributes['domain']))
      .map(({ attributes: { domain = '', nicename = '' } }) => termKey(domain, nicename)),
    picture: thumbnail ? { key: thumbnail, address: '', alt: '', caption: '' } : null,
    addresses: pathsOf([textOf(item, 'link'), `/?p=${id}`], site),
    isPremium: false,
    leftOut: reasonToLeave(item, type),
    ...formOf(item, type),
  };
};

const DRAFTS = ['draft', 'pending', 'future', 'private'];

/** What was thrown away, or saved by itself, is neither a page nor a draft. */
const formOf = (item: XmlElement, type: string): Pick<PieceEntry, 'form'> => {
  const status = textOf(item, 'wp:status').trim();
  if (textOf(item, 'wp:post_password').trim() !== '') return {};
  if (type === 'page') return status === 'publish' ? { form: 'page' } : {};
  return DRAFTS.includes(status) ? { form: 'draft' } : {};
};

const reasonToLeave = (item: XmlElement, type: string): string => {
  if (type === 'page') return texts.isPage;
  if (textOf(item, 'wp:post_password').trim() !== '') return texts.hasPassword;
  return textOf(item, 'wp:status').trim() === 'publish' ? '' : texts.isNotOut;
};

/** What waits there, was called spam, or is a link from elsewhere stays there. */
function* toComment(comment: XmlElement, piece: string, logins: Logins): Generator<CommentEntry> {
  const type = textOf(comment, 'wp:comment_type').trim();
  const isOut = textOf(comment, 'wp:comment_approved').trim() === '1';
  if (!isOut || (type !== '' && type !== 'comment')) return;
  const parent = textOf(comment, 'wp:comment_parent').trim();
  yield {
    kind: 'comment',
    key: textOf(comment, 'wp:comment_id').trim(),
    piece,
    parent: parent === '0' ? '' : parent,
    author: logins.get(said(comment, 'wp:comment_user_id')) ?? '',
    name: said(comment, 'wp:comment_author'),
    text: said(comment, 'wp:comment_content'),
    at: momentOf(textOf(comment, 'wp:comment_date_gmt')) || momentOf(textOf(comment, 'wp:comment_date')),
  };
}
