// Completes addresses as people write them: without https://, and as other programs wrap them.
import { isLink, isWebAddress, withoutTrailingPunctuation } from '../rules.ts';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const HOST = new RegExp(`^(?:${LABEL}\\.){1,8}\\p{L}{2,24}(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'u');
const MAIL = new RegExp(`^[^\\s@/:<>"]{1,64}@(?:${LABEL}\\.){1,8}\\p{L}{2,24}$`, 'u');

/**
 * Returns the address as a link has it: `www.` and bare domains by https, mail addresses by mailto. What is none stays as it
 * is.
 */
export const wholeAddress = (typed: string): string => {
  const address = typed.trim();
  if (isLink(address)) return unwrapped(address);
  if (MAIL.test(address)) return `mailto:${address}`;
  const whole = `https://${address}`;
  return HOST.test(address) && isWebAddress(whole) ? whole : address;
};

/** The endings by which a word in a text is known as a domain; others could be a slip of the keys: „Ende.Der“. */
const ENDINGS =
  'de|at|ch|li|lu|nl|be|dk|pl|cz|fr|it|es|uk|eu|com|org|net|info|biz|io|app|dev|tv|gov|edu|online|shop|blog|news|berlin|hamburg|koeln|cologne|bayern|ruhr|nrw|saarland|wien|tirol|example';

/** An address in a text: from https:// or www. up to a blank, or a domain that is known by its ending. */
const ADDRESS_IN_TEXT = new RegExp(
  `https?:\\/\\/[^\\s<>„“"]+|www\\.[^\\s<>„“"]+\\.[^\\s<>„“"]+|(?:${LABEL}\\.){1,8}(?:${ENDINGS})(?![\\p{L}\\p{N}@-])(?:\\/[^\\s<>„“"]*)?`,
  'giu',
);

/** Finds addresses in a text. Before and behind one stands no word, and it is no part of a mail address. */
export const addressesIn = (text: string): readonly { readonly at: number; readonly text: string }[] =>
  [...text.matchAll(ADDRESS_IN_TEXT)]
    .map(({ index, 0: found }) => ({ at: index, text: withoutTrailingPunctuation(found) }))
    .filter(({ at, text: found }) => isApart(text, at) && isLink(wholeAddress(found)));

const isApart = (text: string, at: number): boolean => at === 0 || /[\s("„‚«»[]/.test(text.charAt(at - 1));

/** Removes what Google writes around every link in what is copied from its documents and searches: an address of its own. */
export const unwrapped = (address: string): string => {
  const url = URL.parse(address);
  if (!url || !/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(url.hostname) || url.pathname !== '/url')
    return address;
  const meant = url.searchParams.get('q') ?? url.searchParams.get('url') ?? '';
  return isLink(meant) ? meant : address;
};
