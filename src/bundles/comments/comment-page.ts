// Serves the small pages about one comment or one thread: what asks before deleting and locking, its form without JavaScript,
// and what moderators set.
import { page } from '#kernel/answers.ts';
import { dayAndClockOf } from '#kernel/calendar.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { toCommentViews } from './comment-views.ts';
import { ANCHOR_PREFIX, MAX_COMMENT_LENGTH, SLOW_MODE_CHOICES } from './constants.ts';
import { commentPaths } from './paths.ts';
import { mayDeleteComment, mayLockComments } from './policy.ts';
import { findComment, findThread } from './queries.ts';
import type { CommentRow } from './queries.ts';
import type { Asked } from './questions.ts';
import type { Why } from './removing.ts';
import { isReworded } from './rewording.ts';
import { isCommentSeen } from './seen-comment.ts';
import * as questionTexts from './ui/question-texts.ts';
import * as texts from './texts.ts';
import { ConfirmPage } from './ui/ConfirmPage.tsx';
import { EditPage } from './ui/EditPage.tsx';
import { ModeratePage } from './ui/ModeratePage.tsx';
import type { ConfirmPageView, EditPageView, ModeratePageView } from './views.ts';

/** Asks before a comment is deleted. Throws 403 or 404. */
export const loadDeletePage = async (
  ctx: Ctx,
  commentId: number,
  refused?: { readonly typed: Why; readonly errors: FieldErrors },
): Promise<PageAnswer> => {
  const { typed = {}, errors = {} } = refused ?? {};
  const { comment, subject } = await getVisibleComment(ctx, commentId);
  if (!mayDeleteComment(ctx.viewer, { ...comment, locationPath: subject.locationPath })) throw forbidden();
  const { comments } = await toCommentViews(ctx, [comment], { ...subject, isLocked: false });
  const isOwn = comment.authorId === ctx.viewer.id;
  return confirmPage({
    title: questionTexts.deleteTitle,
    subject: subject.title,
    comment: comments[0]!,
    question: isOwn ? questionTexts.deleteQuestion : questionTexts.removeQuestion,
    action: url(commentPaths.deleteForm, { commentId }),
    fields: {},
    removal: isOwn ? null : removalOf({ typed, errors }),
    confirm: questionTexts.deleteConfirm,
    keep: questionTexts.keepComment,
    back: hrefOf(subject, commentId),
  });
};

/** Asks before the thread of a comment is closed, or opened when it is closed. Throws 403 or 404. */
export const loadLockPage = async (ctx: Ctx, commentId: number): Promise<PageAnswer> => {
  const { owner, subject } = await getVisibleComment(ctx, commentId);
  if (!mayLockComments(ctx.viewer, subject)) throw forbidden();
  const { isLocked } = await findThread(ctx, owner);
  return confirmPage({
    title: questionTexts.lockTitle(isLocked),
    subject: subject.title,
    comment: null,
    question: questionTexts.lockQuestion(isLocked),
    action: url(commentPaths.lockForm, { commentId }),
    // The form sets the opposite of what was read, not of what is by then.
    fields: { lock: isLocked ? 0 : 1 },
    removal: null,
    confirm: texts.lockConfirm(isLocked),
    keep: questionTexts.leaveAsItIs,
    back: `${subject.href}#kommentare`,
  });
};

/** Loads lock and pace of a thread, for moderators of the place. Throws 403 or 404. */
export const loadModeratePage = async (
  ctx: Ctx,
  owner: ContentRef,
  refused?: Pick<ModeratePageView, 'isLocked' | 'slowModeSeconds' | 'closes'> & { readonly error: string },
): Promise<PageAnswer> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  if (!mayLockComments(ctx.viewer, subject)) throw forbidden();
  const { closesAt, ...thread } = await findThread(ctx, owner);
  const { isLocked, slowModeSeconds } = refused ?? thread;
  const choices = [...new Set([...SLOW_MODE_CHOICES, thread.slowModeSeconds, slowModeSeconds])].toSorted(
    (a, b) => a - b,
  );
  const view: ModeratePageView = {
    subject: { name: subject.title, href: subject.href },
    action: url(commentPaths.moderateForm, owner),
    isLocked,
    slowModeSeconds,
    closes: refused?.closes ?? (closesAt ? dayAndClockOf(closesAt) : ''),
    closesError: refused?.error ?? null,
    choices: choices.map((seconds) => ({ seconds, name: texts.slowModeChoice(seconds) })),
    back: `${subject.href}#kommentare`,
  };
  return page(ModeratePage, view, {
    head: { title: texts.moderateTitle, robots: 'noindex' },
    ...(refused && { status: UNPROCESSABLE }),
  });
};

