// Declares the kind `imagepost`: how other bundles refer to snapshots.
import type { ContentKind } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { searchTitles } from '#bundles/lists/public.ts';
import { isVisibleTo, mayPublishPiece, pieceVisibility } from '#bundles/pieces/public.ts';
import { snapshotTag } from './constants.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { snapshotPaths } from './paths.ts';
import { findSnapshots } from './queries.ts';
import type { Snapshot } from './queries.ts';
import { snapshots } from './schema.ts';
import { snapshotPictures } from './snapshot-picture.ts';

/** This is the canonical address. */
export const snapshotHref = (
  snapshot: Pick<Snapshot, 'id' | 'slug' | 'locationSlug' | 'categorySlug'>,
): string => {
  const { id, slug, locationSlug, categorySlug } = snapshot;
  return url(snapshotPaths.snapshot, { location: locationSlug, category: categorySlug, slug, id });
};

export const snapshotKind: ContentKind<Snapshot> = {
  ...kindDeclaration,
  find: findSnapshots,
  visibility: pieceVisibility,
  visibleTo: (viewer, now) => isVisibleTo(snapshots, viewer, now),
  rows: snapshots,
  // What moderators hid stays as it was.
  may: (viewer, action, snapshot) =>
    action === 'edit' && snapshot.state !== 'hidden' && mayPublishPiece(viewer, snapshot),
  summary: (snapshot, visibility) => ({
    id: snapshot.id,
    title: snapshot.title,
    href: snapshotHref(snapshot),
    locationPath: snapshot.locationPath,
    authorId: snapshot.authorId,
    visibility,
    changedAt: snapshot.updatedAt ?? snapshot.publishedAt,
  }),
  card: (snapshot) => ({
    headline: snapshot.title,
    lead: null,
    locationId: snapshot.locationId,
    categoryId: snapshot.categoryId,
    isPremium: false,
    pictureId: snapshot.imageId,
  }),
  pictures: snapshotPictures,
  search: (ctx, words, limit) => searchTitles(ctx, { type: 'imagepost', words, limit }),
  tag: snapshotTag,
};
