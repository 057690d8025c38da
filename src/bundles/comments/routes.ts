// Serves the calls that name a comment, shared by all kinds, and the pages that ask before something is done. contract.md 7,
// 11.1, 13
import { noContent } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, forbidden } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { refusalInWords } from '#kernel/viewer.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { mountFeed } from '#bundles/syndication/public.ts';
import { closingOf } from './closing.ts';
import { editComment } from './commands.ts';
import {
  getVisibleComment,
  loadDeletePage,
  loadEditPage,
  loadLockPage,
  loadModeratePage,
} from './comment-page.ts';
import { findCommentFeed } from './feed.ts';
import { drawForm, problemOf, removalFlash, toAnswer, toComment, toOwner } from './form-answers.ts';
import {
  CommentBody,
  CommentParams,
  DeleteBody,
  LockBody,
  MentionQuery,
  ModerateBody,
  answersOf,
  mentionParams,
  threadParams,
  whyOf,
} from './input.ts';
import { offerMentions } from './mentioned.ts';
import { lockComments, moderateThread } from './moderation.ts';
import { commentPaths } from './paths.ts';
import { refusalToEdit } from './policy.ts';
import { deleteComment, undoRemoval } from './removing.ts';
import { editMinutes } from './settings.ts';
import * as texts from './texts.ts';

const params = CommentParams;

export const routes = (app: Routes): void => {
  mountEditing(app);
  mountDeleting(app);
  mountLocking(app);
  mountFeed(app, commentPaths.feed, { params: threadParams(app.portal.kinds) }, (ctx, { params }) =>
    findCommentFeed(ctx, params),
  );
  const input = { params: mentionParams(app.portal.kinds), query: MentionQuery };
  mount(
    app,
    commentPaths.mentions,
    { access: 'signed-in', ...input },
    ({ ctx, params: { ownerType: type, ownerId: id }, query }) => offerMentions(ctx, { type, id }, query.q),
  );
};

const mountEditing = (app: Routes) => {
  const input = { params, body: CommentBody };
  mount(
    app,
    commentPaths.edit,
    { access: 'anyone', whenRestricted: 'explain', ...input },
    async ({ ctx, params, body, wantsPage }) => {
      const { commentId } = params;
      if (body?.text === undefined) return askForForm(ctx, commentId, wantsPage);
      const { text } = body;
      const outcome = await editComment(ctx, commentId, text, { answers: answersOf(body), why: whyOf(body) });
      const action = url(commentPaths.edit, params);
      if (!wantsPage) return toAnswer(ctx, outcome, { action, text, isEdit: true });
      if (!('commentId' in outcome)) {
        const asked = outcome.kind === 'asked' ? outcome : undefined;
        const errors = outcome.kind === 'invalid' ? outcome.errors : {};
        const error = outcome.kind === 'invalid' ? (errors['text'] ?? null) : problemOf(outcome);
        return loadEditPage(ctx, commentId, { text, error, asked, why: { typed: whyOf(body), errors } });
      }
      const { owner } = await getVisibleComment(ctx, commentId);
      return toComment(ctx, owner, outcome);
    },
  );

  mount(app, commentPaths.editPage, { access: 'signed-in', params }, ({ ctx, params }) =>
    askForForm(ctx, params.commentId, true),
  );
};

/** Returns the form filled in, or why there is none. */
const askForForm = async (ctx: Ctx, commentId: number, wantsPage: boolean) => {
  const { comment, subject } = await getVisibleComment(ctx, commentId);
  const rules = { now: ctx.now, editMinutes: await readSetting(ctx, editMinutes) };
  const refusal = refusalToEdit(ctx.viewer, { ...comment, locationPath: subject.locationPath }, rules);
  const words = refusal ? refusalInWords(ctx.viewer, texts.refusals, refusal) : undefined;
  if (refusal && wantsPage) throw forbidden(refusal === 'notYours' ? undefined : words);
  if (refusal) return { notGranted: true, text: words };
  if (wantsPage) return loadEditPage(ctx, commentId, { text: comment.text, error: null });
  const action = url(commentPaths.edit, { commentId });
  return { html: drawForm(ctx, { action, text: comment.text, isEdit: true }) };
};

const mountDeleting = (app: Routes) => {
  const input = { params, body: DeleteBody };
  mount(app, commentPaths.delete, { access: 'signed-in', ...input }, async ({ ctx, params, body }) => {
    const outcome = await deleteComment(ctx, params.commentId, whyOf(body ?? {}));
    if (outcome.kind === 'invalid') throw badInput(outcome.errors);
    return noContent();
  });

  mount(app, commentPaths.deletePage, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadDeletePage(ctx, params.commentId),
  );

  mount(
    app,
    commentPaths.deleteForm,
    { access: 'signed-in', ...input },
    async ({ ctx, params: { commentId }, body, request }) => {
      const why = whyOf(body ?? {});
      const outcome = await deleteComment(ctx, commentId, why);
      if (outcome.kind === 'invalid') {
        const { errors } = outcome;
        return fail(request, badInput(errors), () => loadDeletePage(ctx, commentId, { typed: why, errors }));
      }
      return toOwner(ctx, outcome.owner, removalFlash(commentId, outcome, texts.deleted));
    },
  );

  mount(app, commentPaths.restore, { access: 'moderator', params }, async ({ ctx, params, request }) => {
    const owner = await undoRemoval(ctx, params.commentId);
    return succeedWith(request, { msg: texts.restored }, () =>
      toOwner(ctx, owner, flash('success', texts.restored), params.commentId),
    );
  });
};

const mountLocking = (app: Routes) => {
  mount(app, commentPaths.lockPage, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadLockPage(ctx, params.commentId),
  );

  mount(
    app,
    commentPaths.lockForm,
    { access: 'signed-in', params, body: LockBody },
    async ({ ctx, params, body }) => {
      const { owner } = await getVisibleComment(ctx, params.commentId);
      const { isLocked } = await lockComments(ctx, owner, body.lock === 1);
      return toOwner(ctx, owner, flash('success', texts.lockChanged(isLocked)));
    },
  );

  const ofThread = { params: threadParams(app.portal.kinds) };
  mount(app, commentPaths.moderatePage, { access: 'signed-in', ...ofThread }, ({ ctx, params }) =>
    loadModeratePage(ctx, params),
  );

  mount(
    app,
    commentPaths.moderateForm,
    { access: 'signed-in', ...ofThread, body: ModerateBody },
    async ({ ctx, params, body, request }) => {
      const { lock, slowModeSeconds, closes } = body;
      const closesAt = closes === undefined || lock === 1 ? undefined : closingOf(closes, ctx.now);
      if (closes !== undefined && lock !== 1 && closesAt === undefined) {
        const refused = { isLocked: false, slowModeSeconds, closes, error: texts.closesWrong };
        return fail(request, badInput({ closes: refused.error }), () =>
          loadModeratePage(ctx, params, refused),
        );
      }
      const settings = { isLocked: lock === 1, slowModeSeconds, ...(closesAt !== undefined && { closesAt }) };
      const thread = await moderateThread(ctx, params, settings);
      const text = texts.moderated(thread);
      return succeedWith(request, { locked: thread.isLocked, slowModeSeconds, text }, () =>
        toOwner(ctx, thread.owner, flash('success', text)),
      );
    },
  );
};
