// The copies of manuscripts in this browser. localStorage, because it is written before a page is gone; where it is full or
// forbidden, writing goes on without.
import { copyPrefix, readCopy } from '../../../rules/local-copies.ts';
import type { CopyPlace, FoundCopy, LocalCopy } from '../../../rules/local-copies.ts';

/** False when the browser didn't take it. */
export const writeCopy = (name: string, copy: LocalCopy): boolean =>
  attempt(() => {
    localStorage.setItem(name, JSON.stringify(copy));
    return true;
  }) ?? false;

/** With a time only the copy that was made then. */
export const removeCopy = (name: string, at: number | null) =>
  void attempt(() => {
    if (at === null || readCopy(name, localStorage.getItem(name))?.copy.at === at)
      localStorage.removeItem(name);
  });

export const renameCopy = (from: string, to: string) =>
  void attempt(() => {
    const text = localStorage.getItem(from);
    if (text !== null) localStorage.setItem(to, text);
    localStorage.removeItem(from);
  });

/** Of all windows, also from before the piece's manuscript was begun. */
export const findCopies = <Content>(place: CopyPlace): readonly FoundCopy<Content>[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((name) => prefixesOf(place).some((prefix) => name.startsWith(prefix)))
    .flatMap((name) => readCopy<Content>(name, localStorage.getItem(name)) ?? []);

const prefixesOf = (place: CopyPlace) => [
  copyPrefix(place),
  ...(place.objectId === null ? [] : [copyPrefix({ ...place, id: null })]),
];

/** Of this window: the same after reloading and coming back, another one in each. */
export const thisTab = (): number => {
  const known = Number(attempt(() => sessionStorage.getItem(TAB)));
  if (known > 0) return known;
  const tab = 1 + Math.floor(Math.random() * 2 ** 47);
  attempt(() => sessionStorage.setItem(TAB, String(tab)));
  return tab;
};

const TAB = 'litfass:fenster';

/** Storage throws where it is switched off. */
const attempt = <T>(deed: () => T): T | undefined => {
  try {
    return deed();
  } catch {
    return undefined;
  }
};
