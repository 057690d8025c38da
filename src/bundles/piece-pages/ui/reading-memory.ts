// Keeps what this browser remembers of somebody's reading, as one list, for who wants their account to keep it. This is browser
// code. Later bundles hear of each change, and bring in what was read elsewhere.
import { readOwn, removeOwn, saveOwn } from '#bundles/offline/ui/public.ts';
import { parseRead, withRead } from '../rules/read-pieces.ts';
import { parsePlaces, withPlace } from '../rules/reading-places.ts';
import type { ReadingPlace } from '../rules/reading-places.ts';

export interface ReadPiece {
  readonly path: string;
  readonly paragraph: number;
  /** Whether it was read to the end. */
  readonly isRead: boolean;
}

/** The names under which the browser stores it for its reader; the entry looks whether there is anything of the first. */
const READ = 'read';
const PLACES = 'places';
const NOTED = 'litfass:reading';

export const readPaths = (): readonly string[] => parseRead(readOwn(READ));
export const readingPlaces = (): readonly ReadingPlace[] => parsePlaces(readOwn(PLACES));

export const noteReadPath = (path: string): void => {
  saveRead(path);
  dispatchRead({ path, paragraph: placeOf(path)?.paragraph ?? 0, isRead: true });
};

export const notePlace = (place: ReadingPlace): void => {
  savePlace(place);
  const { path, paragraph } = place;
  dispatchRead({ path, paragraph, isRead: placeOf(path)?.isDone === true });
};

/** Returns what was read, the oldest first. */
export const knownReading = (): readonly ReadPiece[] => {
  const places = readingPlaces();
  const read = new Set(readPaths());
  const withoutPlace = [...read].filter((path) => !places.some((place) => place.path === path));
  return [
    ...withoutPlace.map((path) => ({ path, paragraph: 0, isRead: true })),
    ...places.map(({ path, paragraph, isDone }) => ({ path, paragraph, isRead: isDone || read.has(path) })),
  ];
};

/** Takes in what was read elsewhere, the newest last. */
export const takeReading = (pieces: readonly ReadPiece[]): void => {
  for (const { path, paragraph, isRead } of pieces) {
    if (isRead) saveRead(path);
    savePlace({ path, paragraph, isDone: isRead });
  }
};

export const forgetReading = (): void => {
  removeOwn(READ);
  removeOwn(PLACES);
};

export const onReading = (listener: (piece: ReadPiece) => void): void =>
  addEventListener(NOTED, (event) => listener((event as CustomEvent<ReadPiece>).detail));

const saveRead = (path: string) => saveOwn(READ, JSON.stringify(withRead(readPaths(), path)));
const savePlace = (place: ReadingPlace) => saveOwn(PLACES, JSON.stringify(withPlace(readingPlaces(), place)));
const placeOf = (path: string) => readingPlaces().find((place) => place.path === path);
const dispatchRead = (detail: ReadPiece) => void dispatchEvent(new CustomEvent(NOTED, { detail }));
