// Enters what the demo content shows of other sites, with previews that we drew ourselves: filling asks nobody.
import type { Ctx } from '#kernel/ctx.ts';
import { enterEmbed } from '#bundles/embeds/public.ts';
import { found } from './cast.ts';
import type { Cast } from './cast.ts';
import type { DemoContent } from './content.ts';
import type { Images } from './images.ts';

export const enterOutside = async (
  ctx: Ctx,
  { outside }: DemoContent,
  images: Images,
  cast: Cast,
): Promise<void> => {
  for (const { picture, by, ...known } of outside)
    await enterEmbed(ctx, {
      ...known,
      ownerId: found(cast.people, by).id,
      imageId: images.get(picture) ?? null,
    });
};
