// Reads Ghost's export, one JSON file with the tables of its database. Reads what strangers send.
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { MAX_JSON_BYTES } from '../constants.ts';
import * as texts from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks, Entry, ImportFormat, PieceEntry, Reading, SiteEntry } from './entries.ts';
import { plainWords } from '../words.ts';
import { cardsToHtml } from './ghost-cards.ts';
import { MEMBERS_ONLY, ghostHtml } from './ghost-html.ts';
import { momentOf } from './moments.ts';
import { pathsOf } from './old-addresses.ts';
import { wholeText } from './whole-text.ts';

const words = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const id = Type.Union([Type.String(), Type.Integer()]);

const Post = Type.Object({
  id,
  title: words,
  slug: words,
  html: words,
  lexical: words,
  mobiledoc: words,
  custom_excerpt: words,
  feature_image: words,
  feature_image_alt: words,
  feature_image_caption: words,
  visibility: words,
  status: words,
  type: words,
  page: Type.Optional(Type.Unknown()),
  published_at: Type.Optional(Type.Unknown()),
  updated_at: Type.Optional(Type.Unknown()),
  author_id: Type.Optional(Type.Union([id, Type.Null()])),
});
const User = Type.Object({ id, name: words, email: words, bio: words });
const Tag = Type.Object({ id, name: words, slug: words, visibility: words });
const PostTag = Type.Object({ post_id: id, tag_id: id, sort_order: Type.Optional(Type.Unknown()) });
const PostAuthor = Type.Object({ post_id: id, author_id: id, sort_order: Type.Optional(Type.Unknown()) });
const PostMeta = Type.Object({
  post_id: id,
  feature_image_alt: words,
  feature_image_caption: words,
});
const Setting = Type.Object({ key: words, value: Type.Optional(Type.Unknown()) });

const Tables = Type.Object({
  posts: Type.Array(Type.Unknown()),
  users: Type.Optional(Type.Array(Type.Unknown())),
  tags: Type.Optional(Type.Array(Type.Unknown())),
  posts_tags: Type.Optional(Type.Array(Type.Unknown())),
  posts_authors: Type.Optional(Type.Array(Type.Unknown())),
  posts_meta: Type.Optional(Type.Array(Type.Unknown())),
  settings: Type.Optional(Type.Array(Type.Unknown())),
});

type GhostPost = Static<typeof Post>;

async function* read(chunks: Chunks, { site: typed = '' }: Reading = {}): AsyncGenerator<Entry | SiteEntry> {
  const tables = tablesOf(await wholeText(chunks, MAX_JSON_BYTES));
  const said = siteOf(tables.settings ?? []);
  if (said !== '') yield { kind: 'site', address: said };
  // Today's exports don't say where they come from.
  const site = said || typed;
  for (const user of rowsOf(User, tables.users)) yield toPerson(user);
  const tags = rowsOf(Tag, tables.tags);
  const hidden = new Set(tags.filter(({ visibility }) => visibility === 'internal').map(keyOf));
  for (const tag of tags.filter((one) => !hidden.has(keyOf(one)))) yield toTerm(tag);
  const tagsOf = grouped(rowsOf(PostTag, tables.posts_tags), ({ tag_id: tag }) => String(tag));
  const authorsOf = grouped(rowsOf(PostAuthor, tables.posts_authors), ({ author_id: author }) =>
    String(author),
  );
  const metaOf = new Map(rowsOf(PostMeta, tables.posts_meta).map((meta) => [String(meta.post_id), meta]));
  for (const post of rowsOf(Post, tables.posts)) {
    const key = keyOf(post);
    const meta = metaOf.get(key);
    yield toPiece(
      { ...post, ...meta, id: post.id },
      {
        site,
        terms: (tagsOf.get(key) ?? []).filter((tag) => !hidden.has(tag)),
        authors: authorsOf.get(key) ?? (post.author_id ? [String(post.author_id)] : []),
      },
    );
  }
}

