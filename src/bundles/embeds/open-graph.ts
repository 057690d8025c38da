// Topic: what a page says about itself to others: title, description and picture of the Open Graph protocol. Only tags
// of the head are looked at, and only as text.
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from './constants.ts';
import { plainWords, withoutEntities } from './plain-words.ts';

export interface OpenGraphWords {
  /** Empty for a page that says nothing. */
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Address of the picture, perhaps relative to the page's; empty without one. */
  readonly picture: string;
}

export const readOpenGraph = (body: Buffer, contentType: string): OpenGraphWords => {
  const head = headOf(decode(body, contentType));
  const metas = metasOf(head);
  const pick = (...names: readonly string[]) =>
    names.map((name) => metas.get(name) ?? '').find((content) => content !== '') ?? '';
  return {
    title: plainWords(pick('og:title', 'twitter:title') || titleOf(head), MAX_TITLE_LENGTH),
    description: plainWords(
      pick('og:description', 'twitter:description', 'description'),
      MAX_DESCRIPTION_LENGTH,
    ),
    siteName: plainWords(pick('og:site_name'), MAX_TITLE_LENGTH),
    picture: pick('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image').trim(),
  };
};

/** Longer heads are cut off. */
const MAX_HEAD_LENGTH = 512 * 1024;
const MAX_TAG_LENGTH = 4096;

const decode = (body: Buffer, contentType: string): string => {
  const start = body.subarray(0, MAX_HEAD_LENGTH);
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(start.toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(start);
  } catch {
    return new TextDecoder().decode(start);
  }
};

/** Without comments and scripts, in which tags are only words. */
const headOf = (html: string): string => {
  const bare = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');
  const end = bare.search(/<\/head\s*>|<body\b/i);
  return end < 0 ? bare : bare.slice(0, end);
};

/** Contents by name; of several the first one counts. */
const metasOf = (head: string): ReadonlyMap<string, string> => {
  const metas = new Map<string, string>();
  for (const rest of head.split(/<meta(?=[\s/])/i).slice(1)) {
    const attributes = attributesOf(rest.slice(0, MAX_TAG_LENGTH));
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
    if (name !== '' && !metas.has(name)) metas.set(name, attributes.get('content') ?? '');
  }
  return metas;
};

const ATTRIBUTE = /\s*\/?\s*([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;

/** Up to the end of the tag. */
const attributesOf = (tag: string): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const [, name = '', double, single, bare] = match;
    attributes.set(name.toLowerCase(), withoutEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
};

const titleOf = (head: string): string =>
  withoutEntities(/<title\b[^>]{0,200}>([^<]{0,1000})/i.exec(head)?.[1] ?? '');
