// Serves the moderators' desk, and what they decide about comments that are held.
import { seeOther } from '#kernel/answers.ts';
import { tableInput } from '#kernel/desk-table.ts';
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, orBack, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { removalFlash } from '../form-answers.ts';
import { CommentParams, DecideBody, DeskQuery, TrialQuery, whyOf } from '../input.ts';
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
  mount(app, commentPaths.decide, { access: 'moderator', ...input }, (call) =>
    orBack(call, url(commentPaths.desk), async () => {
      const { ctx, params, body, request, wantsPage } = call;
      const { decision } = body;
      const why = whyOf(body);
      // A page without scripts may send no category; the empty one makes the desk ask for it.
      const asked = wantsPage ? { ...why, category: why.category ?? '' } : why;
      const outcome = await decideComment(ctx, params.commentId, decision, asked);
      if (outcome.kind === 'invalid') {
        const { errors } = outcome;
        const typed = { category: why.category ?? '', reason: body.reason ?? '' };
        // The page begins with this comment, wherever it stood.
        const from = { kind: 'held', before: params.commentId + 1 } as const;
        return fail(request, badInput(errors, texts.reasonsAsked), () =>
          loadDeskPage(ctx, from, { commentId: params.commentId, typed, errors }),
        );
      }
      const text = texts.decided[decision];
      const said = outcome.kind === 'proposed' ? texts.removalProposed : text;
      const { commentId } = params;
      return succeedWith(request, { decision, commentId, commentCount: outcome.count, text: said }, () =>
        seeOther(url(commentPaths.desk), removalFlash(commentId, outcome, text)),
      );
    }),
  );
};
