// Keeps one row per public thing, for every mixed list. docs/house.md
import { namedRows } from '#kernel/account-merges.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { piecesAtPlaces } from '#bundles/locations/public.ts';
import { piecesOfTopics, topicRows } from '#bundles/topics/public.ts';
import { countPiecesAtPlaces, listsOfPlaces, piecesOfPlaces } from './placed-rows.ts';
import { countPiecesOfTopics, listsOfTopics, topicsOfPieces } from './topic-rows.ts';
import { authorsOfPieces } from './named-rows.ts';
import { pieceSources } from './sitemap.ts';

export const lists = defineBundle({
  name: 'lists',
  sitemap: pieceSources,
  slots: [
    namedRows.add(authorsOfPieces),
    placedRows.addAll(async () => [listsOfPlaces, piecesOfPlaces]),
    topicRows.addAll(async () => [topicsOfPieces, listsOfTopics]),
    piecesAtPlaces.add(countPiecesAtPlaces),
    piecesOfTopics.add(countPiecesOfTopics),
  ],
});
