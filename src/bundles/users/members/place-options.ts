// Lists the places for which a role can be held, to choose from and by name.
import type { OptionView } from '#design/Field.tsx';
import type { PlaceOption } from './queries.ts';
import * as texts from './texts.ts';

/** What stands before the name of a place for each step down in the tree. */
const INDENT = '\u2003';

/** Each set in as deep as it lies in the tree. */
export const indentedPlaces = (places: readonly PlaceOption[]): OptionView[] =>
  places.map(({ path, name, depth }) => ({ value: path, name: INDENT.repeat(depth) + name }));

export const placeOptionsOf = (places: readonly PlaceOption[]): OptionView[] => [
  { value: '', name: texts.wholePortal },
  ...indentedPlaces(places),
];

/** Returns a name such as „Auenfeld“, or „Ganzes Portal“. */
export const placeNameOf = (path: string, places: readonly PlaceOption[]): string =>
  path === '' ? texts.wholePortal : (places.find((place) => place.path === path)?.name ?? texts.unknownPlace);
