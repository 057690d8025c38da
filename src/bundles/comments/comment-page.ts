// The small pages about one comment: what asks before deleting and locking, and its form without JavaScript.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { ANCHOR_PREFIX, MAX_COMMENT_LENGTH } from './constants.ts';
import { commentPaths } from './paths.ts';
import { mayDeleteComment, mayLockComments } from './policy.ts';
import { findComment, findThread } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { toCommentViews } from './teaser.ts';
import * as texts from './texts.ts';
import { ConfirmPage } from './ui/ConfirmPage.tsx';
import type { ConfirmPageView } from './ui/ConfirmPage.tsx';
import { EditPage } from './ui/EditPage.tsx';

/** Asks before a comment is deleted. Throws 403 or 404. */
export const loadDeletePage = async (ctx: Ctx, commentId: number): Promise<PageAnswer> => {
  const { comment, subject } = await getVisibleComment(ctx, commentId);
  if (!mayDeleteComment(ctx.viewer, { ...comment, locationPath: subject.locationPath })) throw forbidden();
  const { comments } = await toCommentViews(ctx, [comment], subject.locationPath);
  return confirmPage({
    title: texts.deleteTitle,
    subject: subject.title,
    comment: comments[0]!,
    question: texts.deleteQuestion,
    action: url(commentPaths.deleteForm, { commentId }),
    fields: {},
    confirm: texts.deleteConfirm,
    keep: texts.keepComment,
    back: `${subject.href}#${ANCHOR_PREFIX}${commentId}`,
  });
};

/** Asks before the thread of a comment is closed, or opened when it is closed. Throws 403 or 404. */
export const loadLockPage = async (ctx: Ctx, commentId: number): Promise<PageAnswer> => {
  const { comment, subject } = await getVisibleComment(ctx, commentId);
  if (!mayLockComments(ctx.viewer, subject)) throw forbidden();
  const { isLocked } = await findThread(ctx, ownerOf(comment));
  return confirmPage({
    title: texts.lockTitle(isLocked),
    subject: subject.title,
    comment: null,
    question: texts.lockQuestion(isLocked),
    action: url(commentPaths.lockForm, { commentId }),
    // What was read, not the opposite of what is by then.
    fields: { lock: isLocked ? 0 : 1 },
    confirm: texts.lockConfirm(isLocked),
    keep: texts.leaveAsItIs,
    back: `${subject.href}#kommentare`,
  });
};

/** A comment's form, with what is typed in it and, when that was refused, why. Throws 404. */
export const loadEditPage = async (
  ctx: Ctx,
  commentId: number,
  form: { readonly text: string; readonly error: string | null },
): Promise<PageAnswer> => {
  const { subject } = await getVisibleComment(ctx, commentId);
  const view = {
    ...form,
    subject: { name: subject.title, href: `${subject.href}#${ANCHOR_PREFIX}${commentId}` },
    action: url(commentPaths.edit, { commentId }),
    maxLength: MAX_COMMENT_LENGTH,
  };
  return page(EditPage, view, {
    head: { title: texts.editTitle, robots: 'noindex' },
    status: form.error === null ? OK : UNPROCESSABLE,
  });
};

const [OK, UNPROCESSABLE] = [200, 422];

/** A comment and what it belongs to. */
export const getVisibleComment = async (ctx: Ctx, commentId: number) => {
  const comment = await findComment(ctx, commentId);
  const subject = comment?.state === 'visible' ? await findSummary(ctx, ownerOf(comment)) : undefined;
  if (!comment || !subject) throw notFound();
  return { comment, subject, owner: ownerOf(comment) };
};

const ownerOf = ({ ownerType, ownerId }: CommentRow) => ({ type: ownerType, id: ownerId });

const confirmPage = (view: ConfirmPageView) =>
  page(ConfirmPage, view, { head: { title: view.title, robots: 'noindex' } });