/** What came back from a form of its own page. */
interface ReturnedForm {
  readonly text: string;
  readonly error: string | null;
  readonly asked?: Asked | undefined;
  /** The reason, as it was typed, where somebody else wrote the comment. */
  readonly why?: { readonly typed: Why; readonly errors: FieldErrors };
}

/** Loads a comment's form, with what is typed in it and, when that was refused, why. Throws 404. */
export const loadEditPage = async (ctx: Ctx, commentId: number, form: ReturnedForm): Promise<PageAnswer> => {
  const { subject } = await getVisibleComment(ctx, commentId);
  const about = { name: subject.title, href: hrefOf(subject, commentId) };
  const action = url(commentPaths.edit, { commentId });
  const removal = (await isReworded(ctx, commentId)) ? removalOf(form.why) : null;
  return formPage(form, { subject: about, action, isEdit: true, parentId: null, removal });
};

/** Loads the form of a new comment whose author is asked about the people in it. Throws 404. */
export const loadAskPage = async (
  ctx: Ctx,
  owner: ContentRef,
  { action, parentId, ...form }: ReturnedForm & Pick<EditPageView, 'action' | 'parentId'>,
): Promise<PageAnswer> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  const about = { name: subject.title, href: `${subject.href}#kommentare` };
  return formPage(form, { subject: about, action, isEdit: false, parentId, removal: null });
};

const removalOf = ({ typed = {}, errors = {} }: Partial<NonNullable<ReturnedForm['why']>> = {}) => ({
  typed: { category: typed.category ?? '', reason: typed.reason ?? '' },
  errors,
});

const formPage = (
  { text, error, asked }: ReturnedForm,
  around: Pick<EditPageView, 'subject' | 'action' | 'isEdit' | 'parentId' | 'removal'>,
): PageAnswer => {
  const view: EditPageView = {
    ...around,
    text,
    error,
    maxLength: MAX_COMMENT_LENGTH,
    asked: asked ? { typed: asked.typed, errors: asked.errors } : null,
  };
  const isWrong =
    error !== null ||
    [asked?.errors, around.removal?.errors].some((errors) => Object.keys(errors ?? {}).length > 0);
  return page(EditPage, view, {
    head: { title: around.isEdit ? texts.editTitle : texts.writeComment, robots: 'noindex' },
    status: isWrong ? UNPROCESSABLE : OK,
  });
};

const [OK, UNPROCESSABLE] = [200, 422];

/** Returns a comment that the viewer sees, and what it belongs to. Throws 404. */
export const getVisibleComment = async (ctx: Ctx, commentId: number) => {
  const comment = await findComment(ctx, commentId);
  const owner = comment && ownerOf(comment);
  const subject = owner && (await findSummary(ctx, owner));
  if (!subject) throw notFound();
  const facts = { ...comment, locationPath: subject.locationPath };
  if (!(await isCommentSeen(ctx, facts))) throw notFound();
  return { comment, subject, owner };
};

const ownerOf = ({ ownerType, ownerId }: CommentRow): ContentRef => ({ type: ownerType, id: ownerId });

const hrefOf = ({ href }: { readonly href: string }, commentId: number) =>
  `${href}#${ANCHOR_PREFIX}${commentId}`;

const confirmPage = (view: ConfirmPageView) =>
  page(ConfirmPage, view, {
    head: { title: view.title, robots: 'noindex' },
    status: Object.keys(view.removal?.errors ?? {}).length > 0 ? UNPROCESSABLE : OK,
  });
