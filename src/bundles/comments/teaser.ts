// Loads the comments under a piece as its page shows them: the last three, or all when asked for.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { CommentCalls } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn, refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { GATES_TAG, loadGatekeeper } from '#bundles/gates/public.ts';
import type { Gatekeeper } from '#bundles/gates/public.ts';
import type { LikeView } from '#bundles/likes/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { signInHref } from '#bundles/users/public.ts';
import { WORDINGS_TAG } from '#bundles/wording/public.ts';
import { authorIdsOf, loadAuthors, loadContext, tagsOf, withAuthors } from './comment-views.ts';
import type { Authors, Subject } from './comment-views.ts';
import { ANYWAY, MAX_COMMENT_LENGTH, PAGE_LENGTH, SORTS, SORT_WORDS, commentsTag } from './constants.ts';
import type { CommentSort } from './constants.ts';
import { listInOrder } from './listing.ts';
import { hasPending } from './open-thread.ts';
import type { OpenThread } from './open-thread.ts';
import { commentPaths, commentRouteNames, ownerCommentPaths } from './paths.ts';
import { mayLockComments, mayModerate, maySeePending, refusalToComment } from './policy.ts';
import type { CommentRefusal } from './policy.ts';
import { findComment, findNewestId, findThread, listNewest } from './queries.ts';
import type { CommentRow, Thread } from './queries.ts';
import { autoLoad, commentsOpen, reviewFirst } from './settings.ts';
import { momentOf } from '#design/dates.ts';
import { calmNote, formerMember, rulesNote, sendAnyway, sortNames, threadNote } from './texts.ts';
import type { Reviewed } from './texts.ts';
import type { CalmNoteView, CommentTeaserView } from './views.ts';
import { loadRefusalWords } from './wordings.ts';

export interface TeaserOptions {
  /** The reader asked for the full list, … */
  readonly showAll?: boolean;
  /** The order of the full list. */
  readonly sort?: CommentSort | undefined;
  /** The comment behind which the full list goes on. */
  readonly before?: number | undefined;
  /** The comment that the form is to answer. */
  readonly answerTo?: number | undefined;
  readonly form?: RefusedForm;
  /** What everybody sees of it, where that is known. */
  readonly thread?: OpenThread;
}

/** A form as it was typed and why it was refused. */
export interface RefusedForm {
  readonly text: string;
  readonly parentId: number | null;
  readonly error: string | null;
  readonly calm?: CalmNoteView;
}

export interface CommentTeaser {
  readonly view: CommentTeaserView;
  readonly tags: string[];
}

/** Loads the teaser of a thing, and the tags of what it shows. */
export const loadCommentTeaser = async (
  ctx: Ctx,
  owner: ContentRef,
  subject: ContentSummary,
  options: TeaserOptions,
): Promise<CommentTeaser> => {
  const { authorIds, complete } = await findCommentTeaser(ctx, owner, subject, options);
  return complete(await loadAuthors(ctx, authorIds));
};

export interface FoundTeaser {
  readonly authorIds: number[];
  /** The likes of the thing itself, which came in one query with those of the comments. Their tag is among the teaser's. */
  readonly like: LikeView;
  readonly complete: (authors: Authors) => CommentTeaser;
}

