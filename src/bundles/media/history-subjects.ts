// The history names images by their number, since their words are among what changes. They stand at no place.
import type { HistorySubjects } from '#bundles/history/public.ts';
import { findImages } from './queries.ts';
import { unnamed } from './rights/texts.ts';

export const imagesInHistory: HistorySubjects = {
  type: 'image',
  find: async (ctx, ids) =>
    new Map(
      [...(await findImages(ctx, ids)).keys()].map((id) => [
        id,
        { name: unnamed(id), href: null, locationPath: '' },
      ]),
    ),
};
