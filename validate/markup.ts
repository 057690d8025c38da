// Finds the families of faults in HTML that have been found here, as rules without a Java: the short form of the Nu checker,
// which `npm run validate` asks.
import { elementsOf } from './html.ts';
import type { HtmlElement } from './html.ts';

/** Returns what is wrong with a page, a sentence for each fault. */
export const markupFaults = (html: string): readonly string[] => {
  const elements = elementsOf(html);
  return [...elements.flatMap((element) => RULES.flatMap((rule) => rule(element))), ...idFaults(elements)];
};

type Rule = (element: HtmlElement) => readonly string[];

const sizesTellAboutSets: Rule = ({ name, attributes }) => {
  if (!['img', 'source'].includes(name)) return [];
  if (attributes.has('sizes') && !attributes.has('srcset')) return [`<${name}> hat sizes ohne srcset`];
  const candidates = attributes.get('srcset')?.split(/,\s+/) ?? [];
  const isWide = attributes.has('sizes');
  return candidates.every((candidate) => !isWide || /\s\d+w$/.test(candidate.trim()))
    ? []
    : [`<${name}> hat sizes, aber im srcset keine Breiten`];
};

const imagesHaveWords: Rule = ({ name, attributes }) =>
  name === 'img' && !attributes.has('alt') ? ['<img> ohne alt'] : [];

/** What a template draws for nothing. */
const NOTHING = /^(undefined|null|NaN|\[object Object\])$/;

const valuesAreSaid: Rule = ({ name, attributes }) =>
  [...attributes].flatMap(([key, value]) =>
    value.split(/\s+/).some((word) => NOTHING.test(word)) && !TEXTS.has(key)
      ? [`<${name}> hat „${value}“ als ${key}`]
      : [],
  );

/** Where people's words stand. */
const TEXTS: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'value',
  'content',
  'placeholder',
  'props',
  'aria-label',
]);

/** What holds words and no blocks. A paragraph isn't here: the parser ends it before a block. */
const PHRASES = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** These take what their surroundings take. */
const TRANSPARENT = new Set(['a', 'ins', 'del', 'map', 'noscript']);
const BLOCKS = new Set(
  'address article aside blockquote details dialog dl div fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
);

const blocksStandInBlocks: Rule = ({ name, around }) => {
  if (!BLOCKS.has(name)) return [];
  const nearest = around.find((outer) => !TRANSPARENT.has(outer) && !outer.includes('-'));
  if (!nearest || !(PHRASES.has(nearest) || NO_BLOCKS.has(nearest))) return [];
  if (nearest === 'summary' && /^h\d$/.test(name)) return [];
  return [`<${name}> steht in <${nearest}>`];
};

/** The elements that hold no blocks, besides those that are meant for words alone. */
const NO_BLOCKS = new Set([
  'button',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'legend',
  'output',
]);

/** None of these within another one that is pressed. */
const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary']);

const nothingToPressInButtons: Rule = ({ name, attributes, around }) => {
  if (!INTERACTIVE.has(name) || attributes.get('type') === 'hidden') return [];
  const outer = around.find((one) => one === 'a' || one === 'button');
  return outer ? [`<${name}> steht in <${outer}>`] : [];
};

const RULES: readonly Rule[] = [
  sizesTellAboutSets,
  imagesHaveWords,
  valuesAreSaid,
  blocksStandInBlocks,
  nothingToPressInButtons,
];

/**
 * Finds faults of ids: each is told once, and what names one by them finds it; a page has one h1, and no rank below it is left
 * out.
 */
const idFaults = (elements: readonly HtmlElement[]): readonly string[] => {
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const missing = elements.flatMap(({ name, attributes }) =>
    POINTERS.flatMap((pointer) =>
      (attributes.get(pointer)?.split(/\s+/) ?? [])
        .filter((id) => id !== '' && !known.has(id))
        .map((id) => `<${name}> nennt als ${pointer} „${id}“, das es nicht gibt`),
    ),
  );
  return [
    ...twice.map((id) => `Die id „${id}“ gibt es mehrmals`),
    ...missing,
    ...headingFaults(elements),
    ...focusFaults(elements),
  ];
};

const POINTERS = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'form',
  'list',
  'popovertarget',
];

const headingFaults = (elements: readonly HtmlElement[]): readonly string[] => {
  const ranks = elements
    .filter(({ name, around }) => /^h[1-6]$/.test(name) && !around.includes('dialog'))
    .map(({ name }) => Number(name.slice(1)));
  const count = ranks.filter((rank) => rank === 1).length;
  const leaps = ranks.filter((rank, at) => at > 0 && rank > ranks[at - 1]! + 1);
  return [
    ...(count === 1 ? [] : [`Die Seite hat ${count} h1`]),
    ...leaps.map((rank) => `Vor einer h${rank} fehlt eine h${rank - 1}`),
  ];
};

/** Finds faults of `autofocus`. Dialogs are opened later, and have one of their own. */
const focusFaults = (elements: readonly HtmlElement[]): readonly string[] => {
  const asking = elements.filter(
    ({ attributes, around }) => attributes.has('autofocus') && !around.includes('dialog'),
  );
  return asking.length > 1 ? ['Mehrere wollen gleich den Fokus (autofocus)'] : [];
};
