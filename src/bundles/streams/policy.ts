// This says who may upload streams, see them, change them and take them away. contract.md 11.6
import { hasActiveRole, hasRole, isOneself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayUploadImage } from '#bundles/media/public.ts';
import type { Stream } from './queries.ts';

type StreamFacts = Pick<Stream, 'ownerId' | 'access' | 'state'>;

/** Confirmed members who aren't suspended may upload a stream, as with pictures. */
export const mayUploadStream = mayUploadImage;

/** Everybody what is public; its owner and the portal's editors who aren't suspended also what isn't. */
export const maySeeStream = (viewer: Viewer, stream: StreamFacts): boolean =>
  stream.access === 'public' || isOwner(viewer, stream) || hasActiveRole(viewer, 'editor');

/**
 * Lets its owner and editors of the whole portal change words, captions and poster, make it again and delete it. One that a
 * moderator took away stays as it is until it is decided on: it may be a proof.
 */
export const mayEditStream = (viewer: Viewer, stream: StreamFacts): boolean =>
  stream.state !== 'deleted' &&
  stream.access !== 'blocked' &&
  mayUploadStream(viewer) &&
  (isOwner(viewer, stream) || hasRole(viewer, 'editor'));

/** Puts it where others see it: one's own, editors of the place others', and what everybody sees already. */
export const mayShowStream = (
  viewer: Viewer,
  { locationPath, ...stream }: StreamFacts & { readonly locationPath: string },
): boolean =>
  stream.access !== 'blocked' &&
  (stream.access === 'public' || isOwner(viewer, stream) || hasRole(viewer, 'editor', locationPath));

/** Puts it on a list and uses it from there: one's own, or one that everybody sees; ready to be played. */
export const mayReferStream = (viewer: Viewer, stream: StreamFacts): boolean =>
  mayUploadStream(viewer) &&
  stream.state === 'ready' &&
  stream.access !== 'blocked' &&
  (stream.access === 'public' || isOwner(viewer, stream));

/** Allows the desk of all streams. */
export const mayManageStreams = (viewer: Viewer): boolean => hasActiveRole(viewer, 'editor');

const isOwner = (viewer: Viewer, { ownerId }: Pick<Stream, 'ownerId'>): boolean => isOneself(viewer, ownerId);
