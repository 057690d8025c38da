// Topic: pictures that somebody tells moderators of: hiding one is the quarantine, which shuts it everywhere at once.
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Reportable } from '#bundles/moderation/public.ts';
import { mediaPaths } from './paths.ts';
import { maySeeImage } from './policy.ts';
import { findAskedImages } from './queries.ts';
import type { AskedImage } from './queries.ts';
import { eraseQuarantined, giveBack, takeAway } from './rights/commands.ts';
import { usesOf } from './rights/desk-images.ts';
import * as texts from './texts.ts';

const findImage = async (ctx: Ctx, id: number): Promise<AskedImage | undefined> =>
  (await findAskedImages(ctx, [id])).get(id);

/** What shows it; the file itself where that is nothing. */
const hrefOf = async (ctx: Ctx, { id, version }: AskedImage): Promise<string> => {
  const [use] = await usesOf(ctx, [id]);
  const ref = use && { type: use.type as ContentType, id: use.id };
  const shown = ref && (await findSummary(actAs(ctx, portalItself), ref));
  return shown?.href ?? url(mediaPaths.image, { id, file: `${version}_L.jpg` });
};

export const reportableImage: Reportable = {
  type: 'image',
  name: texts.reported.name,
  yours: texts.reported.yours,
  isSeen: async (ctx, id) => {
    const image = await findImage(ctx, id);
    return image !== undefined && image.access !== 'blocked' && maySeeImage(ctx.viewer, image);
  },
  find: async (ctx, id) => {
    const image = await findImage(ctx, id);
    if (!image) return undefined;
    const parts = [
      { label: texts.reported.caption, text: image.caption },
      { label: texts.reported.credit, text: image.copyright },
      { label: texts.reported.alt, text: image.alt },
    ];
    return {
      title: image.caption || image.alt || texts.reported.untitled(id),
      href: await hrefOf(ctx, image),
      authorId: image.ownerId,
      // Where it stands in several places, the moderators of the first that is known.
      locationPath: image.places.filter((path) => path !== '').toSorted()[0] ?? '',
      evidence: { parts: parts.filter(({ text }) => text !== '') },
      imageIds: [id],
    };
  },
  hide: {
    act: async (ctx, id, reason) => ((await takeAway(ctx, id, reason)) ? {} : undefined),
    takeBack: (ctx, id) => giveBack(ctx, id),
  },
  erase: eraseQuarantined,
};
