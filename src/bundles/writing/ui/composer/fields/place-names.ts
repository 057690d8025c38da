// What chosen places are called: a content holds their numbers only, also a copy that is put back later.
import type { PlaceView } from '../../../views.ts';
import { placeUnknown } from '../texts.ts';

const names = new Map<number, string>();
const KEY = 'litfass:orte';

export const cachePlaceName = ({ id, name }: Pick<PlaceView, 'id' | 'name'>): void => {
  names.set(id, name);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [id]: name }));
  } catch {
    // Without it only a copy that is put back says less.
  }
};

/** '' for none. */
export const nameOfPlace = (id: number | null, known: PlaceView | null): string => {
  if (id === null) return '';
  if (known?.id === id) return known.name;
  return names.get(id) ?? kept()[id] ?? placeUnknown;
};

const kept = (): Readonly<Record<number, string>> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<number, string> | null) ?? {};
  } catch {
    return {};
  }
};
