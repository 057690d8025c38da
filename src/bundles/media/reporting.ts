// Lets moderators hear of pictures from readers: hiding one is the quarantine, which shuts it everywhere at once.
import { and, desc, eq } from 'drizzle-orm';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous, hasRole } from '#kernel/viewer.ts';
import type { Reportable } from '#bundles/moderation/public.ts';
import { mediaPaths } from './paths.ts';
import { maySeeImage } from './policy.ts';
import { findAskedImages } from './queries.ts';
import type { AskedImage } from './queries.ts';
import { eraseQuarantined, giveBack, takeAway } from './rights/commands.ts';
import { imageUses } from './schema.ts';
import * as texts from './texts.ts';

const findImage = async (ctx: Ctx, id: number): Promise<AskedImage | undefined> =>
  (await findAskedImages(ctx, [id])).get(id);

/** Finds what shows it to everybody. */
const publicUsesOf = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ type: imageUses.type, id: imageUses.objectId, path: imageUses.locationPath })
    .from(imageUses)
    .where(and(eq(imageUses.imageId, id), eq(imageUses.isPublic, true)))
    .orderBy(imageUses.locationPath, imageUses.type, desc(imageUses.objectId))
    .limit(MOST_USES);
/** One of these is there for everybody, or none. */
const MOST_USES = 10;

/** Whoever tells of it reads it: where nobody else sees what shows it, it is the file itself. */
const hrefOf = async (
  ctx: Ctx,
  { id, version }: AskedImage,
  uses: Awaited<ReturnType<typeof publicUsesOf>>,
): Promise<string> => {
  for (const use of uses) {
    const ref = { type: use.type as ContentType, id: use.id };
    const shown = await findSummary(actAs(ctx, anonymous), ref);
    if (shown) return shown.href;
  }
  return url(mediaPaths.image, { id, file: `${version}_L.jpg` });
};

const placeOfViewer = ({ viewer }: Ctx, { places }: AskedImage): string | undefined =>
  places.find((path) => path !== '' && hasRole(viewer, 'moderator', path));

export const reportableImage: Reportable = {
  type: 'image',
  name: texts.reported.name,
  yours: texts.reported.yours,
  medium: 'IMAGE',
  isSeen: async (ctx, id) => {
    const image = await findImage(ctx, id);
    return image !== undefined && image.access !== 'blocked' && maySeeImage(ctx.viewer, image);
  },
  find: async (ctx, id) => {
    const image = await findImage(ctx, id);
    if (!image) return undefined;
    const uses = await publicUsesOf(ctx, id);
    const parts = [
      { label: texts.reported.caption, text: image.caption },
      { label: texts.reported.credit, text: image.copyright },
      { label: texts.reported.alt, text: image.alt },
    ];
    return {
      title: image.caption || image.alt || texts.reported.untitled(id),
      href: await hrefOf(ctx, image, uses),
      authorId: image.ownerId,
      writtenAt: image.createdAt,
      // Where the picture stands in several places, whoever looks after one of them decides; else the moderators of the first
      // that is known.
      locationPath: placeOfViewer(ctx, image) ?? uses.find(({ path }) => path !== '')?.path ?? '',
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
