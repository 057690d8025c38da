// Reads and writes how far somebody has read, as their browser keeps it: of each piece the paragraph at which they stopped.

/** One piece that was begun. */
export interface ReadingPlace {
  readonly path: string;
  /** The number of the paragraph that was reached, from 0. */
  readonly paragraph: number;
  /** The end was reached. */
  readonly isDone: boolean;
}

/** How many pieces are remembered; the oldest goes first. */
export const PLACES_KEPT = 300;
/** Nobody needs to be led back to what they see at first. */
const FIRST_WORTH = 3;

/** Reads what is stored, the newest last; whatever else stands there counts as nothing. */
export const parsePlaces = (text: string | null): readonly ReadingPlace[] => {
  try {
    const stored: unknown = JSON.parse(String(text));
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
};

const isPlace = (value: unknown): value is ReadingPlace => {
  const { path, paragraph, isDone } = (value ?? {}) as Partial<ReadingPlace>;
  return typeof path === 'string' && Number.isSafeInteger(paragraph) && typeof isDone === 'boolean';
};

/** Adds a place. What was read to the end stays read; of what wasn't the last place counts. */
export const withPlace = (
  places: readonly ReadingPlace[],
  { path, paragraph, isDone }: ReadingPlace,
): readonly ReadingPlace[] => {
  const wasDone = places.some((place) => place.path === path && place.isDone);
  const others = places.filter((place) => place.path !== path);
  return [...others, { path, paragraph, isDone: isDone || wasDone }].slice(-PLACES_KEPT);
};

/** Returns the paragraph to go on with; undefined for who has hardly begun, or read it all. */
export const placeToGoOn = (
  places: readonly ReadingPlace[],
  path: string,
  paragraphCount: number,
): number | undefined => {
  const place = places.find((known) => known.path === path);
  if (!place || place.isDone || place.paragraph < FIRST_WORTH) return undefined;
  return place.paragraph < paragraphCount - 1 ? place.paragraph : undefined;
};
