// This says who may upload pictures, put them somewhere, change them and take them away. contract.md 11.6
import { hasActiveRole, hasRole, isOneself, mayAct } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import type { ImageAccess, ImageBlock } from './schema.ts';

/** Says whether the viewer is a confirmed member who isn't suspended. contract.md 16.1, 16.6 */
export const mayUploadImage = (viewer: Viewer): boolean => mayAct(viewer) && viewer.roles.length > 0;

/** Allows one's own; editors of the whole portal also take care of those of others. */
export const mayOwnImage = (viewer: Viewer, ownerId: number): boolean =>
  mayUploadImage(viewer) && (isOneself(viewer, ownerId) || hasRole(viewer, 'editor'));

/**
 * Allows putting an image where others see it: one's own, and to editors of the place also those of others. contract.md 15.6
 */
export const mayShowImage = (viewer: Viewer, image: { ownerId: number; locationPath: string }): boolean =>
  hasRole(viewer, 'editor', image.locationPath) || isOneself(viewer, image.ownerId);

/** What the rules need of an image that is there. */
export interface ImageFacts {
  readonly ownerId: number;
  readonly access: ImageAccess;
  /** Why it is blocked; where nobody asked, a blocked one counts as taken away by a moderator. */
  readonly block?: ImageBlock | null;
  readonly isReleased: boolean;
  /** The location paths of what shows it. */
  readonly places: readonly string[];
}

/** Everybody sees public ones; gated ones their owner and editors; blocked ones also moderators, to decide on them. */
export const maySeeImage = (viewer: Viewer, image: ImageFacts): boolean => {
  if (image.access === 'public') return true;
  if (image.access === 'blocked' && looksAfter(viewer, 'moderator', image)) return true;
  return isOwner(viewer, image) || looksAfter(viewer, 'editor', image);
};

/**
 * Allows focus, rotation, words, rights, replacing and releasing to its owner, and to editors of where it is shown; also for
 * one whose licence has ended, which may be prolonged.
 */
export const mayEditImage = (viewer: Viewer, image: ImageFacts): boolean =>
  (image.access !== 'blocked' || image.block === 'expired') && mayChangeImage(viewer, image);

/** One that a moderator took away stays until it is decided on: it may be a proof. */
export const mayDeleteImage = mayEditImage;

/**
 * Allows using one's own, and what everybody sees and owner or editors have released; to editors also what is shown at their
 * place. contract.md 15.6
 */
export const mayReuseImage = (viewer: Viewer, image: ImageFacts): boolean =>
  mayUploadImage(viewer) &&
  image.access !== 'blocked' &&
  (isOwner(viewer, image) ||
    looksAfter(viewer, 'editor', image) ||
    (image.isReleased && image.access === 'public'));

/** The largest size as a file: for those who may use it. */
export const mayDownloadImage = mayReuseImage;

/** Allows moderators taking an image away everywhere at once, and giving it back. */
export const mayQuarantineImage = (viewer: Viewer, image: Pick<ImageFacts, 'places'>): boolean =>
  mayAct(viewer) && looksAfter(viewer, 'moderator', image);

const mayChangeImage = (viewer: Viewer, image: ImageFacts): boolean =>
  mayUploadImage(viewer) && (isOwner(viewer, image) || looksAfter(viewer, 'editor', image));

const isOwner = (viewer: Viewer, { ownerId }: Pick<ImageFacts, 'ownerId'>): boolean =>
  isOneself(viewer, ownerId);

/**
 * Says whether the viewer looks after the image in a role, for the whole portal or for a place where it is shown; nobody does who
 * is suspended.
 */
const looksAfter = (viewer: Viewer, role: Role, { places }: Pick<ImageFacts, 'places'>): boolean =>
  hasActiveRole(viewer, role) || places.some((path) => hasActiveRole(viewer, role, path));
