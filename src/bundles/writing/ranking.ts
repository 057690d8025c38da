// Says which of many names are meant by the few letters that somebody has typed.
import { toSlug } from '#kernel/slug.ts';

interface Named {
  readonly names: readonly string[];
  /** Of two that match alike the lower one comes first. */
  readonly rank: number;
}

/** Returns those with a word that begins with what was typed; first those whose name begins so. „gru“ and „grü“ mean „Grünwald“. */
export const bestMatches = <Thing extends Named>(
  things: readonly Thing[],
  typed: string,
  limit: number,
): Thing[] => {
  const spellings = spellingsOf(typed);
  return things
    .map((thing) => ({ thing, how: Math.min(...thing.names.map((name) => howWell(name, spellings))) }))
    .filter(({ how }) => how < NOT_AT_ALL)
    .sort((a, b) => a.how - b.how || a.thing.rank - b.thing.rank || byName(a.thing, b.thing))
    .slice(0, limit)
    .map(({ thing }) => thing);
};

const NOT_AT_ALL = 3;

/** 0 is the name itself, 1 its beginning, 2 the beginning of one of its later words. */
const howWell = (name: string, wanted: readonly string[]): number => {
  const best = spellingsOf(name).map((spelling) => {
    if (wanted.includes(spelling)) return 0;
    if (wanted.some((one) => spelling.startsWith(one))) return 1;
    return wanted.some((one) => spelling.includes(`-${one}`)) ? 2 : NOT_AT_ALL;
  });
  return Math.min(...best);
};

/** „Grünwald“ is written „gruenwald“ in addresses and „grunwald“ by those who have no ü. */
const spellingsOf = (name: string): string[] => {
  const bare = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return [...new Set([toSlug(name, ''), toSlug(bare, '')])].filter((spelling) => spelling !== '');
};

const byName = (a: Named, b: Named) => (a.names[0] ?? '').localeCompare(b.names[0] ?? '', 'de');
