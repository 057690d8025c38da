// Says what a mail may hold, how long to wait between attempts, and where links are in a text. All of it is pure.
import { FIRST_WAIT_MS, LONGEST_WAIT_MS } from './constants.ts';

/** Returns one line without anything unprintable, so that it can't begin another header. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Says whether it is one bare address, not a list, not a name with an address. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text);

/** Says whether it is an address of the web that fits into a header. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[\x21-\x7e]+$/.test(text) && !/[<>,]/.test(text);

/** Returns the wait before the next attempt, after so many: half a minute, then twice as long each time, at most an hour. */
export const waitBefore = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

export interface TextPart {
  text: string;
  href: string | null;
}

/** Returns a text with its web addresses told apart; the full stop after one isn't part of it. */
export const withLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]„“‚‘]/gu)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: match[0], href: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
};
