// /konto/bilder/{id} shows the image editor as a plain form.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { editingPaths } from '../editing/paths.ts';
import { requiresCopyright } from '../editing/settings.ts';
import { imageIsStub } from '../editing/texts.ts';
import { findUses } from '../editing/uses.ts';
import { elementPaths } from '../elements/paths.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { imageObjOf } from '../image-obj.ts';
import { mayEditImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import { toDecidedPicture } from '../rights/preview.ts';
import { ownPaths } from './paths.ts';
import * as texts from './texts.ts';
import { OwnImagePage } from './ui/OwnImagePage.tsx';
import type { OwnImagePageView } from './views.ts';

interface TypedForm {
  readonly status: number;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Loads the page, once more with what was typed when that was refused. Throws 403 and 404. */
export const loadEditPage = async (ctx: Ctx, id: number, form?: TypedForm): Promise<PageAnswer> => {
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image) throw notFound();
  if (!mayEditImage(ctx.viewer, image)) throw refusalOf(ctx, image);
  const backHref = url(ownPaths.list);
  const [shell, { uses }, copyrightRequired] = await Promise.all([
    loadAccountShell(ctx, backHref),
    findUses(ctx, id),
    readSetting(ctx, requiresCopyright),
  ]);
  const view: OwnImagePageView = {
    shell,
    picture: toDecidedPicture(ctx, image),
    image: imageObjOf(ctx, image),
    copyrightRequired,
    typed: form?.typed ?? {},
    errors: form?.errors ?? {},
    refusal: image.isStub ? imageIsStub : image.failure,
    uses,
    saveHref: url(ownPaths.save, { id }),
    deleteHref: url(editingPaths.deletePage, { id }),
    addressesHref: url(elementPaths.urlListPage, { id }),
    backHref,
  };
  const head = { title: texts.editTitle, robots: 'noindex' };
  return page(OwnImagePage, view, { head, ...(form && { status: form.status }) });
};
