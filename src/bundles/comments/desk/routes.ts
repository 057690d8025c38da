// The moderators' desk, and what they decide about comments that are held.
import { seeOther } from '#kernel/answers.ts';
import { tableInput } from '#kernel/desk-table.ts';
import { conflict } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { CommentParams, DecideBody, DeskQuery, TrialQuery } from '../input.ts';
import { decideComment } from '../moderation.ts';
import { commentPaths } from '../paths.ts';
import { COMMENT_TABLE } from '../table/comment-table.ts';
import { COMMENT_DESK } from '../table/table-page.ts';
import * as texts from '../texts.ts';
import { loadTrialPage } from '../trial/trial-page.ts';
import { loadDeskPage } from './desk-page.ts';

export const deskRoutes = (app: Routes): void => {
  const query = DeskQuery;
  mount(
    app,
    commentPaths.desk,
    { access: 'moderator', query },
    ({ ctx, query: { vor: before, nach: after } }) => loadDeskPage(ctx, { kind: 'held', before, after }),
  );
  mount(
    app,
    commentPaths.deskRecent,
    { access: 'moderator', query },
    ({ ctx, query: { vor: before, nach: after } }) => loadDeskPage(ctx, { kind: 'recent', before, after }),
  );

  mount(
    app,
    commentPaths.table,
    { access: 'moderator', query: tableInput(COMMENT_TABLE) },
    ({ ctx, query }) => COMMENT_DESK.draw(ctx, query),
  );

  mount(app, commentPaths.rules, { access: 'moderator', query: TrialQuery }, ({ ctx, query: { woerter } }) =>
    loadTrialPage(ctx, woerter),
  );

  const input = { params: CommentParams, body: DecideBody };
  mount(
    app,
    commentPaths.decide,
    { access: 'moderator', ...input },
    async ({ ctx, params, body, wantsPage }) => {
      const { commentId } = params;
      const { decision, reason } = body;
      const { kind, count } = await decideComment(ctx, commentId, decision, reason?.trim());
      const desk = url(commentPaths.desk);
      if (kind === 'already') {
        if (wantsPage) return seeOther(desk, flash('warning', texts.alreadyDecided));
        throw conflict(texts.alreadyDecided);
      }
      const text = texts.decided[decision];
      if (wantsPage) return seeOther(desk, flash('success', text));
      return { status: 'success', decision, commentId, commentCount: count, text };
    },
  );
};
