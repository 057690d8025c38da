// This is what runs later: the files of each image, and once a night what was begun and never ended.
import { defineJob } from '#kernel/jobs.ts';
import { MAKE_VARIANTS, MAX_ATTEMPTS, REMAKE_IMAGE, REMOVE_FILES } from './constants.ts';
import { requeueStubs, removeFiles, removeOrphanedOriginals } from './clean-up.ts';
import { makeSteps } from './make-steps.ts';
import { makeVariants } from './make-variants.ts';
import { remakeFiles } from './remake-image.ts';
import { removeUnusedOfErased } from './unused.ts';
import { weighImages } from './weigh-images.ts';

/**
 * The job that makes the files; it is tried once more than an image is, so that the last time can say that the image is given
 * up.
 */
export const makeVariantsJob = defineJob({ name: MAKE_VARIANTS, work: makeVariants, retries: MAX_ATTEMPTS });

/** Files of an image whose words or focus were changed. */
export const remakeImageJob = defineJob({ name: REMAKE_IMAGE, work: remakeFiles });

/** Files of images that are gone. */
export const removeFilesJob = defineJob({
  name: REMOVE_FILES,
  removesFiles: true,
  work: async (ctx, { images }: { images: readonly { readonly id: number; readonly key: string }[] }) => {
    for (const image of images) await removeFiles(ctx, image);
  },
});

export const weighImagesJob = defineJob({
  name: 'media.weigh-images',
  cron: '*/5 * * * *',
  work: async (ctx) => void (await weighImages(ctx)),
});

/** The job for images from before there was a step; soon there are none, and it asks an empty index. */
export const makeStepsJob = defineJob({
  name: 'media.make-steps',
  cron: '*/5 * * * *',
  work: async (ctx) => void (await makeSteps(ctx)),
});

export const cleanUpImages = defineJob({
  name: 'media.tidy-images',
  cron: '37 3 * * *',
  work: async (ctx) => {
    const removed = await removeOrphanedOriginals(ctx);
    const reminded = await requeueStubs(ctx);
    const left = await removeUnusedOfErased(ctx);
    ctx.log.info({ removed, reminded, left }, 'images tidied');
  },
});
