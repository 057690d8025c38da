// Keeps the copies of manuscripts in this browser. They lie in localStorage, because it is written before a page is gone; where
// it is full or forbidden, writing goes on without.
import { isSame } from '../../../rules/same.ts';
import { copyPrefix, readCopy } from '../../../rules/local-copies.ts';
import type { CopyPlace, FoundCopy, LocalCopy } from '../../../rules/local-copies.ts';

/** Returns false when the browser didn't take it. */
export const writeCopy = (name: string, copy: LocalCopy): boolean =>
  attempt(() => {
    localStorage.setItem(name, JSON.stringify(copy));
    return true;
  }) ?? false;

/**
 * Removes a copy, and with one given only if it still is the same: its time alone doesn't tell, for a window may write twice in
 * a millisecond.
 */
export const removeCopy = (name: string, copy: LocalCopy | null) =>
  void attempt(() => {
    if (copy === null || isSame(readCopy(name, localStorage.getItem(name))?.copy, copy))
      localStorage.removeItem(name);
  });

/** What lies at the new name already was written before the manuscript was known here: it becomes the copy of a window that is gone. */
export const renameCopy = (from: string, to: string) =>
  void attempt(() => {
    const text = localStorage.getItem(from);
    const there = localStorage.getItem(to);
    if (there !== null) localStorage.setItem(to.replace(/\d+$/, String(newTab())), there);
    localStorage.removeItem(to);
    if (text !== null) localStorage.setItem(to, text);
    localStorage.removeItem(from);
  });

/** Finds the copies of all windows, also from before the piece's manuscript was begun. */
export const findCopies = <Content>(place: CopyPlace): readonly FoundCopy<Content>[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((name) => prefixesOf(place).some((prefix) => name.startsWith(prefix)))
    .flatMap((name) => readCopy<Content>(name, localStorage.getItem(name)) ?? []);

const prefixesOf = (place: CopyPlace) => [
  copyPrefix(place),
  ...(place.objectId === null ? [] : [copyPrefix({ ...place, id: null })]),
];

/** Returns the number of this window: the same after reloading and coming back, another one in each. */
export const thisTab = (): number => {
  const known = Number(attempt(() => sessionStorage.getItem(TAB)));
  if (known > 0) return known;
  const tab = newTab();
  attempt(() => sessionStorage.setItem(TAB, String(tab)));
  return tab;
};

const newTab = (): number => 1 + Math.floor(Math.random() * 2 ** 47);

const TAB = 'litfass:fenster';

/** Storage throws where it is switched off. */
const attempt = <T>(deed: () => T): T | undefined => {
  try {
    return deed();
  } catch {
    return undefined;
  }
};