/** Loads the teaser without its authors, for pages that fetch them in one batch with the people of everything else. */
export const findCommentTeaser = async (
  ctx: Ctx,
  owner: ContentRef,
  subject: ContentSummary,
  options: TeaserOptions = {},
): Promise<FoundTeaser> => {
  const [thread, { rows, next }, facts] = await Promise.all([
    options.thread?.thread ?? findThread(ctx, owner),
    loadRows(ctx, owner, subject, options),
    loadFacts(ctx),
  ]);
  const { href, locationPath } = subject;
  const { areCommentsClosed, refusalWords } = facts;
  const place: Subject = { href, locationPath, isLocked: thread.isLocked, areCommentsClosed };
  const [around, newestId, answered] = await Promise.all([
    loadContext(ctx, rows, place, [owner]),
    findNewest(ctx, owner, rows, options),
    findAnswered(ctx, owner, options),
  ]);
  const base = {
    ...baseOf(ctx, { ...thread, areCommentsClosed, refusalWords }, subject, options),
    ...facts.view,
  };
  const complete = (authors: Authors): CommentTeaser => {
    const comments = withAuthors(ctx, rows, authors, around);
    const view: CommentTeaserView = {
      ...base,
      comments,
      newestId,
      replyTo:
        answered && base.may.comment && !authors.people.get(answered.authorId)?.isHidden
          ? toReplyTo(answered, authors)
          : null,
      isPartial: !options.showAll && countVisible(rows) < thread.commentCount,
      olderHref: options.showAll && next !== null ? listHref(href, options.sort, next) : null,
      threadNote:
        thread.isLocked || areCommentsClosed
          ? ''
          : threadNote(thread.slowModeSeconds, thread.closesAt && momentOf(thread.closesAt).text),
      rulesNote: options.form?.calm
        ? calmNote(options.form.calm.quote)
        : rulesNote(
            thread.slowModeSeconds,
            base.may.moderate ? 'nobody' : facts.reviewedAt(locationPath),
            thread.closesAt && momentOf(thread.closesAt).text,
          ),
    };
    const words = thread.isLocked || areCommentsClosed ? [WORDINGS_TAG] : [];
    return { view, tags: [commentsTag(owner), GATES_TAG, ...words, ...tagsOf(rows, authors, around)] };
  };
  const asked = answered ? [...rows, answered] : rows;
  return { authorIds: authorIdsOf(asked), like: around.likes.byRef.get(refKey(owner))!, complete };
};

/** Loads what depends on the portal only. */
const loadFacts = async (ctx: Ctx) => {
  const [isAutoLoad, first, areOpen, refusalWords, gatekeeper] = await Promise.all([
    readSetting(ctx, autoLoad),
    readSetting(ctx, reviewFirst),
    readSetting(ctx, commentsOpen),
    loadRefusalWords(ctx),
    loadGatekeeper(ctx),
  ]);
  return {
    areCommentsClosed: !areOpen,
    refusalWords,
    view: { autoLoad: isAutoLoad, maxLength: MAX_COMMENT_LENGTH },
    reviewedAt: (locationPath: string) => whoIsReviewed(gatekeeper, locationPath, first),
  };
};

/** Says whose comments are read before they appear; people learn that before they write. */
const whoIsReviewed = (gatekeeper: Gatekeeper, locationPath: string, first: number): Reviewed => {
  const levelOf = (isNewcomer: boolean) =>
    gatekeeper.meet({ type: 'comment', locationPath, isNewcomer, ofNewcomers: '' }).level;
  if (levelOf(false) === 'questions') return 'asked';
  if (levelOf(false) !== 'after') return 'all';
  return first > 0 && levelOf(true) !== 'after' ? 'first' : 'nobody';
};

type PortalFacts = Pick<Awaited<ReturnType<typeof loadFacts>>, 'areCommentsClosed' | 'refusalWords'>;

/** Returns what depends on the thread and on who is looking. */
const baseOf = (
  ctx: Ctx,
  thread: Thread & PortalFacts,
  { href, locationPath }: ContentSummary,
  options: TeaserOptions,
) => {
  const { viewer } = ctx;
  const { owner, isLocked, areCommentsClosed, commentCount, slowModeSeconds } = thread;
  const paths = ownerCommentPaths(callsOf(ctx, owner));
  const refusal = refusalToComment(viewer, { isLocked, areCommentsClosed, locationPath });
  const mayLock = mayLockComments(viewer, { locationPath });
  return {
    ownerId: owner.id,
    commentCount,
    isLocked,
    slowModeSeconds,
    may: { comment: refusal === null, lock: mayLock, moderate: mayModerate(viewer, { locationPath }) },
    refusal: refusal && refusalText(viewer, refusal, thread),
    signInHref: signInHref(`${href}#kommentare`),
    allHref: listHref(href),
    createHref: url(paths.create, { ownerId: owner.id }) + (options.form?.calm ? ANYWAY : ''),
    routes: commentRouteNames(paths),
    form: options.form ? formOf(options.form) : null,
    lockHref: mayLock ? url(commentPaths.moderatePage, owner) : null,
    ...sortingOf(href, options.sort),
    liveTopic: commentsTag(owner),
    viewerId: viewer.id,
    mentionsHref: refusalToAct(viewer)
      ? null
      : url(commentPaths.mentions, { ownerType: owner.type, ownerId: owner.id }),
  };
};

