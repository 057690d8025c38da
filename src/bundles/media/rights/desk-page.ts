// Serves the desk of pictures: its list, the page that asks why an image is taken away, and its entry in the menu.
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { agoOf, dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { controlsFor } from '../elements/controls.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { licenceOf } from '../licences/constants.ts';
import { lastMomentOf } from '../licences/rules.ts';
import { ownPaths } from '../own/paths.ts';
import { mayEditImage, mayQuarantineImage, maySeeImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';
import { IMAGE_TABLE } from '../table/image-table.ts';
import { nameOf } from '../table/names.ts';
import { imageTabs } from '../table/tabs.ts';
import { takesFromOther } from './blocking.ts';
import { DESK_FILTERS, MAX_BLOCK_REASON_LENGTH, USES_LISTED } from './constants.ts';
import { listForDesk, usesOf } from './desk-images.ts';
import type { DeskRows, DeskOptions } from './desk-images.ts';
import { rightsPaths } from './paths.ts';
import { toDecidedPicture } from './preview.ts';
import * as texts from './texts.ts';
import { ImageDeskPage } from './ui/ImageDeskPage.tsx';
import { QuarantinePage } from './ui/QuarantinePage.tsx';
import type { DeskImageView, DeskPicture, ImageDeskView, QuarantinePageView } from './views.ts';

const HEAD = { title: texts.deskTitle, robots: 'noindex' };

/** Throws 403 for who looks after no images. */
export const loadImageDesk = async (ctx: Ctx, options: DeskOptions): Promise<PageAnswer> => {
  if (!IMAGE_TABLE.may(ctx.viewer)) throw forbidden();
  const [desk, list] = await Promise.all([loadDesk(ctx, url(rightsPaths.desk)), listForDesk(ctx, options)]);
  const { filter, search } = options;
  const view: ImageDeskView = {
    tabs: imageTabs('list'),
    action: url(rightsPaths.desk),
    search,
    filter: filter ?? '',
    filters: [
      { value: '', name: texts.allImages },
      ...DESK_FILTERS.map((value) => ({ value, name: texts.filterNames[value] })),
    ],
    resetHref: filter || search ? url(rightsPaths.desk) : null,
    images: await toDeskViews(ctx, list.ids),
    ...neighboursOf(options, list),
  };
  return page(ImageDeskPage, view, { head: { ...HEAD, desk } });
};

export interface TypedReason {
  readonly category: string | undefined;
  readonly reason: string;
  readonly errors: FieldErrors;
}

/** Throws 404 and 403; what is blocked by a moderator already is shown as it is. */
export const loadQuarantinePage = async (ctx: Ctx, id: number, typed?: TypedReason): Promise<PageAnswer> => {
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image) throw notFound();
  if (!mayQuarantineImage(ctx.viewer, image)) throw refusalOf(ctx, image);
  const [desk, images] = await Promise.all([
    loadDesk(ctx, url(rightsPaths.quarantinePage, { id })),
    toDeskViews(ctx, [id]),
  ]);
  const view: QuarantinePageView = {
    image: images[0]!,
    action: url(rightsPaths.quarantine, { id }),
    back: { name: texts.back, href: url(rightsPaths.desk) },
    asksCategory: takesFromOther(ctx, image),
    typed: { category: typed?.category ?? '', reason: typed?.reason ?? '' },
    maxLength: MAX_BLOCK_REASON_LENGTH,
    errors: typed?.errors ?? {},
  };
  const head = { ...HEAD, desk, title: texts.quarantineTitle };
  return page(QuarantinePage, view, { head, ...(typed && { status: 422 }) });
};

/** Returns the entry for whoever looks after the images of some place. */
export const imageDeskEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  IMAGE_TABLE.may(viewer)
    ? { name: texts.deskTitle, href: url(rightsPaths.desk), area: 'cockpit', order: 40 }
    : undefined;

const neighboursOf = ({ filter, search }: DeskOptions, { ids, hasNewer, hasOlder }: DeskRows) => {
  const hrefOf = (window: { vor: number } | { nach: number }) =>
    url(rightsPaths.desk, {}, { zustand: filter, q: search || undefined, ...window });
  return {
    newer: hasNewer && ids.length > 0 ? hrefOf({ nach: ids[0]! }) : null,
    older: hasOlder && ids.length > 0 ? hrefOf({ vor: ids.at(-1)! }) : null,
  };
};

interface DeskContext {
  readonly people: ReadonlyMap<number, PersonView>;
  readonly uses: ReadonlyMap<number, readonly ContentRef[]>;
  /** How many uses there are by the image, beside those as well. */
  readonly counts: ReadonlyMap<number, number>;
  readonly things: ReadonlyMap<string, ContentSummary>;
}

/** Loads the images in the order of `ids`, whatever the viewer may see of them, with four queries and one for each kind. */
const toDeskViews = async (ctx: Ctx, ids: readonly number[]): Promise<DeskImageView[]> => {
  const [images, rows] = await Promise.all([findAskedImages(ctx, ids), usesOf(ctx, ids)]);
  const refs = rows.map(({ imageId, type, id }) => ({ imageId, ref: { type: type as ContentType, id } }));
  const [people, things] = await Promise.all([
    usersByIds(ctx, [...new Set([...images.values()].map(({ ownerId }) => ownerId))]),
    summariesOf(
      ctx,
      refs.map(({ ref }) => ref),
    ),
  ]);
  const uses = new Map(
    [...Map.groupBy(refs, ({ imageId }) => imageId)].map(([id, of]) => [id, of.map(({ ref }) => ref)]),
  );
  const counts = new Map(rows.map(({ imageId, count }) => [imageId, count]));
  return ids.flatMap((id) => {
    const image = images.get(id);
    return image ? [toDeskView(ctx, image, { people, uses, counts, things })] : [];
  });
};

const toDeskView = (ctx: Ctx, image: AskedImage, around: DeskContext): DeskImageView => {
  const { people, uses, counts, things } = around;
  const { id, block } = image;
  const owner = people.get(image.ownerId);
  const refs = uses.get(id) ?? [];
  const told = refs.flatMap((ref) => things.get(refKey(ref)) ?? []).slice(0, USES_LISTED);
  const mayDecide = mayQuarantineImage(ctx.viewer, image);
  return {
    id,
    name: nameOf(image),
    shown: pictureFor(ctx, image),
    owner: { name: owner?.name ?? '', href: owner?.href ?? null },
    created: agoOf(image.createdAt, ctx.now),
    credit: image.copyright,
    licence: licenceText(image),
    uses: told.map(({ title, href }) => ({ title, href })),
    moreUses: (counts.get(id) ?? 0) - told.length,
    marks: marksOf(image),
    note: image.blockReason ? texts.reason(image.blockReason) : image.failure,
    editHref: mayEditImage(ctx.viewer, image) && !image.isStub ? url(ownPaths.image, { id }) : null,
    quarantineHref: mayDecide && block !== 'quarantined' ? url(rightsPaths.quarantinePage, { id }) : null,
    releaseAction: mayDecide && block === 'quarantined' ? url(rightsPaths.release, { id }) : null,
  };
};

/**
 * Returns the picture as the desk shows it. Gated images are for those who may see what shows them; moderators see those that
 * are blocked.
 */
export const pictureFor = (ctx: Ctx, image: AskedImage): DeskPicture => {
  const { placeholder, sizes, isStub } = image;
  if (sizes.length === 0)
    return { kind: 'hidden', placeholder, text: isStub ? texts.pictureWaits : texts.noPicture };
  if (!maySeeImage(ctx.viewer, image)) return { kind: 'hidden', placeholder, text: texts.hiddenPicture };
  const controls = controlsFor(ctx.viewer, image);
  return { kind: 'picture', picture: { ...toDecidedPicture(ctx, image), controls } };
};

const marksOf = ({ block, failure, isStub }: AskedImage): DeskImageView['marks'] => [
  ...(block === 'quarantined' ? [{ tone: 'alert' as const, name: texts.markQuarantined }] : []),
  ...(block === 'expired' ? [{ tone: 'alert' as const, name: texts.markExpired }] : []),
  ...(failure === null ? [] : [{ tone: 'alert' as const, name: texts.markFailed }]),
  ...(isStub ? [{ tone: 'quiet' as const, name: texts.markStub }] : []),
];

const licenceText = ({ licence, licenceEndsAt }: AskedImage): string => {
  const name = licence === '' ? '' : licenceOf(licence).name;
  if (licenceEndsAt === null) return name;
  const day = dayText(lastMomentOf(licenceEndsAt));
  return name ? texts.licenceUntil(name, day) : texts.licenceUntilOnly(day);
};
