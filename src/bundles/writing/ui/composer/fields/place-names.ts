// Says what chosen places are called, and which categories they offer: a content holds their numbers only, also a copy that is
// put back later.
import type { PlaceView } from '../../../views.ts';
import { placeUnknown } from '../texts.ts';

const names = new Map<number, string>();
const offered = new Map<number, readonly number[]>();
const KEY = 'litfass:orte';

export const cachePlace = ({ id, name, categoryIds }: PlaceView): void => {
  names.set(id, name);
  offered.set(id, categoryIds);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [id]: name }));
  } catch {
    // Without it only a copy that is put back says less.
  }
};

/** '' stands for none. */
export const nameOfPlace = (id: number | null, known: PlaceView | null): string => {
  if (id === null) return '';
  if (known?.id === id) return known.name;
  return names.get(id) ?? stored()[id] ?? placeUnknown;
};

/** Returns undefined while no place is chosen, or nothing is known of it. */
export const categoriesOffered = (
  id: number | null,
  known: PlaceView | null,
): readonly number[] | undefined => {
  if (id === null) return undefined;
  return known?.id === id ? known.categoryIds : offered.get(id);
};

const stored = (): Readonly<Record<number, string>> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<number, string> | null) ?? {};
  } catch {
    return {};
  }
};
