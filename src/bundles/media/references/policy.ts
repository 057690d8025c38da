// This is what somebody may put on their lists and use from there. contract.md 15.6
import type { Viewer } from '#kernel/viewer.ts';
import { mayReuseImage } from '../policy.ts';
import type { ImageFacts } from '../policy.ts';
import type { AskedImage } from '../queries.ts';

/** Allows an image that may be reused and that something could be made of; also while it is being worked on. */
export const mayReferImage = (
  viewer: Viewer,
  image: ImageFacts & Pick<AskedImage, 'failure' | 'sizes'>,
): boolean => mayReuseImage(viewer, image) && (image.failure === null || image.sizes.length > 0);
