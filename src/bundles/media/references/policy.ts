// What somebody may put on their lists and use from there. contract.md 15.6
import { isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayReuseImage, mayUploadImage } from '../policy.ts';
import type { AskedImage } from '../queries.ts';
import type { ReferableStream } from './queries.ts';

/** One that may be reused and that something could be made of; also while it is being worked on. */
export const mayReferImage = (viewer: Viewer, image: AskedImage): boolean =>
  mayReuseImage(viewer, image) && (image.failure === null || image.sizes.length > 0);

/** One's own, or one that everybody sees; ready to be played. */
export const mayReferStream = (viewer: Viewer, stream: ReferableStream): boolean =>
  mayUploadImage(viewer) &&
  stream.state === 'ready' &&
  stream.access !== 'blocked' &&
  (stream.access === 'public' || (isSignedIn(viewer) && viewer.id === stream.ownerId));
