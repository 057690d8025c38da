// Holds pure rules of addresses that have moved: how one is written, what fits a pattern, and where that leads.
import { comparableAddress } from '#kernel/comparable-address.ts';
import { MAX_ADDRESS, MAX_PARTS, MAX_WRITTEN } from './constants.ts';

/**
 * Reads a path as it is compared: as browsers write it, without a slash at its end. Returns undefined for what is no path of
 * ours.
 */
export const readPath = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text.length > MAX_ADDRESS || /[\s\p{Cc}\\#]/u.test(text)) return undefined;
  // An address of the old site is typed as it stood there.
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://portal${text}`);
  if (!url || (!text.startsWith('/') && !/^https?:/i.test(text))) return undefined;
  const path = `${tidy(url.pathname)}${comparableAddress(url.search === '?' ? '' : url.search)}`;
  return path.length > MAX_WRITTEN ? undefined : path;
};

/** Reads what is asked for, as path and query; what stands behind a path may be longer than any rule. */
export const readAsked = (asked: {
  readonly path: string;
  readonly query: string;
}): readonly [string | undefined, string] => {
  const path = readPath(asked.path);
  const whole = asked.query === '' ? undefined : readPath(asked.path + asked.query);
  return [path, whole?.slice(path?.length) ?? ''];
};

const tidy = (path: string) =>
  comparableAddress(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');

/** Returns a target as it is kept: one of ours is written as sources are, so that one is found by the other. */
export const tidyTarget = (target: string): string => {
  if (!target.startsWith('/')) return target;
  const { pathname, search, hash } = new URL(`http://portal${target}`);
  return `${tidy(pathname)}${comparableAddress(search)}${hash}`;
};

/**
 * Returns under which sources a rule is found by whoever follows this target: with what stands behind its question mark, and
 * without, which comes last. There are none for a target elsewhere.
 */
export const asksOf = (target: string): readonly string[] => {
  if (!target.startsWith('/')) return [];
  const { pathname, search } = new URL(`http://portal${target}`);
  const path = tidy(pathname);
  return search === '' ? [path] : [`${path}${comparableAddress(search)}`, path];
};

/** Says whether a source is a pattern. `*` stands for a part or the middle of one, `**` at the end for all that follows. */
export const isPattern = (source: string): boolean => source.includes('*');

/** Says whether a pattern is sound: at most one star a part, two only as the last one. */
export const isPatternSound = (source: string): boolean => {
  const parts = source.split('/').slice(1);
  if (parts.length > MAX_PARTS || source.includes('?')) return false;
  if (parts.every((part) => part === '**' || part === '*')) return false;
  return parts.every((part, at) =>
    part.includes('**') ? part === '**' && at === parts.length - 1 : part.split('*').length <= 2,
  );
};

/** Counts its stars, each of which the target may name as `$1`, `$2` … */
export const starsOf = (source: string): number =>
  source.split('/').filter((part) => part.includes('*')).length;

/**
 * Returns what the stars stand for in this path; undefined where it doesn't fit. The pattern is compared part by part with the
 * whole path, in as many steps as that has letters: no pattern can take long, whatever is asked for.
 */
export const matchPattern = (source: string, path: string): readonly string[] | undefined => {
  const [wanted, given] = [source.split('/'), path.split('/')];
  const isOpen = wanted.at(-1) === '**';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return undefined;
  const found: string[] = [];
  for (const [at, part] of wanted.entries()) {
    if (part === '**') return [...found, given.slice(at).join('/')];
    const [before = '', after] = part.split('*');
    const here = given[at]!;
    if (after === undefined) {
      if (part !== here) return undefined;
      continue;
    }
    const isFitting =
      here.length > before.length + after.length && here.startsWith(before) && here.endsWith(after);
    if (!isFitting) return undefined;
    found.push(here.slice(before.length, here.length - after.length));
  }
  return found;
};

/** Returns a pattern as a regular expression of PostgreSQL, which asks it of many rows at once. */
export const asExpression = (source: string): string => {
  const isOpen = source.endsWith('**');
  const fixed = (isOpen ? source.slice(0, -2) : source)
    .split('*')
    .map((text) => text.replaceAll(/[.^$+?()[\]{}|\\]/g, '\\$&'));
  return `^${fixed.join('[^/]+')}${isOpen ? '.*' : ''}$`;
};

/** Puts what the stars stood for into the target. It stays on this site: nothing of it can become a host. */
export const fillTarget = (target: string, found: readonly string[]): string => {
  const filled = target.replace(/\$(\d)/g, (_, digit: string) => found[Number(digit) - 1] ?? '');
  return filled.replace(/^\/+/, '/');
};

/** Says whether each `$n` of a target has its star, and the target begins as a path of ours where it has any. */
export const isTargetSound = (source: string, target: string): boolean => {
  const named = [...target.matchAll(/\$(\d)/g)].map(([, digit]) => Number(digit));
  if (named.length === 0) return true;
  return /^\/[^/$]/.test(target) && named.every((number) => number >= 1 && number <= starsOf(source));
};

/** Returns the addresses to which the path of a target may lead, as a pattern: what its last star stands for may go deeper. */
export const shapeOfTarget = (path: string): string => {
  const parts = path.split('/');
  const shaped = parts.map((part) => part.replace(/\$\d(?:.*\$\d)?/, '*'));
  return shaped.map((part, at) => (part === '*' && at === parts.length - 1 ? '**' : part)).join('/');
};

/** Returns a path that fits a pattern, for trying where it would lead. */
export const sampleOf = (source: string): string => source.replaceAll('**', 'x/y').replaceAll('*', 'x');

/** Returns the words of an old address, the last part of it above all: `/2019/05/neue-bruecke-4711.html` says „neue bruecke“. */
export const wordsOf = (path: string): string => {
  const part =
    path
      .split('?')[0]!
      .split('/')
      .findLast((part) => /[a-z]{3}/i.test(part)) ?? '';
  return decoded(part)
    .replace(/\.(html?|php|aspx?)$/i, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .slice(0, 8)
    .join(' ');
};

/**
 * Says whether an address is worth counting: nothing that could be somebody's link to confirm something, whole or with a sign
 * of the sentence around it, nobody's address for mail, and no search for holes. `secretStarts` are what secrets of this portal
 * stand behind.
 */
export const isWorthCounting = (path: string, secretStarts: readonly string[] = []): boolean =>
  path.length <= MAX_ADDRESS &&
  !/\.(env|git|sql|bak|ini|asp|aspx|jsp|cgi)(\/|$)|wp-login|xmlrpc|\/\.|@|%40/i.test(path) &&
  !secretStarts.some((start) => path.toLowerCase().startsWith(start)) &&
  path.split('/').every((part) => part.length <= SHORT_PART || isOfWords(part));

/** A length below that of any secret, whatever it is made of. */
const SHORT_PART = 20;
const WORD = /^(?:\p{Lu}?\p{Ll}{1,23}\d{0,4}|\p{Lu}{2,6}|\d{1,8})$/u;

/**
 * Says whether each word of a part looks like one, and at least one is made of letters: what is random has capitals and digits
 * everywhere.
 */
const isOfWords = (part: string): boolean => {
  const words = decoded(part)
    .split(/[-_.+~, ]|[^\p{L}\p{N}]+$/u)
    .filter(Boolean);
  return words.every((word) => WORD.test(word)) && words.some((word) => /^\p{Lu}?\p{Ll}{2,}$/u.test(word));
};

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    // Escapes that can't be decoded stay as they are.
    return part;
  }
};
