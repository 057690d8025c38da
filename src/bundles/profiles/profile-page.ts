// Loads the public page of a person: who they are, what they published, what they said last.
import { agoOf, momentOf, monthText } from '#design/dates.ts';
import { movedTo, page } from '#kernel/answers.ts';
import { calendarLinks } from '#kernel/calendar-links.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { boundaryLink } from '#bundles/boundaries/public.ts';
import { COUNTED_UP_TO as COMMENTS_COUNTED_UP_TO, commentsByAuthor } from '#bundles/comments/public.ts';
import type { AuthoredComment } from '#bundles/comments/public.ts';
import { findLocation, locationPaths } from '#bundles/locations/public.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import { COUNTED_UP_TO, listTag, unpackCursor } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import type { Teasers } from '#bundles/teasers/public.ts';
import { bbcodeToHtml } from '#bundles/rich-text/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadProfile, userTag, userPaths } from '#bundles/users/public.ts';
import type { Profile } from '#bundles/users/public.ts';
import { contributeLink } from '#bundles/writing/public.ts';
import { COMMENTS_BESIDE } from './constants.ts';
import { loadFollowing } from './following.ts';
import { loadHead } from './head.ts';
import { countsOf, kindOf, listHref, loadList, toTabs } from './lists.ts';
import type { Counts, ListOptions, PersonsList, PieceKind } from './lists.ts';
import * as texts from './texts.ts';
import { ProfilePage } from './ui/ProfilePage.tsx';
import type { ProfilePageView } from './views.ts';

export interface ProfileOptions {
  readonly id: number;
  /** The path that was asked for; another than the canonical one is moved. */
  readonly path: string;
  /** The kind of piece, from the address and unchecked; `older` says likewise where the list continues. */
  readonly kind?: string | undefined;
  readonly older?: string | undefined;
}

/** Returns the page of a person, or the way to its address. Throws 404, and 410 for somebody who left. */
export const loadProfilePage = async (
  ctx: Ctx,
  { id, path, kind, older }: ProfileOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  const profile = await loadProfile(ctx, id);
  const { href, isNameOnly } = profile;
  if (path !== href) return movedTo(href);
  const options = { authorId: id, href, kind: kindOf(ctx, kind), after: unpackCursor(older) };
  const [facts, works, portal, following, boundary] = await Promise.all([
    loadFacts(ctx, profile),
    isNameOnly ? NOTHING : loadWorks(ctx, options, profile),
    readSetting(ctx, portalName),
    loadFollowing(ctx, profile),
    boundaryLink(ctx, id),
  ]);
  const { list } = works;
  const [calendar] = await calendarLinks.collect(ctx, { userId: id, types: typesOf(works) });
  const head = await loadHead(ctx, {
    profile,
    portal,
    portrait: facts.portrait,
    neighbours: list,
    href: listHref(options),
    listTitle: listTitleOf(profile, options),
    isIndexed: !profile.isNoindex && works.counts.some(({ count }) => count > 0),
  });
  const view: ProfilePageView = {
    breadcrumbs: [{ name: portal, href: '/' }],
    id,
    messageHref: ctx.viewer.id === id ? null : url(userPaths.messageWith, { id }),
    boundary,
    contribute: ctx.viewer.id === id ? contributeLink : null,
    ...toFactsView(profile, facts),
    ...toWorksView(ctx, profile, works, options.kind),
    numbers: [...toNumbers(works.counts, works.comments.count), ...following.numbers],
    subscribe: following.subscribe,
    calendar: calendar ?? null,
    isFirstPage: options.after === undefined,
  };
  const tags = [userTag(id), listTag({ authorId: id }), SETTINGS_TAG, ...facts.tags, ...works.teasers.tags];
  return page(ProfilePage, view, { head, tags: [...tags, ...works.comments.tags, ...following.tags] });
};

const typesOf = ({ counts }: Works): string[] =>
  counts.filter(({ count }) => count > 0).map(({ kind }) => kind.type);

