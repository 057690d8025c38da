// The kind `imagepost`: how other bundles refer to snapshots. Visibility in code and in SQL.
import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentKind } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { hasRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { snapshotTag } from './constants.ts';
import { snapshotPaths } from './paths.ts';
import { mayPublishSnapshot, snapshotVisibility } from './policy.ts';
import { findSnapshots } from './queries.ts';
import type { Snapshot } from './queries.ts';
import { snapshots } from './schema.ts';

/** The canonical address. */
export const snapshotHref = (
  snapshot: Pick<Snapshot, 'id' | 'slug' | 'locationSlug' | 'categorySlug'>,
): string => {
  const { id, slug, locationSlug, categorySlug } = snapshot;
  return url(snapshotPaths.snapshot, { location: locationSlug, category: categorySlug, slug, id });
};

export const snapshotKind: ContentKind<Snapshot> = {
  type: 'imagepost',
  find: findSnapshots,
  visibility: snapshotVisibility,
  visibleTo: (viewer, now) => visibleTo(viewer, now),
  may: (viewer, action, snapshot) => action === 'edit' && mayPublishSnapshot(viewer, snapshot),
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
  tag: snapshotTag,
};

/** snapshotVisibility in SQL: true where it isn't 'nothing'. A property test holds the two together. */
const visibleTo = (viewer: Viewer, now: Date): SQL => {
  const isPublic = and(eq(snapshots.state, 'published'), lte(snapshots.publishedAt, now));
  const isOwn =
    viewer.id === null ? undefined : and(eq(snapshots.authorId, viewer.id), ne(snapshots.state, 'hidden'));
  const editorPaths = viewer.roles.filter((grant) =>
    hasRole({ ...viewer, roles: [grant] }, 'editor', grant.locationPath),
  );
  const isEditor = editorPaths.map(
    (grant) => sql`starts_with(${snapshots.locationPath}, ${grant.locationPath})`,
  );
  return or(isPublic, and(ne(snapshots.state, 'erased'), or(isOwn, ...isEditor) ?? sql`false`))!;
};
