// The calls for comments. Spec 7, decisions.md 3: wire names stand only here and in views.ts.
import { createElement } from 'react';
import { fragment, noContent, page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { createComment, deleteComment, editComment, lockComments } from './commands.ts';
import type { CreateOutcome, EditOutcome } from './commands.ts';
import { ANCHOR_PREFIX, LAST_ONES_OFFSET, MAX_COMMENT_LENGTH } from './constants.ts';
import { CommentBody, CommentParams, FetchQuery, LockBody, LockParams, OwnerParams } from './input.ts';
import { commentPaths } from './paths.ts';
import type { OwnerCommentPaths } from './paths.ts';
import { mayDeleteComment, mayEditComment } from './policy.ts';
import { findComment, findThread, listComments, listNewest } from './queries.ts';
import { toCommentViews } from './teaser.ts';
import * as texts from './texts.ts';
import { CommentForm } from './ui/CommentForm.tsx';
import { CommentList } from './ui/CommentList.tsx';
import { DeletePage } from './ui/DeletePage.tsx';

export interface CommentRoutesOfKind {
  readonly type: ContentType;
  readonly paths: OwnerCommentPaths;
  /** The owner's page with a refused form on it, for browsers without JavaScript. */
  readonly pageWithForm: (
    ctx: Ctx,
    ownerId: number,
    form: { text: string; error: string | null },
  ) => Promise<PageAnswer>;
}

/** The calls that name the owner, mounted by each kind that has comments. */
export const mountCommentRoutes = (app: Routes, { type, paths, pageWithForm }: CommentRoutesOfKind): void => {
  mount(app, paths.fetch, { access: 'anyone', params: OwnerParams, query: FetchQuery }, async (call) => {
    const { ctx, query, format } = call;
    const owner = { type, id: call.params.ownerId };
    const subject = await findVisible(ctx, owner);
    const { offset = 0 } = query;
    const [thread, rows] = await Promise.all([
      findThread(ctx, owner),
      offset === LAST_ONES_OFFSET ? listNewest(ctx, owner) : listComments(ctx, owner, query),
    ]);
    const comments = await toCommentViews(ctx, rows, subject.locationPath);
    const html = renderFragment(createElement(CommentList, { comments }), ctx.log);
    return format === 'html' ? fragment(html) : { commentCount: thread.commentCount, offset, comments, html };
  });

  mount(app, paths.create, { access: 'anyone', params: OwnerParams, body: CommentBody }, async (call) => {
    const { ctx, params, body, wantsPage } = call;
    const owner = { type, id: params.ownerId };
    const action = url(paths.create, params);
    if (body?.text === undefined && !wantsPage) {
      await findVisible(ctx, owner);
      return { html: drawForm(ctx, { action, parentId: body?.parentId ?? null }) };
    }
    const { text = '', parentId } = body ?? {};
    const outcome = await createComment(ctx, owner, { text, parentId });
    if (!wantsPage)
      return toAnswer(ctx, outcome, texts.created, { action, text, parentId: parentId ?? null });
    if (outcome.kind === 'created') return toOwner(ctx, owner, texts.created, outcome.commentId);
    return pageWithForm(ctx, owner.id, { text, error: problemOf(outcome) });
  });

  mount(
    app,
    paths.lock,
    { access: 'signed-in', params: LockParams, body: LockBody },
    async ({ ctx, params, body, wantsPage }) => {
      const thread = await lockComments(ctx, { type, id: params.id }, body.lock === 1);
      if (wantsPage) return toOwner(ctx, thread.owner, texts.lockChanged(thread.isLocked));
      return { status: 'success', locked: thread.isLocked };
    },
  );
};

/** The calls by comment, shared by all kinds. */
export const routes = (app: Routes): void => {
  mount(
    app,
    commentPaths.edit,
    { access: 'anyone', params: CommentParams, body: CommentBody },
    async (call) => {
      const { ctx, params, body } = call;
      const action = url(commentPaths.edit, params);
      if (body?.text === undefined)
        return { html: drawForm(ctx, { action, text: await editableText(ctx, params.commentId) }) };
      const outcome = await editComment(ctx, params.commentId, body.text);
      return toAnswer(ctx, outcome, texts.changed, { action, text: body.text, parentId: null });
    },
  );

  mount(app, commentPaths.delete, { access: 'signed-in', params: CommentParams }, async ({ ctx, params }) => {
    await deleteComment(ctx, params.commentId);
    return noContent();
  });

  mount(
    app,
    commentPaths.deletePage,
    { access: 'signed-in', params: CommentParams },
    async ({ ctx, params, request }) => {
      if (request.method === 'POST') {
        const thread = await deleteComment(ctx, params.commentId);
        return seeOther(`${thread.subject.href}#kommentare`, flash('success', texts.deleted));
      }
      const comment = await findComment(ctx, params.commentId);
      if (!comment || comment.state !== 'visible') throw notFound();
      const subject = await findVisible(ctx, { type: comment.ownerType, id: comment.ownerId });
      if (!mayDeleteComment(ctx.viewer, { ...comment, locationPath: subject.locationPath }))
        throw forbidden();
      const [view] = await toCommentViews(ctx, [comment], subject.locationPath);
      const action = url(commentPaths.deletePage, params);
      const back = `${subject.href}#${ANCHOR_PREFIX}${comment.id}`;
      return page(
        DeletePage,
        { comment: view!, subject: subject.title, action, back },
        {
          head: { title: texts.deleteTitle, robots: 'noindex' },
        },
      );
    },
  );
};

const findVisible = async (ctx: Ctx, owner: ContentRef): Promise<ContentSummary> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  return subject;
};

/** The text of a comment that the viewer may change. */
const editableText = async (ctx: Ctx, commentId: number) => {
  const comment = await findComment(ctx, commentId);
  if (!comment || comment.state !== 'visible') throw notFound();
  const { locationPath } = await findVisible(ctx, { type: comment.ownerType, id: comment.ownerId });
  if (!mayEditComment(ctx.viewer, { ...comment, locationPath })) throw forbidden();
  return comment.text;
};

interface FormFields {
  readonly action: string;
  readonly text?: string;
  readonly error?: string | null;
  readonly parentId?: number | null;
}

const drawForm = (ctx: Ctx, fields: FormFields) =>
  renderFragment(createElement(CommentForm, { maxLength: MAX_COMMENT_LENGTH, ...fields }), ctx.log);

/** The fields of §7: commented, commentId, commentCount, text · notGranted, text · html. */
const toAnswer = (ctx: Ctx, outcome: CreateOutcome | EditOutcome, text: string, form: FormFields) => {
  if (outcome.kind === 'notGranted') return { notGranted: true, text: outcome.text };
  if (outcome.kind === 'invalid')
    return { html: drawForm(ctx, { ...form, error: problemOf(outcome) }), errors: outcome.errors };
  return { commented: true, commentId: outcome.commentId, commentCount: outcome.count, text };
};

const problemOf = (outcome: CreateOutcome | EditOutcome): string | null => {
  if (outcome.kind === 'notGranted') return outcome.text;
  return outcome.kind === 'invalid' ? Object.values(outcome.errors).join(' ') : null;
};

const toOwner = async (ctx: Ctx, owner: ContentRef, text: string, commentId?: number) => {
  const subject = await findVisible(ctx, owner);
  const anchor = commentId ? `${ANCHOR_PREFIX}${commentId}` : 'kommentare';
  return seeOther(`${subject.href}#${anchor}`, flash('success', text));
};