const formOf = ({ calm, ...form }: RefusedForm) => ({ ...form, ...(calm && { sendWords: sendAnyway }) });

/** Visitors are asked to sign in, unless that would be in vain. */
const refusalText = (
  viewer: Viewer,
  refusal: CommentRefusal,
  { isLocked, areCommentsClosed, refusalWords: words }: Pick<Thread, 'isLocked'> & PortalFacts,
): string | null => {
  if (isLocked) return words.locked;
  if (areCommentsClosed) return words.closed;
  return isSignedIn(viewer) ? refusalInWords(viewer, words, refusal) : null;
};

/** Returns the addresses of the calls of its kind. Throws for a kind without comments. */
const callsOf = ({ portal }: Ctx, { type }: ContentRef): CommentCalls => {
  const calls = portal.kinds.get(type)?.comments;
  if (!calls) throw new Error(`The kind ${type} declares no comments`);
  return calls;
};

const sortingOf = (href: string, current: CommentSort = 'oldest') => ({
  sort: current,
  sortLinks: SORTS.map((sort) => ({
    name: sortNames[sort],
    href: listHref(href, sort),
    sort,
    isCurrent: sort === current,
  })),
});

/** Returns the address of the page with all comments, in an order, from a comment on. */
const listHref = (href: string, sort: CommentSort = 'oldest', before?: number): string => {
  const order = SORT_WORDS[sort] && `&ordnung=${SORT_WORDS[sort]}`;
  return `${href}?kommentare=alle${order}${before === undefined ? '' : `&vor=${before}`}#kommentare`;
};

/** Loads the last comments, or a page of all. */
const loadRows = async (
  ctx: Ctx,
  owner: ContentRef,
  { locationPath }: ContentSummary,
  { showAll, sort = 'oldest', before, thread }: TeaserOptions,
) => {
  const seesPending = maySeePending(ctx.viewer, { locationPath });
  if (!showAll && thread && !seesPending && !(await hasPending(ctx)))
    return { rows: thread.rows, next: null };
  if (!showAll) return { rows: await listNewest(ctx, owner, { seesPending }), next: null };
  return listInOrder(ctx, owner, sort, { limit: PAGE_LENGTH, before, seesPending });
};

/** Returns the id of the newest comment, which a list that doesn't end with it, or shows only what isn't visible, can't tell. */
const findNewest = async (
  ctx: Ctx,
  owner: ContentRef,
  rows: readonly CommentRow[],
  { before, sort }: TeaserOptions,
): Promise<number> => {
  const ids = rows.filter(({ state }) => state === 'visible').map(({ id }) => id);
  const isUnsaid = rows.length > 0 && ids.length === 0;
  if (before !== undefined || sort === 'popular' || isUnsaid) return findNewestId(ctx, owner);
  return Math.max(0, ...ids);
};

const findAnswered = async (
  ctx: Ctx,
  owner: ContentRef,
  { form, answerTo }: TeaserOptions,
): Promise<CommentRow | undefined> => {
  const id = form ? form.parentId : answerTo;
  if (!id || !isSignedIn(ctx.viewer)) return undefined;
  const row = await findComment(ctx, id);
  const isHere = row?.ownerType === owner.type && row.ownerId === owner.id && row.state === 'visible';
  return isHere ? row : undefined;
};

const toReplyTo = ({ id, authorId }: CommentRow, { people }: Authors) => ({
  commentId: id,
  authorName: people.get(authorId)?.name ?? formerMember,
});

/** Counts as the thread does, whoever may read what somebody hidden wrote. */
const countVisible = (rows: readonly CommentRow[]) => rows.filter(({ state }) => state === 'visible').length;
