// The subject of this bundle is the picture of a place: how it is chosen, and what stands for the place wherever a picture is
// wanted.
import { defineBundle } from '#kernel/bundle.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { placePictures as picturesOfPlaces } from '#bundles/locations/public.ts';
import { cardPictures } from '#bundles/sharing/public.ts';
import { usesOfMergedPlaces } from './merged-places.ts';
import { loadPlaceCard } from './picture.ts';
import { routes } from './routes.ts';
import { loadThumbnails } from './thumbnails.ts';

export const placePictures = defineBundle({
  name: 'place-pictures',
  routes,
  slots: [
    picturesOfPlaces.add(loadThumbnails),
    cardPictures.add(loadPlaceCard),
    placedRows.add(async () => usesOfMergedPlaces),
  ],
});
