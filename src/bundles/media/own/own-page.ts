// /konto/bilder shows what somebody has uploaded, newest first, with where it is shown and what can be done about it.
import { dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { withControls } from '../elements/controls.ts';
import { loadMediaTabs } from '../media-tabs.ts';
import { toPictureView } from '../pictures.ts';
import { mayUploadImage } from '../policy.ts';
import type { Image } from '../queries.ts';
import { acceptedUploads } from '../settings.ts';
import { photo } from '../texts.ts';
import { uploadPaths } from '../upload/paths.ts';
import type { PictureView } from '../views.ts';
import { OLDER_QUERY, OWN_IMAGES_PAGE } from './constants.ts';
import { ownPaths } from './paths.ts';
import { countUses, listOwnImages } from './queries.ts';
import type { UseCount } from './queries.ts';
import * as texts from './texts.ts';
import { OwnImagesPage } from './ui/OwnImagesPage.tsx';
import type { OwnImageView, OwnImagesView, OwnUploadsView } from './views.ts';

interface OwnImagesOptions {
  /** Asks only for pictures older than this one. */
  readonly before?: number | undefined;
  /** What was wrong with the file that was just sent. */
  readonly uploadError?: { readonly status: number; readonly text: string };
}

export const loadOwnImagesPage = async (
  ctx: Ctx,
  userId: number,
  options: OwnImagesOptions,
): Promise<PageAnswer> => {
  const { before, uploadError } = options;
  const href = url(ownPaths.list);
  const [shell, tabs, found, uploads] = await Promise.all([
    loadAccountShell(ctx, href),
    loadMediaTabs(ctx, href),
    listOwnImages(ctx, userId, { before, limit: OWN_IMAGES_PAGE + 1 }),
    loadUploads(ctx, uploadError?.text ?? null),
  ]);
  const shown = found.slice(0, OWN_IMAGES_PAGE);
  const last = shown.at(-1)?.id;
  const view: OwnImagesView = {
    shell,
    tabs,
    uploads,
    images: await toOwnImageViews(ctx, shown),
    isFirstPage: before === undefined,
    newestHref: href,
    olderHref: found.length > shown.length && last ? url(ownPaths.list, {}, { [OLDER_QUERY]: last }) : null,
  };
  const head = { title: texts.ownImagesTitle, robots: 'noindex' };
  return page(OwnImagesPage, view, { head, ...(uploadError && { status: uploadError.status }) });
};

const loadUploads = async (ctx: Ctx, error: string | null): Promise<OwnUploadsView | null> => {
  if (!mayUploadImage(ctx.viewer)) return null;
  const rules = await acceptedUploads(ctx);
  return { rules, callHref: url(uploadPaths.upload), formHref: url(ownPaths.upload), error };
};

const toOwnImageViews = async (ctx: Ctx, rows: readonly Image[]): Promise<OwnImageView[]> => {
  const ids = rows.map(({ id }) => id);
  const bare = new Map(rows.map((image) => [image.id, toPictureView(ctx, image)]));
  const [pictures, uses] = await Promise.all([withControls(ctx, bare, ids), countUses(ctx, ids)]);
  return rows.map((image) => toOwnImageView(image, pictures.get(image.id)!, uses.get(image.id)));
};

const toOwnImageView = (image: Image, picture: PictureView, uses: UseCount | undefined): OwnImageView => ({
  picture,
  name: image.caption || image.filename || texts.unnamed(image.id),
  credit: image.copyright ? photo(image.copyright) : null,
  facts: texts.facts(texts.pixels(image.width, image.height), dayText(image.createdAt)),
  uses: usesText(uses),
  ...stateOf(image),
  editHref: url(ownPaths.image, { id: image.id }),
});

const usesText = ({ shown, all }: UseCount = { shown: 0, all: 0 }): string => {
  if (shown > 0) return texts.usedIn(shown);
  return all > 0 ? texts.usedLater : texts.usedNowhere;
};

const stateOf = (image: Image): Pick<OwnImageView, 'state' | 'failure'> => {
  const { access, block, blockReason, failure, isStub, sizes } = image;
  if (access === 'blocked')
    return block === 'expired'
      ? { state: texts.expired, failure: texts.expiredText }
      : { state: texts.quarantined, failure: blockReason || texts.quarantinedText };
  if (failure !== null) return { state: texts.failed, failure: sizes.length === 0 ? failure : null };
  return { state: isStub ? texts.waiting : null, failure: null };
};
