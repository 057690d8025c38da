// Says which places offer a category.
import { idsOfPath, isWithin } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import type { Category } from './queries.ts';

type Offered = Pick<Category, 'locationIds'>;

/** Says whether pieces at the place may come into it: no place is named, or one of them is the place or lies above it. */
export const isOfferedAt = ({ locationIds }: Offered, path: string): boolean =>
  locationIds.length === 0 || idsOfPath(path).some((id) => locationIds.includes(id));

/** Says whether a place shows it in its menu: also where only a place below offers it. */
export const isShownAt = (category: Offered, path: string, tree: LocationTree): boolean =>
  isOfferedAt(category, path) ||
  category.locationIds.some((id) => isWithin(tree.byId.get(id)?.path ?? '-', path));