/** Returns the title of the window for any but the first list. */
const listTitleOf = ({ name }: Profile, { kind, after }: Pick<ListOptions, 'kind' | 'after'>) => {
  const list = kind ? texts.kindHeading(kind.name, name) : texts.listHeading(name);
  if (after) return texts.olderThan(list, momentOf(after.publishedAt).text);
  return kind ? list : null;
};

const loadFacts = async (ctx: Ctx, { coverId, pictureId, locationId, privacy }: Profile) => {
  const [pictures, location] = await Promise.all([
    picturesByIds(ctx, [coverId, pictureId]),
    locationId === null || !privacy.showsPlace ? undefined : findLocation(ctx, locationId),
  ]);
  // A picture that is still being processed isn't shown: the page is whole without it.
  const pictureOf = (id: number | null) => {
    const picture = id === null ? undefined : pictures.get(id);
    return picture && !picture.isStub ? picture : null;
  };
  return {
    cover: pictureOf(coverId),
    portrait: pictureOf(pictureId),
    location,
    tags: [coverId, pictureId].filter((id) => id !== null).map(imageTag),
  };
};

type Facts = Awaited<ReturnType<typeof loadFacts>>;

interface Works {
  readonly counts: Counts;
  readonly list: PersonsList;
  readonly teasers: Teasers;
  readonly comments: Awaited<ReturnType<typeof commentsByAuthor>>;
}

const NOTHING: Works = {
  counts: [],
  list: { entries: [], newer: null, older: null },
  teasers: { views: [], tags: [] },
  comments: { newest: [], count: 0, tags: [] },
};

const loadWorks = async (ctx: Ctx, options: ListOptions, { privacy }: Profile): Promise<Works> => {
  const [counts, [list, teasers], comments] = await Promise.all([
    countsOf(ctx, options.authorId),
    loadList(ctx, options).then(async (list) => [list, await loadTeasers(ctx, list.entries)] as const),
    privacy.showsComments ? commentsByAuthor(ctx, options.authorId, COMMENTS_BESIDE) : NOTHING.comments,
  ]);
  return { counts, list, teasers, comments };
};

const toFactsView = (profile: Profile, { cover, portrait, location }: Facts) => ({
  name: profile.name,
  cover,
  portrait,
  place: location
    ? { name: location.name, href: url(locationPaths.place, { location: location.slug }) }
    : null,
  memberSince: texts.memberSince(monthText(profile.createdAt)),
  links: profile.links.map(({ name, href }) => ({ name: name || nameOfAddress(href), href })),
  about: bbcodeToHtml(profile.about),
});

/** Shortens an address: `https://www.beispiel.de/` reads `beispiel.de`. */
const nameOfAddress = (href: string) => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const toWorksView = (
  ctx: Ctx,
  { name, href, isNameOnly }: Profile,
  works: Works,
  kind: PieceKind | undefined,
) => {
  const { counts, list, teasers, comments } = works;
  const hasAnything = teasers.views.length > 0 || comments.newest.length > 0;
  const empty = isNameOnly
    ? { title: texts.nameOnly, text: texts.nameOnlyText }
    : { title: texts.nothingYet, text: texts.nothingYetText(name) };
  return {
    tabs: toTabs(counts, href, kind),
    listHeading: kind ? texts.kindHeading(kind.name, name) : texts.listHeading(name),
    // The page itself says whose they are.
    teasers: teasers.views.map((teaser) => ({ ...teaser, author: null })),
    newer: list.newer,
    older: list.older,
    empty: hasAnything ? null : empty,
    comments: comments.newest.map((comment) => toCommentView(comment, ctx.now)),
  };
};

const toNumbers = (counts: Counts, commentCount: number): ProfilePageView['numbers'] => {
  const pieces = counts.map(({ kind, count }) => ({ name: kind.name, count, end: COUNTED_UP_TO }));
  const numbers = [...pieces, { name: texts.comments, count: commentCount, end: COMMENTS_COUNTED_UP_TO }];
  return numbers
    .filter(({ count }) => count > 0)
    .map(({ name, count, end }) => ({ name, count: texts.countOrMore(count, end) }));
};

const toCommentView = ({ id, excerpt, href, title, createdAt }: AuthoredComment, now: Date) => ({
  id,
  excerpt,
  href,
  title,
  time: agoOf(createdAt, now),
});
