// The copies of one manuscript in this browser. localStorage, because it is written before a page is gone; where it is
// full or forbidden, writing goes on without.
import { copyName, copyPrefix, readCopy } from '../../../rules/local-copies.ts';
import type { CopyPlace, FoundCopy, LocalCopy } from '../../../rules/local-copies.ts';

export interface Copies<Content> {
  /** False when the browser didn't take it. */
  readonly keep: (copy: LocalCopy<Content>) => boolean;
  readonly forget: () => void;
  /** Under which this window keeps it now. */
  readonly name: () => string;
  /** Of all windows, also from before the piece's manuscript was begun. */
  readonly find: () => readonly FoundCopy<Content>[];
  readonly remove: (name: string) => void;
  /** From now on they are of the manuscript with this id. */
  readonly moveTo: (id: number) => void;
}

export const openCopies = <Content>(start: CopyPlace): Copies<Content> => {
  let place = start;
  return {
    keep: (copy) =>
      attempt(() => {
        localStorage.setItem(copyName(place), JSON.stringify(copy));
        return true;
      }) ?? false,
    name: () => copyName(place),
    forget: () => remove(copyName(place)),
    find: () =>
      (attempt(() => Object.keys(localStorage)) ?? [])
        .filter((name) => prefixesOf(place).some((prefix) => name.startsWith(prefix)))
        .flatMap((name) => readCopy<Content>(name, localStorage.getItem(name)) ?? []),
    remove,
    moveTo: (id) => {
      const before = copyName(place);
      place = { ...place, id };
      attempt(() => {
        const text = localStorage.getItem(before);
        if (text !== null) localStorage.setItem(copyName(place), text);
        localStorage.removeItem(before);
      });
    },
  };
};

const remove = (name: string) => void attempt(() => localStorage.removeItem(name));

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
