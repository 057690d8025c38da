// Reads what a page says about itself to others: title, description and picture of the Open Graph protocol. Only the head is
// looked at, and only as text. Reads what strangers send.
import { walkHtml } from '#kernel/html-tokens.ts';
import type { HtmlTag } from '#kernel/html-tokens.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from './constants.ts';
import { plainWords } from './plain-words.ts';

export interface OpenGraphWords {
  /** It is empty for a page that says nothing. */
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Address of the picture, perhaps relative to the page's; empty without one. */
  readonly picture: string;
}

export const readOpenGraph = (body: Buffer, contentType: string): OpenGraphWords => {
  const { metas, title } = readHead(decode(body, contentType));
  const pick = (...names: readonly string[]) =>
    names.map((name) => metas.get(name) ?? '').find((content) => content !== '') ?? '';
  return {
    title: plainWords(pick('og:title', 'twitter:title') || title, MAX_TITLE_LENGTH),
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

interface Head {
  /** The contents of the metas by name; of several the first one counts. */
  readonly metas: ReadonlyMap<string, string>;
  readonly title: string;
}

/** Reads the head as browsers do, up to its end; templates are not part of the page. */
const readHead = (html: string): Head => {
  const metas = new Map<string, string>();
  let title = '';
  let hasTitle = false;
  let within = '';
  let templates = 0;
  walkHtml(html, {
    onStartTag: ({ tagName, attrs }) => {
      if (tagName === 'body') return false;
      if (tagName === 'template') templates += 1;
      within = templates === 0 ? tagName : '';
      if (templates === 0 && tagName === 'meta') enterMeta(metas, attrs);
    },
    onEndTag: ({ tagName }) => {
      if (tagName === 'head') return false;
      if (tagName === 'template') templates = Math.max(0, templates - 1);
      if (within === 'title' && templates === 0) hasTitle = true;
      within = '';
    },
    onWords: (words) => {
      if (within === 'title' && !hasTitle) title += words;
    },
  });
  return { metas, title };
};

const enterMeta = (metas: Map<string, string>, attributes: HtmlTag['attrs']): void => {
  const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
  const name = (valueOf('property') ?? valueOf('name') ?? '').toLowerCase();
  if (name !== '' && !metas.has(name)) metas.set(name, valueOf('content') ?? '');
};
