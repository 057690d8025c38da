// This is the page that asks before an image is deleted, or says where it is still used. contract.md 11.1
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { mayDeleteImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import { toDecidedPicture } from '../rights/preview.ts';
import { OWN_PICTURES_HREF } from './constants.ts';
import { editingPaths } from './paths.ts';
import * as texts from './texts.ts';
import { DeleteImagePage } from './ui/DeleteImagePage.tsx';
import { findUses, restOf } from './uses.ts';

/** Throws 403 and 404. */
export const loadDeletePage = async (ctx: Ctx, id: number, status = 200): Promise<PageAnswer> => {
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image) throw notFound();
  if (!mayDeleteImage(ctx.viewer, image)) throw refusalOf(ctx, image);
  const [shell, known] = await Promise.all([loadAccountShell(ctx, OWN_PICTURES_HREF), findUses(ctx, id)]);
  const view = {
    shell,
    picture: toDecidedPicture(ctx, image),
    isUsed: known.uses.length + known.more > 0,
    uses: known.uses,
    rest: restOf(known),
    action: url(editingPaths.delete, { id }),
    back: OWN_PICTURES_HREF,
  };
  return page(DeleteImagePage, view, { head: { title: texts.deleteTitle, robots: 'noindex' }, status });
};
