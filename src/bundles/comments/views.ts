// Says what leaves the server about comments: plain data for the page, the fragment, the island and JSON alike.
import { agoOf, momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { LikeView } from '#bundles/likes/public.ts';
import type { TypedRemoval } from '#bundles/moderation/ui/public.ts';
import { userPaths } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { ANCHOR_PREFIX, FORM_ANCHOR } from './constants.ts';
import type { CommentSort } from './constants.ts';
import { commentPaths } from './paths.ts';
import type { CommentRouteNames } from './paths.ts';
import { mayApproveComment, mayDeleteComment, mayEditComment, mayReply, maySeePending } from './policy.ts';
import type { EditRules } from './policy.ts';
import type { CommentRow } from './queries.ts';
import { whyPending } from './questions.ts';
import type { Asked } from './questions.ts';
import { formerMember, markedBecause } from './texts.ts';

export interface CommentAuthorView {
  id: number;
  name: string;
  href: string | null;
  portrait: PortraitView | null;
  /** The page of one's messages with them; null for oneself and for those who left. Visitors are led to sign in. */
  messageHref: string | null;
}

export interface CommentView {
  commentId: number;
  ownerId: number;
  /**
   * The state of the comment. held: only its author and moderators get it. gone: a tombstone above an answer, without author
   * and text.
   */
  state: 'visible' | 'held' | 'gone';
  /** Why it waits for review, and what its author said of the people in it, in words; for its author and moderators, else empty. */
  heldReasons: string[];
  /** The text as it was typed, in BBCode. */
  text: string;
  /** The HTML drawn from `text`, safe to print. */
  html: string;
  /** It is null for what is gone. */
  author: CommentAuthorView | null;
  /** The time in UTC, ISO 8601. */
  createdAt: string;
  createdText: string;
  editedAt: string | null;
  editedText: string | null;
  /** Replies are one level deep. */
  parentId: number | null;
  may: { edit: boolean; delete: boolean; reply: boolean; approve: boolean };
  /** Pages for browsers without JavaScript; each null unless allowed. */
  editHref: string | null;
  /** Whether the viewer wrote it. One's own is changed where it stands; others' needs reasons, which a page of its own asks for. */
  isOwn?: boolean;
  deleteHref: string | null;
  /** The page of the piece with the form open for an answer. */
  replyHref: string | null;
  /** Where the comment stands: the piece's path and `#comment-{id}`. */
  permalink: string;
  /** It is null for what waits for review or is gone. */
  like: LikeView | null;
  /** Which rules marked it, in a sentence; for its author and moderators alone, else missing. */
  marks?: string;
  /** What moderators say about it, to everybody; missing where they say nothing. */
  label?: string;
  /** Stands instead of it until its reader opens it, who wants nothing of its author or of a word in it; for others missing. */
  folded?: string;
}

export interface SortLink {
  name: string;
  href: string;
  sort: CommentSort;
  isCurrent: boolean;
}

export interface CommentTeaserView {
  ownerId: number;
  /** The number of visible comments, replies included. */
  commentCount: number;
  /** Whether only the last ones are in `comments`. */
  isPartial: boolean;
  isLocked: boolean;
  /** The comments in the order of `sort`, each answer somewhere after what it answers; the last ones oldest first. */
  comments: CommentView[];
  may: { comment: boolean; lock: boolean; moderate: boolean };
  /** Why a signed-in person may not comment; null for anonymous visitors, who get `signInHref`, and for those who may. */
  refusal: string | null;
  signInHref: string;
  /** The page with all comments. */
  allHref: string;
  /** The page with which the full list goes on, with older ones (with less popular ones). */
  olderHref: string | null;
  createHref: string;
  /** Names of the calls, supplied by the page. contract.md 2 */
  routes: CommentRouteNames;
  /** The full list loads by itself when the teaser comes near. contract.md 13 */
  autoLoad: boolean;
  /** The longest text that is accepted, in characters. */
  maxLength: number;
  /** What was typed and refused, when the form comes back without JavaScript. */
  form: {
    text: string;
    parentId: number | null;
    error: string | null;
    /** The words on its button, once its author has read the calm note. */
    sendWords?: string;
  } | null;
  /** Where moderators lock and slow the thread; null unless `may.lock`. */
  lockHref: string | null;
  sort: CommentSort;
  /** The plain links to the full list in each order. */
  sortLinks: SortLink[];
  /** The seconds that one person has to wait between two comments; 0 for none. */
  slowModeSeconds: number;
  /** The topic for `hear()`: new comments, changed ones, the lock. */
  liveTopic: string;
  /** The newest visible comment; 0 without one. `comment_fetch?after={newestId}&limit=0` answers `newCount`. */
  newestId: number;
  viewerId: number | null;
  /** The comment that the form answers, when the address or a refused form says so. */
  replyTo: { commentId: number; authorName: string } | null;
  /** The call for people while a mention is typed (`?q=`); null for those who may not comment. */
  mentionsHref: string | null;
  /** What to keep in mind while writing. */
  rulesNote: string;
  /** What stands above the thread for everybody: when it closes and how slowly it goes; empty where neither is so. */
  threadNote: string;
}

/** The note before a comment that may be hasty is sent. */
export interface CalmNoteView {
  /** A sentence of the portal's own rules. */
  quote: string;
  /** Where they stand. */
  pageHref: string | null;
  /** Where its reader switches it off. */
  offHref: string;
}

/** What `comment_fetch` answers as JSON, beside `html`. contract.md 13 */
export interface CommentListView {
  commentCount: number;
  offset: number;
  comments: CommentView[];
  /** How many visible comments by others are newer than the one in `after`; only where that was asked. */
  newCount?: number;
  /** The newest visible comment; 0 without one. */
  newestId: number;
}

/** What the call for mentions answers. */
export interface MentionOffers {
  people: { id: number; name: string; portrait: PortraitView | null }[];
}

/** Asks before something is done; ui/ConfirmPage.tsx. */
export interface ConfirmPageView {
  title: string;
  /** Title of what it is about. */
  subject: string;
  /** What would go away. */
  comment: CommentView | null;
  question: string;
  action: string;
  /** The fields that are sent with the form. */
  fields: Readonly<Record<string, string | number>>;
  /** Somebody else takes it away, and says against what it is (`category`), and why (`reason`). */
  removal: { typed: TypedRemoval; errors: FieldErrors } | null;
  confirm: string;
  keep: string;
  back: string;
}

/** A comment's form on a page of its own; ui/EditPage.tsx. */
export interface EditPageView {
  /** Title of what the comment belongs to. */
  subject: { name: string; href: string };
  action: string;
  maxLength: number;
  text: string;
  error: string | null;
  isEdit: boolean;
  /** The comment that a new one answers. */
  parentId: number | null;
  /** What is asked of who changes what somebody else wrote; null of one's own. */
  removal: ConfirmPageView['removal'];
  /** What is asked of the people in it, as far as it was answered, and what is missing. */
  asked: Pick<Asked, 'typed' | 'errors'> | null;
}

/** The page for the lock and slow mode of a thread; ui/ModeratePage.tsx. It has a form with `lock` (1, 0) and `slowModeSeconds`. */
export interface ModeratePageView {
  subject: { name: string; href: string };
  action: string;
  isLocked: boolean;
  slowModeSeconds: number;
  /** When the thread closes by itself, as the field takes it; empty for never. */
  closes: string;
  closesError: string | null;
  choices: { seconds: number; name: string }[];
  back: string;
}

/** The desk of held comments, or of all that were written lately; ui/DeskPage.tsx, within the account's frame. */
export interface CommentDeskView {
  /** The tabs „Wartet“ and „Zuletzt geschrieben“. */
  tabs: LinkView[];
  kind: 'held' | 'recent';
  entries: CommentDeskEntry[];
  /** The pages before and after this one. */
  newer: string | null;
  older: string | null;
}

export interface CommentDeskEntry {
  comment: CommentView;
  /** What it is about. */
  subject: { title: string; href: string };
  created: TimeView;
  /** The form with `decision` (approve, reject) and `reason`; null for what doesn't wait for review. */
  decideAction: string | null;
  /** What was typed as the reasons of a rejection, and what they lack; null where nothing was refused. */
  refused: {
    readonly typed: TypedRemoval;
    readonly errors: FieldErrors;
  } | null;
  /** The page that asks before deleting; null for what waits for review. */
  deleteHref: string | null;
}

interface Onlooker {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Who wrote a comment, with their picture. */
export interface CommentAuthor extends PersonView {
  readonly portrait: PortraitView | null;
}

/** What a view of a comment takes beside its row. */
export interface CommentViewContext {
  /** Where its owner stands, and its page. */
  readonly locationPath: string;
  readonly href: string;
  readonly isLocked: boolean;
  readonly edits: EditRules;
  readonly author: CommentAuthor | undefined;
  readonly like: LikeView | null;
  readonly label?: string | undefined;
  readonly folded?: string | undefined;
  /** The onlooker blocks its author. */
  readonly isBlocked?: boolean | undefined;
}

/** Returns one comment as the onlooker may see it. */
export const toCommentView = (
  comment: CommentRow,
  { viewer, now }: Onlooker,
  around: CommentViewContext,
): CommentView => {
  const { locationPath, href } = around;
  const state = comment.state === 'deleted' ? 'gone' : comment.state;
  const facts = { ...comment, locationPath };
  const may = {
    edit: mayEditComment(viewer, facts, around.edits),
    delete: mayDeleteComment(viewer, facts),
    reply: !around.isBlocked && mayReply(viewer, facts, around),
    approve: mayApproveComment(viewer, facts),
  };
  const isGone = state === 'gone';
  const isOwnPending = state === 'held' && viewer.id === comment.authorId;
  const { id: commentId, editedAt } = comment;
  const created = agoOf(comment.createdAt, now);
  return {
    commentId,
    ownerId: comment.ownerId,
    state,
    heldReasons: may.approve || isOwnPending ? whyPending(comment) : [],
    text: isGone ? '' : comment.text,
    html: isGone ? '' : comment.html,
    author: isGone ? null : toAuthorView(comment.authorId, viewer, around.author),
    createdAt: created.iso,
    createdText: created.text,
    editedAt: isGone ? null : (editedAt?.toISOString() ?? null),
    editedText: isGone || !editedAt ? null : momentOf(editedAt).text,
    parentId: comment.parentId,
    may,
    editHref: may.edit ? url(commentPaths.editPage, { commentId }) : null,
    ...(may.edit && viewer.id === comment.authorId && { isOwn: true }),
    deleteHref: may.delete ? url(commentPaths.deletePage, { commentId }) : null,
    replyHref: may.reply ? `${href}?antwort=${commentId}#${FORM_ANCHOR}` : null,
    permalink: `${href}#${ANCHOR_PREFIX}${commentId}`,
    like: state === 'visible' ? around.like : null,
    ...(around.label && !isGone && { label: around.label }),
    ...(around.folded && { folded: around.folded }),
    ...(isMarkedFor(viewer, facts) && !isGone && { marks: markedBecause(comment.markedReasons) }),
  };
};

const isMarkedFor = (
  viewer: Viewer,
  { markedReasons, authorId, locationPath }: CommentRow & { readonly locationPath: string },
): boolean => markedReasons.length > 0 && (viewer.id === authorId || maySeePending(viewer, { locationPath }));

const toAuthorView = (id: number, viewer: Viewer, author: CommentAuthor | undefined): CommentAuthorView => ({
  id,
  name: author?.name ?? formerMember,
  href: author?.href ?? null,
  portrait: author?.portrait ?? null,
  messageHref: author?.href && viewer.id !== id ? url(userPaths.messageWith, { id }) : null,
});
