// Says who reads calendars in, and who decides what comes of them.
import { hasActiveRole, isOneself, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';

/** What the rules need of a calendar. */
export interface SourceFacts {
  readonly ownerId: number;
  readonly locationPath: string;
}

/** Knows that there is one: whose it is, and editors of its place who aren't suspended. */
export const maySeeSource = (viewer: Viewer, source: SourceFacts): boolean =>
  isOneself(viewer, source.ownerId) || hasActiveRole(viewer, 'editor', source.locationPath);

export const mayChangeSource = (viewer: Viewer, source: SourceFacts): boolean =>
  mayAct(viewer) && maySeeSource(viewer, source);

/** Lets its events come out without anybody's look, as they could bring each of them out. */
export const mayTrustSource = (viewer: Viewer, { ownerId, locationPath }: SourceFacts): boolean =>
  mayPublishPiece(viewer, { locationPath, authorId: ownerId });
