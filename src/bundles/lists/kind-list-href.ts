// Says where the list of a kind stands, of the whole portal or of a place.
import type { OwnList } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import type { Location } from '#bundles/locations/public.ts';
import { listPaths } from './paths.ts';

export const kindListHref = (
  kind: Pick<OwnList, 'name' | 'word'>,
  location: Pick<Location, 'slug'> | undefined,
): string => {
  const { all, inPlace } = listPaths(kind);
  return location ? url(inPlace, { location: location.slug }) : url(all);
};
