// The calls for comments. Spec 7, decisions.md 3: wire names stand only here and in views.ts.
import { createElement } from 'react';
import { PageAnswer, fragment, json, noContent, seeOther } from '#kernel/answers.ts';
import type { RedirectAnswer } from '#kernel/answers.ts';
import { findSummary, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { createComment, deleteComment, editComment, lockComments } from './commands.ts';
import type { CreateOutcome, EditOutcome } from './commands.ts';
import { getVisibleComment, loadDeletePage, loadEditPage, loadLockPage } from './comment-page.ts';
import { ANCHOR_PREFIX, LAST_ONES_OFFSET, MAX_COMMENT_LENGTH, commentsTag } from './constants.ts';
import {
  CommentBody,
  CommentParams,
  FetchQuery,
  LockBody,
  LockParams,
  OwnerPageParams,
  OwnerPageQuery,
  OwnerParams,
} from './input.ts';
import { commentPaths } from './paths.ts';
import type { OwnerCommentPaths } from './paths.ts';
import { refusalToEdit } from './policy.ts';
import { findThread, listComments, listNewest } from './queries.ts';
import { toCommentViews } from './teaser.ts';
import type { TeaserWish } from './teaser.ts';
import * as texts from './texts.ts';
import { CommentForm } from './ui/CommentForm.tsx';
import { CommentList } from './ui/CommentList.tsx';

/** What is wanted of the page of a thing that has comments. */
export interface OwnerPageWish {
  readonly id: number;
  /** The path that was asked for; another than the canonical one is moved. */
  readonly path?: string;
  readonly comments?: Omit<TeaserWish, 'paths'>;
  readonly status?: number;
}

export type LoadOwnerPage = (ctx: Ctx, wish: OwnerPageWish) => Promise<PageAnswer | RedirectAnswer>;

/** The page of a thing with comments, under an address that ends in its id. */
export const mountOwnerPage = (app: Routes, route: RoutePath, loadPage: LoadOwnerPage): void => {
  const input = { params: OwnerPageParams, query: OwnerPageQuery, cache: ['kommentare', 'vor'] };
  mount(app, route, { access: 'anyone', ...input }, async ({ ctx, params, query, request }) => {
    const comments = { showAll: query.kommentare === 'alle', before: query.vor };
    return loadPage(ctx, { id: params.id, path: pathOf(request), comments });
  });
};

export interface CommentRoutesOfKind {
  readonly type: ContentType;
  readonly paths: OwnerCommentPaths;
  /** Also shows a refused form, to browsers without JavaScript. */
  readonly loadPage: LoadOwnerPage;
}

/** The calls that name the owner, mounted by each kind that has comments. */
export const mountCommentRoutes = (app: Routes, { type, paths, loadPage }: CommentRoutesOfKind): void => {
  const fetching = { params: OwnerParams, query: FetchQuery, cache: Object.keys(FetchQuery.properties) };
  mount(app, paths.fetch, { access: 'anyone', ...fetching }, async (call) => {
    const { ctx, query, format } = call;
    const owner = { type, id: call.params.ownerId };
    const subject = await findVisible(ctx, owner);
    const { offset = 0 } = query;
    const [thread, rows] = await Promise.all([
      findThread(ctx, owner),
      offset === LAST_ONES_OFFSET ? listNewest(ctx, owner) : listComments(ctx, owner, query),
    ]);
    const { comments, tags: shown } = await toCommentViews(ctx, rows, subject.locationPath);
    const html = renderFragment(createElement(CommentList, { comments }), ctx.log);
    const tags = [commentsTag(owner), refKey(owner), ...shown];
    if (format === 'html') return fragment(html, tags);
    return json({ commentCount: thread.commentCount, offset, comments, html }, tags);
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
    const form = { text, parentId: parentId ?? null, error: problemOf(outcome) };
    const answer = await loadPage(ctx, { id: owner.id, comments: { form }, status: UNPROCESSABLE });
    if (!(answer instanceof PageAnswer)) throw notFound();
    return answer;
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

const UNPROCESSABLE = 422;

/** The calls by comment, shared by all kinds. */
export const routes = (app: Routes): void => {
  const params = CommentParams;
  mount(app, commentPaths.edit, { access: 'anyone', params, body: CommentBody }, async (call) => {
    const { ctx, params, body, wantsPage } = call;
    const { commentId } = params;
    if (body?.text === undefined) return askForEditForm(ctx, commentId, wantsPage);
    const { text } = body;
    const outcome = await editComment(ctx, commentId, text);
    if (!wantsPage)
      return toAnswer(ctx, outcome, texts.changed, { action: url(commentPaths.edit, params), text });
    if (outcome.kind !== 'changed') return loadEditPage(ctx, commentId, { text, error: problemOf(outcome) });
    const { owner } = await getVisibleComment(ctx, commentId);
    return toOwner(ctx, owner, texts.changed, commentId);
  });

  mount(app, commentPaths.delete, { access: 'signed-in', params }, async ({ ctx, params }) => {
    await deleteComment(ctx, params.commentId);
    return noContent();
  });

  mountConfirmations(app);
};

/** Asking before deleting and locking, for browsers without JavaScript. */
const mountConfirmations = (app: Routes) => {
  const params = CommentParams;
  mount(app, commentPaths.deletePage, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadDeletePage(ctx, params.commentId),
  );

  mount(app, commentPaths.deleteForm, { access: 'signed-in', params }, async ({ ctx, params }) => {
    const { owner } = await deleteComment(ctx, params.commentId);
    return toOwner(ctx, owner, texts.deleted);
  });

  mount(app, commentPaths.lockPage, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadLockPage(ctx, params.commentId),
  );

  mount(app, commentPaths.lockForm, { access: 'signed-in', params, body: LockBody }, async (call) => {
    const { ctx, params, body } = call;
    const { owner } = await getVisibleComment(ctx, params.commentId);
    const { isLocked } = await lockComments(ctx, owner, body.lock === 1);
    return toOwner(ctx, owner, texts.lockChanged(isLocked));
  });
};

/** The form filled in, or why there is none. */
const askForEditForm = async (ctx: Ctx, commentId: number, wantsPage: boolean) => {
  const { comment, subject } = await getVisibleComment(ctx, commentId);
  const refusal = refusalToEdit(ctx.viewer, { ...comment, locationPath: subject.locationPath });
  if (refusal && wantsPage) throw forbidden();
  if (refusal) return { notGranted: true, text: texts.refusals[refusal] };
  if (wantsPage) return loadEditPage(ctx, commentId, { text: comment.text, error: null });
  return { html: drawForm(ctx, { action: url(commentPaths.edit, { commentId }), text: comment.text }) };
};

const findVisible = async (ctx: Ctx, owner: ContentRef): Promise<ContentSummary> => {
  const subject = await findSummary(ctx, owner);
  if (!subject) throw notFound();
  return subject;
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
