// Serves the call of the like button, by GET and POST, and the page of those who like something. contract.md 7, 11.3, 16.4
import { createElement } from 'react';
import { seeOther } from '#kernel/answers.ts';
import { findSummary, refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { unpackListCursor } from '#kernel/list-cursor.ts';
import { isOwnScriptCall, isSafeMethod } from '#kernel/origin-check.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { setLike } from './commands.ts';
import { LIKE_LIMIT, OLDER_QUERY } from './constants.ts';
import { LikeParams, LikersParams, LikersQuery, intentionOf, likableTypeOf } from './input.ts';
import { loadLikersPage } from './likers-page.ts';
import { loadLikes } from './load-likes.ts';
import { likePaths } from './paths.ts';
import * as texts from './texts.ts';
import { LikeElement } from './ui/LikeButton.tsx';

export const routes = (app: Routes): void => {
  const params = LikeParams;
  mount(app, likePaths.interaction, { access: 'anyone', whenRestricted: 'explain', params }, async (call) => {
    const { ctx, params, request, wantsPage } = call;
    const intention = intentionOf(params.intention);
    const ref = { type: likableTypeOf(app.portal.kinds, params.contentType), id: params.contentId };
    // A link on a foreign page must not like anything. contract.md 11.3
    if (isSafeMethod(request.method) && !isOwnScriptCall(request)) return presentState(ctx, ref);
    if (isSignedIn(ctx.viewer)) await limitAttempts(ctx, `like:${ctx.viewer.id}`, LIKE_LIMIT);
    const outcome = await setLike(ctx, ref, intention);
    const isDone = outcome.kind === 'done';
    const msg = isDone ? texts.changed[intention] : outcome.text;
    const { href } = outcome.subject;
    if (wantsPage) return seeOther(href, flash(isDone ? 'success' : 'warning', msg));
    return { status: isDone ? 'success' : 'error', msg, ...(await stateOf(ctx, ref, href)) };
  });

  const listing = { params: LikersParams, query: LikersQuery, cache: [OLDER_QUERY] };
  mount(app, likePaths.likers, { access: 'anyone', ...listing }, ({ ctx, params, query }) =>
    loadLikersPage(ctx, {
      ref: { type: likableTypeOf(app.portal.kinds, params.contentType), id: params.contentId },
      after: unpackListCursor(query.vor),
    }),
  );
};

const presentState = async (ctx: Ctx, ref: ContentRef) => {
  const subject = await findSummary(ctx, ref);
  if (!subject) throw notFound();
  const state = await stateOf(ctx, ref, subject.href);
  return { status: 'success', msg: texts.present(state.count), ...state };
};

/** Returns the button as it is now, as HTML and as data. */
const stateOf = async (ctx: Ctx, ref: ContentRef, next: string) => {
  const like = (await loadLikes(ctx, [ref], next)).byRef.get(refKey(ref))!;
  return { html: renderFragment(createElement(LikeElement, { like }), ctx.log), count: like.count, like };
};
