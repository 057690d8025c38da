// Reads bodies as WordPress keeps them: paragraphs by blank lines, comments that mark blocks, and shortcodes.
import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { escapeHtml } from '#kernel/escape-html.ts';
import { firstTagOf, walkHtml } from '#kernel/html-tokens.ts';
import { EDGE, asGallery } from './gallery-edge.ts';

type ChildNode = DefaultTreeAdapterMap['childNode'];

/** Returns HTML as a page would show it. Shortcodes that nobody here knows lose their brackets and keep their words. */
export const wordpressHtml = (stored: string): string => {
  const html = expandShortcodes(withPlayers(stored.replaceAll(/\r\n?/g, '\n')));
  // Bodies of blocks have their paragraphs.
  return stored.includes('<!-- wp:') ? html : withParagraphs(html);
};

/** A line that is nothing but the address of a film is its player. */
const withPlayers = (html: string): string =>
  html.replaceAll(
    /^[ \t]*(https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/[^\s<"]+)[ \t]*$/gim,
    (_all, address: string) => playerOf(address),
  );

// Nothing that is sought runs past the next bracket: bodies of nothing but brackets that never close take no longer than others.
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]\n]*)?)\/?\]/gi;

/** Words such as `[caption …]<img> words[/caption]`; none stands in another one, so that what never ends is looked through once. */
const CAPTION =
  /\[(?:wp_)?caption\b[^[\]]*\]((?:[^[]|\[(?!(?:wp_)?caption\b)){0,5000}?)\[\/(?:wp_)?caption\]/gi;
const GALLERY = /\[gallery\b([^[\]]*)\]/gi;
const EMBED =
  /\[(?:embed|youtube|video|vimeo)\b([^[\]]*)\](?:((?:[^[]|\[(?!(?:embed|youtube|video|vimeo)\b)){0,2000}?)\[\/(?:embed|youtube|video|vimeo)\])?/gi;

/** Galleries of blocks stand between two comments. */
const withEdges = (html: string): string =>
  ['<!-- wp:gallery', '<!-- /wp:gallery'].reduce(
    (marked, comment) => marked.replaceAll(comment, `${EDGE}${comment}`),
    html,
  );

const expandShortcodes = (html: string): string =>
  withEdges(html)
    .replaceAll(CAPTION, (_all, inner: string) => captioned(inner))
    .replaceAll(GALLERY, (_all, attributes: string) => galleryOf(attributes))
    .replaceAll(EMBED, (_all, attributes: string, inner = '') => playerOf(`${inner} ${attributes}`))
    .replaceAll(SHORTCODE, (all, _slash, name: string, attributes: string) =>
      isShortcode(name, attributes) ? '' : all,
    );

/** Words in brackets, such as „[sic]“ or „[Anm. d. Red.]“, are no shortcodes. */
const isShortcode = (name: string, attributes: string) =>
  KNOWN.test(name) || /\s[\w-]+=(?:"|'|&quot;|\S)/.test(attributes);

/** Plugins that many portals have, beside those with attributes. */
const KNOWN =
  /^(?:vc_|et_pb_|fusion_|su_|av_|gallery|audio|video|playlist|caption|contact-form|dropcap|column|row|section|button|toggle|tabs?|spoiler|quote|clear|divider|sitemap|widget|ad|adrotate|toc)/i;

/** Returns the picture, with its link if it has one, and the words that stand beside it. */
const captioned = (inner: string): string => {
  const { childNodes } = parseFragment(inner);
  const isPicture = (node: ChildNode): boolean =>
    node.nodeName === 'img' || ('childNodes' in node && node.childNodes.some(isPicture));
  const picture = childNodes.find(isPicture);
  if (!picture) return inner;
  const [image, words] = [[picture], childNodes.filter((node) => node !== picture)].map((nodes) =>
    nodes.map(serializeOuter).join('').trim(),
  );
  return `<figure>${image}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
};

const serializeOuter = (node: ChildNode): string => {
  const around = parseFragment('');
  around.childNodes.push(node);
  return serialize(around);
};

/** Returns pictures by their numbers; who takes them over looks them up. */
const galleryOf = (attributes: string): string => {
  const [, ids = ''] = /\bids=["']?([\d,\s]+)/i.exec(attributes) ?? [];
  const images = ids.split(',').flatMap((id) => {
    const number = id.trim();
    return number ? [`<img src="${PICTURES_BY_KEY}${number}" alt="">`] : [];
  });
  return asGallery(images.join(''));
};

/** What stands in the place of an address: the picture of the library with this number. */
export const PICTURES_BY_KEY = 'https://picture.invalid/';

const ADDRESS = /https?:\/\/[^\s"'<>\]]+/i;

const playerOf = (words: string): string => {
  const [address = ''] = ADDRESS.exec(words) ?? [];
  return address === '' ? '' : `\n\n<iframe src="${escapeHtml(address)}"></iframe>\n\n`;
};

/** Blank lines part paragraphs, single ones part lines, but within what has its own. */
const withParagraphs = (html: string): string =>
  partsOf(html)
    .map(({ words, isWhole }) => (isWhole ? words : paragraphsOf(words)))
    .join('');

const WHOLE: readonly string[] = ['pre', 'script', 'style'];

interface Part {
  readonly words: string;
  readonly isWhole: boolean;
}

/** Returns elements whose blank lines are their own, and what stands between them. */
const partsOf = (html: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  let open: string | undefined;
  const partAt = (end: number) => {
    parts.push({ words: html.slice(from, end), isWhole: open !== undefined });
    from = end;
  };
  walkHtml(html, {
    onStartTag: ({ tagName, start }) => {
      if (open !== undefined || !WHOLE.includes(tagName)) return;
      partAt(start);
      open = tagName;
    },
    onEndTag: ({ tagName, end }) => {
      if (tagName !== open) return;
      partAt(end);
      open = undefined;
    },
  });
  return [...parts, { words: html.slice(from), isWhole: open !== undefined }];
};

const BLOCKS =
  'p div h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr td th blockquote pre figure figcaption hr iframe section article form dl dt dd address details summary video audio'.split(
    ' ',
  );

const paragraphsOf = (html: string): string =>
  html
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter(Boolean)
    .map((words) => (isBlock(words) ? words : `<p>${words.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');

const isBlock = (words: string): boolean => BLOCKS.includes(firstTagOf(words)?.tagName ?? '');
