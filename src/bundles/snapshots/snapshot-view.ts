// Loads everything a snapshot's page shows, in parallel, as one view with the tags of what is in it.
import { agoOf, momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import { nestQuotations } from '#design/quoted.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { toolsFor } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { NO_AUDIENCE, toPieceAudience } from '#bundles/audience/public.ts';
import { loadBookmark } from '#bundles/bookmarks/public.ts';
import { findCommentTeaser } from '#bundles/comments/public.ts';
import type { OwnerPageOptions } from '#bundles/comments/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { embedsBySources } from '#bundles/embeds/public.ts';
import { imageTag, portraitOf, withControls } from '#bundles/media/public.ts';
import { streamsByIds } from '#bundles/streams/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { ShowsStreams } from '#bundles/streams/public.ts';
import { listTag, kindListHref, piecesByRefs } from '#bundles/lists/public.ts';
import { fillPieceText, needsOf } from '#bundles/piece-pages/public.ts';
import { loadKicker, loadTagLinks } from '#bundles/pieces/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { loadSubscriptions } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { userTag } from '#bundles/users/public.ts';
import { loadPieceStatus } from '#bundles/writing/public.ts';
import { snapshotTag } from './constants.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { snapshotHref, snapshotKind } from './kind.ts';
import { listNeighbours, listOfAuthor } from './queries.ts';
import type { Snapshot, WholeSnapshot } from './queries.ts';
import type { SnapView, SnapshotPageView } from './views.ts';

interface ViewOptions {
  /** None of what isn't out yet: nobody answers to it. */
  readonly options?: OwnerPageOptions;
  /** Those of its own pictures that may be shown; all of them unless given. */
  readonly usable?: ReadonlySet<number>;
  /** What its videos and sounds are looked up for; the snapshot itself unless given. */
  readonly shownBy?: ShowsStreams | undefined;
}

export const loadSnapshotView = async (ctx: Ctx, whole: WholeSnapshot, asked: ViewOptions) => {
  const { options, usable } = asked;
  const { snapshot, parts } = whole;
  const { needs, comments, inPlace, ofAuthor, ...found } = await findParts(ctx, whole, asked);
  const others = [...inPlace, ...ofAuthor];
  const imageIds = [snapshot, ...others].map((shown) => shown.imageId);
  const batch = await loadTeasers(ctx, found.entries, {
    userIds: [snapshot.authorId, ...(comments?.authorIds ?? [])],
    imageIds: [...imageIds, ...needs.imageIds],
  });
  const { people } = batch;
  const pictures = await withControls(ctx, batch.pictures, [snapshot.imageId, ...needs.imageIds]);
  const own = usable ? new Map([...pictures].filter(([id]) => usable.has(id))) : pictures;
  const text = fillPieceText(parts, needs, {
    ...batch,
    pictures: own,
    streams: found.streams,
    embeds: found.embeds,
  });
  const said = comments?.complete(batch);
  const author = people.get(snapshot.authorId);
  const view: SnapshotPageView = {
    ...found.kicker,
    title: snapshot.title,
    headline: softHyphens(nestQuotations(snapshot.title)),
    picture: own.get(snapshot.imageId) ?? null,
    previous: toLink(found.newer[0]),
    next: toLink(found.older[0]),
    author: {
      name: author?.name ?? '',
      href: author?.href ?? null,
      portrait: portraitOf(pictures.get(author?.pictureId ?? 0)),
      subscribe: author?.href ? (found.buttons?.(found.author) ?? null) : null,
    },
    publishedAt: momentOf(snapshot.publishedAt ?? snapshot.createdAt),
    ago: agoOf(snapshot.publishedAt ?? snapshot.createdAt, ctx.now),
    updatedAt: snapshot.updatedAt ? momentOf(snapshot.updatedAt) : null,
    text: text.view,
    tags: found.topics,
    tools: options ? await toolsFor(ctx, { type: 'imagepost', id: snapshot.id, thing: snapshot }) : [],
    audience: options ? toPieceAudience(ctx, { type: 'imagepost', id: snapshot.id }, snapshot) : NO_AUDIENCE,
    standing: options ? await loadPieceStatus(ctx, 'imagepost', snapshot) : null,
    moreOfAuthor: toSnaps(ofAuthor, pictures),
    moreOfPlace: toSnaps(inPlace, pictures),
    placeSnapshotsHref: kindListHref(kindDeclaration.listing.own, snapshotPlace(snapshot)),
    reactions: comments && {
      comments: said!.view,
      like: comments.like,
      subscribe: found.buttons!(found.owner)!,
      bookmark: found.bookmark,
    },
  };
  const faces = [...imageIds, author?.pictureId ?? null].flatMap((id) => (id ? [imageTag(id)] : []));
  const shown = [snapshot, ...others].map(({ id }) => snapshotTag(id));
  return {
    view,
    tags: [...new Set([...shown, ...faces, ...tagsAround(snapshot), ...text.tags, ...(said?.tags ?? [])])],
  };
};

/** Everything that needs nothing but the snapshot, in parallel. */
const findParts = async (ctx: Ctx, { snapshot, parts }: WholeSnapshot, { options, shownBy }: ViewOptions) => {
  const owner = { type: 'imagepost', id: snapshot.id } as const;
  const author = { type: 'user', id: snapshot.authorId };
  const needs = needsOf(ctx, parts);
  const [topics, kicker, comments, { newer, older }, ofAuthor, entries, buttons, bookmark, streams, embeds] =
    await Promise.all([
      loadTagLinks(ctx, snapshot.tagIds),
      loadKicker(ctx, snapshot),
      options ? findComments(ctx, snapshot, options) : null,
      listNeighbours(ctx, snapshot),
      listOfAuthor(ctx, snapshot.authorId, snapshot.id),
      piecesByRefs(ctx, needs.refs, { withReduced: true }),
      options ? loadSubscriptions(ctx, [owner, author], snapshotHref(snapshot)) : null,
      options ? loadBookmark(ctx, owner) : null,
      streamsByIds(ctx, needs.streamIds, shownBy ?? owner),
      embedsBySources(ctx, needs.sources),
    ]);
  const inPlace = [...newer.toReversed(), ...older];
  return {
    owner,
    author,
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
    bookmark,
    streams,
    embeds,
  };
};

const findComments = (ctx: Ctx, snapshot: Snapshot, { comments }: OwnerPageOptions) => {
  const subject = snapshotKind.summary(snapshot, 'all');
  const owner = { type: 'imagepost', id: snapshot.id } as const;
  return findCommentTeaser(ctx, owner, subject, comments);
};

/** Returns the tags of what may change beside the things themselves. */
const tagsAround = ({ authorId, locationId }: Snapshot) => [
  userTag(authorId),
  listTag({ authorId }),
  listTag({ locationId }),
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

/** None of one that is being written and has no place yet. */
const snapshotPlace = ({ locationSlug }: Pick<Snapshot, 'locationSlug'>) =>
  locationSlug === '' ? undefined : { slug: locationSlug };
