// Everything a snapshot's page shows, loaded in parallel, as one view with the tags of what is in it.
import { agoOf, momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { toolsFor } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { findCommentTeaser, snapshotCommentPaths } from '#bundles/comments/public.ts';
import type { OwnerPageWish } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { embedsBySources } from '#bundles/embeds/public.ts';
import { imageTag, portraitOf, streamsByIds, withControls } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import {
  authorPiecesTag,
  fillPieceText,
  loadKicker,
  loadTagLinks,
  loadTeasers,
  needsOf,
  piecesByRefs,
  placePiecesTag,
  wayToPiece,
} from '#bundles/pieces/public.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { loadSubscriptions, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { userTag } from '#bundles/users/public.ts';
import { snapshotTag } from './constants.ts';
import { snapshotHref, snapshotKind } from './kind.ts';
import { findWholeSnapshot, listNeighbours, listOfAuthor } from './queries.ts';
import type { Snapshot, WholeSnapshot } from './queries.ts';
import { headOf } from './snapshot-head.ts';
import { SnapshotPage } from './ui/SnapshotPage.tsx';
import type { SnapView, SnapshotPageView } from './views.ts';

/** The page of a snapshot, or the way to its address. Throws 404, and 410 for what was withdrawn. */
export const loadSnapshotPage = async (
  ctx: Ctx,
  wish: OwnerPageWish,
): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await findWholeSnapshot(ctx, wish.id);
  if (!whole) throw notFound();
  const { snapshot } = whole;
  const visibility = snapshotKind.visibility(ctx.viewer, snapshot, ctx.now);
  const href = snapshotHref(snapshot);
  const way = wayToPiece(snapshot, { visibility, asked: wish.path, href });
  if (way) return way;
  const { view, tags } = await loadView(ctx, whole, wish);
  const words = whole.text ? toPlainText(whole.text) : '';
  return page(SnapshotPage, view, {
    head: await headOf(ctx, { href, words, view }),
    place: { locationSlug: snapshot.locationSlug, categorySlug: snapshot.categorySlug },
    tags,
    ...(wish.status && { status: wish.status }),
  });
};

const loadView = async (ctx: Ctx, whole: WholeSnapshot, wish: OwnerPageWish) => {
  const { snapshot, parts } = whole;
  const { needs, comments, inPlace, ofAuthor, buttons, ...found } = await findParts(ctx, whole, wish);
  const others = [...inPlace, ...ofAuthor];
  const imageIds = [snapshot, ...others].map((shown) => shown.imageId);
  const batch = await loadTeasers(ctx, found.entries, {
    userIds: [snapshot.authorId, ...comments.authorIds],
    imageIds: [...imageIds, ...needs.imageIds],
  });
  const { people } = batch;
  const pictures = await withControls(ctx, batch.pictures, [snapshot.imageId, ...needs.imageIds]);
  const text = fillPieceText(parts, needs, {
    ...batch,
    pictures,
    streams: found.streams,
    embeds: found.embeds,
  });
  const said = comments.complete(batch);
  const author = people.get(snapshot.authorId);
  const view: SnapshotPageView = {
    ...found.kicker,
    title: snapshot.title,
    headline: softHyphens(snapshot.title),
    picture: pictures.get(snapshot.imageId) ?? null,
    previous: toLink(found.newer[0]),
    next: toLink(found.older[0]),
    author: {
      name: author?.name ?? '',
      href: author?.href ?? null,
      portrait: portraitOf(pictures.get(author?.pictureId ?? 0)),
      subscribe: author?.href ? (buttons.get(buttonsOf(snapshot).author) ?? null) : null,
    },
    publishedAt: momentOf(snapshot.publishedAt ?? snapshot.createdAt),
    ago: agoOf(snapshot.publishedAt ?? snapshot.createdAt, ctx.now),
    updatedAt: snapshot.updatedAt ? momentOf(snapshot.updatedAt) : null,
    text: text.view,
    tags: found.topics,
    tools: await toolsFor(ctx, { type: 'imagepost', id: snapshot.id, thing: snapshot }),
    moreOfAuthor: toSnaps(ofAuthor, pictures),
    moreOfPlace: toSnaps(inPlace, pictures),
    comments: said.view,
    like: comments.like,
    subscribe: buttons.get(buttonsOf(snapshot).itself)!,
  };
  const faces = [...imageIds, author?.pictureId ?? null].flatMap((id) => (id ? [imageTag(id)] : []));
  const shown = [snapshot, ...others].map(({ id }) => snapshotTag(id));
  return {
    view,
    tags: [...new Set([...shown, ...faces, ...listTags(snapshot), ...text.tags, ...said.tags])],
  };
};

/** Everything that needs nothing but the snapshot, in parallel. */
const findParts = async (ctx: Ctx, { snapshot, parts }: WholeSnapshot, wish: OwnerPageWish) => {
  const owner = { type: 'imagepost', id: snapshot.id } as const;
  const subject = snapshotKind.summary(snapshot, 'all');
  const needs = needsOf(ctx, parts);
  const followable = Object.values(buttonsOf(snapshot));
  const [topics, kicker, comments, { newer, older }, ofAuthor, entries, buttons, streams, embeds] =
    await Promise.all([
      loadTagLinks(ctx, snapshot.tagIds),
      loadKicker(ctx, snapshot),
      findCommentTeaser(ctx, owner, subject, { ...wish.comments, paths: snapshotCommentPaths }),
      listNeighbours(ctx, snapshot),
      listOfAuthor(ctx, snapshot.authorId, snapshot.id),
      piecesByRefs(ctx, needs.refs),
      loadSubscriptions(ctx, followable, snapshotHref(snapshot)),
      streamsByIds(ctx, needs.streamIds, owner),
      embedsBySources(ctx, needs.sources),
    ]);
  const inPlace = [...newer.toReversed(), ...older];
  return {
    needs,
    topics,
    kicker,
    comments,
    newer,
    older,
    inPlace,
    ofAuthor,
    entries,
    buttons,
    streams,
    embeds,
  };
};

/** What can be followed here, as selector tags. */
const buttonsOf = ({ id, authorId }: Snapshot) => ({
  itself: selectorTagOf({ type: 'imagepost', id }),
  author: selectorTagOf({ type: 'user', id: authorId }),
});

/** Of what may change beside the things themselves. */
const listTags = ({ authorId, locationId }: Snapshot) => [
  userTag(authorId),
  authorPiecesTag(authorId),
  placePiecesTag(locationId),
  LOCATIONS_TAG,
  CATEGORIES_TAG,
  SETTINGS_TAG,
];

const toLink = (snapshot: Snapshot | undefined): LinkView | null =>
  snapshot ? { name: snapshot.title, href: snapshotHref(snapshot) } : null;

const toSnaps = (
  snapshots: readonly Snapshot[],
  pictures: ReadonlyMap<number, PictureView>,
): readonly SnapView[] =>
  snapshots.flatMap((snapshot) => {
    const picture = pictures.get(snapshot.imageId);
    return picture ? [{ title: snapshot.title, href: snapshotHref(snapshot), picture }] : [];
  });