export const ghost: ImportFormat = {
  name: 'ghost',
  label: 'Ghost (JSON)',
  fits: (head) => /^\s*\{\s*"(?:db|data|meta)"\s*:/.test(head),
  read,
};

/** Newer exports have one database in a list, older ones are it. */
const tablesOf = (text: string): Static<typeof Tables> => {
  const whole: unknown = parsed(text);
  const first = Value.Check(WithList, whole) ? whole.db[0] : whole;
  const data = Value.Check(WithData, first) ? first.data : first;
  if (!Value.Check(Tables, data)) throw new UnreadableFile(texts.noGhost);
  return data;
};
const WithList = Type.Object({ db: Type.Array(Type.Unknown(), { minItems: 1 }) });
const WithData = Type.Object({ data: Type.Unknown() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(texts.fileBroken);
  }
};

/** What isn't a row as Ghost writes them is left out. */
const rowsOf = <T extends TSchema>(shape: T, rows: readonly unknown[] = []): Static<T>[] =>
  rows.filter((row): row is Static<T> => Value.Check(shape, row));

const keyOf = (row: { readonly id: string | number }) => String(row.id);

interface Sorted {
  readonly post_id: string | number;
  readonly sort_order?: unknown;
}

const grouped = <T extends Sorted>(rows: readonly T[], name: (row: T) => string) => {
  const groups = new Map<string, string[]>();
  const order = ({ sort_order: at }: Sorted) => Number(at ?? 0) || 0;
  for (const row of rows.toSorted((a, b) => order(a) - order(b))) {
    const key = String(row.post_id);
    const group = groups.get(key);
    if (group) group.push(name(row));
    else groups.set(key, [name(row)]);
  }
  return groups;
};

const siteOf = (settings: readonly unknown[]): string => {
  const url = rowsOf(Setting, settings).find(({ key }) => key === 'url')?.value;
  return typeof url === 'string' ? url : '';
};

const toPerson = (user: Static<typeof User>): Entry => ({
  kind: 'person',
  key: keyOf(user),
  name: user.name ?? '',
  email: user.email ?? '',
  about: user.bio ?? '',
});

const toTerm = (tag: Static<typeof Tag>): Entry => ({
  kind: 'term',
  key: keyOf(tag),
  name: tag.name ?? tag.slug ?? '',
  isTag: false,
});

interface Around {
  readonly site: string;
  readonly terms: readonly string[];
  readonly authors: readonly string[];
}

const toPiece = (post: GhostPost, { site, terms, authors }: Around): PieceEntry => {
  const stored = post.html || cardsToHtml({ lexical: post.lexical, mobiledoc: post.mobiledoc });
  const [html = '', ...more] = withAddress(stored, site).split(MEMBERS_ONLY).map(ghostHtml);
  const isPremium = !isForAll(post);
  const picture = post.feature_image ?? '';
  return {
    kind: 'piece',
    key: keyOf(post),
    title: post.title ?? '',
    lead: post.custom_excerpt ?? '',
    html: isPremium ? html : [html, ...more].join(''),
    ...(isPremium && more.length > 0 && { behindCut: more.join('') }),
    publishedAt: dateOf(post.published_at),
    updatedAt: dateOf(post.updated_at),
    authors,
    terms,
    picture:
      (picture && {
        address: withAddress(picture, site),
        key: '',
        alt: post.feature_image_alt ?? '',
        caption: plainWords(post.feature_image_caption ?? ''),
      }) ||
      null,
    addresses: post.slug ? pathsOf([`/${post.slug}/`], site) : [],
    isPremium,
    leftOut: reasonToLeave(post),
    ...formOf(post),
  };
};

/** Whatever else it says is for some alone: members, those who pay, or those who pay for certain tiers. */
const isForAll = ({ visibility }: GhostPost) => !visibility || visibility === 'public';

const isPage = ({ type, page }: GhostPost) => type === 'page' || page === 1 || page === true;

const formOf = (post: GhostPost): Pick<PieceEntry, 'form'> => {
  const isOut = post.status === 'published';
  if (isPage(post)) return isOut ? { form: 'page' } : {};
  return isOut ? {} : { form: 'draft' };
};

/** Old exports have numbers of milliseconds. */
const dateOf = (said: unknown): string => {
  if (typeof said === 'number')
    return Math.abs(said) <= LAST_MS ? momentOf(new Date(said).toISOString()) : '';
  return typeof said === 'string' ? momentOf(said) : '';
};

/** The last of all moments that a date can say. */
const LAST_MS = 8.64e15;

const reasonToLeave = (post: GhostPost): string => {
  if (isPage(post)) return texts.isPage;
  return post.status === 'published' ? '' : texts.isNotOut;
};

/** Ghost writes its own address as a word of its own. */
const withAddress = (html: string, site: string) => html.replaceAll('__GHOST_URL__', site.replace(/\/$/, ''));
