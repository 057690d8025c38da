// Makes up comments in all their states, for examples and tests of components.
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { commentRouteNames, ownerCommentPaths } from '../paths.ts';
import type { CommentTeaserView, CommentView } from '../views.ts';

const [someKind] = declaring(declaredKinds, 'comments');

/** Returns a visible comment that nobody may touch, unless changed; it is so old that its time stays as it is. */
export const aCommentView = (commentId: number, changes: Partial<CommentView> = {}): CommentView => ({
  commentId,
  ownerId: 7,
  state: 'visible',
  heldReasons: [],
  text: `Text ${commentId}`,
  html: `<p>Text ${commentId}</p>`,
  author: { id: 1, name: 'Ruth Lindner', href: null, portrait: null, messageHref: null },
  createdAt: '2025-11-20T09:30:00Z',
  createdText: '20. November 2025, 10.30 Uhr',
  editedAt: null,
  editedText: null,
  parentId: null,
  may: { edit: false, delete: false, reply: false, approve: false },
  editHref: null,
  deleteHref: null,
  replyHref: null,
  permalink: `/auenfeld/c-rathaus/bruecke_a7#comment-${commentId}`,
  like: null,
  ...changes,
});

export const aTombstone = (commentId: number): CommentView =>
  aCommentView(commentId, { state: 'gone', author: null, text: '', html: '' });

/** Nothing written yet, seen by a visitor, unless changed. */
export const aTeaserView = (changes: Partial<CommentTeaserView> = {}): CommentTeaserView => ({
  ownerId: 7,
  commentCount: changes.comments?.length ?? 0,
  isPartial: false,
  isLocked: false,
  comments: [],
  may: { comment: false, lock: false, moderate: false },
  refusal: null,
  signInHref: '/anmelden?next=%2F',
  allHref: '?kommentare=alle',
  olderHref: null,
  createHref: '/a/ajax/articlecommentnew/7',
  routes: commentRouteNames(ownerCommentPaths(someKind!.comments)),
  autoLoad: false,
  maxLength: 5000,
  form: null,
  lockHref: null,
  sort: 'oldest',
  sortLinks: [],
  slowModeSeconds: 0,
  liveTopic: 'comments:article:7',
  newestId: 0,
  viewerId: null,
  replyTo: null,
  mentionsHref: null,
  rulesNote: 'Bitte bleiben Sie beim Thema und freundlich.',
  threadNote: '',
  ...changes,
});
