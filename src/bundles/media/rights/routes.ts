// Serves the desk of pictures, and taking an image away and giving it back.
import type { FastifyRequest } from 'fastify';
import { seeOther } from '#kernel/answers.ts';
import { tableInput } from '#kernel/desk-table.ts';
import { badInput } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import { fail, orBack, succeedWith } from '#kernel/reply.ts';
import type { Routes } from '#kernel/routing.ts';
import { UNDO_MS, undoLabel } from '#bundles/moderation/ui/public.ts';
import { ImageFileParams } from '../input.ts';
import { IMAGE_TABLE } from '../table/image-table.ts';
import { IMAGE_DESK } from '../table/table-page.ts';
import { blockImage, undoBlocking } from './blocking.ts';
import { releaseImage } from './commands.ts';
import { loadImageDesk, loadQuarantinePage } from './desk-page.ts';
import { DeskQuery, ImageParams, QuarantineBody } from './input.ts';
import { rightsPaths } from './paths.ts';
import { loadPreview } from './preview.ts';
import * as texts from './texts.ts';

const params = ImageParams;

export const rightsRoutes = (app: Routes): void => {
  mount(app, rightsPaths.desk, { access: 'moderator', query: DeskQuery }, async ({ ctx, query }) =>
    loadImageDesk(ctx, {
      filter: query.zustand || undefined,
      search: query.q?.trim() ?? '',
      before: query.vor,
      after: query.nach,
    }),
  );

  const table = tableInput(IMAGE_TABLE);
  mount(app, rightsPaths.table, { access: 'moderator', query: table }, ({ ctx, query }) =>
    IMAGE_DESK.draw(ctx, query),
  );

  mount(app, rightsPaths.quarantinePage, { access: 'moderator', params }, async ({ ctx, params }) =>
    loadQuarantinePage(ctx, params.id),
  );

  // The image's owner and editors may see it, too, so signing in is enough here.
  const file = ImageFileParams;
  mount(app, rightsPaths.preview, { access: 'signed-in', params: file }, async ({ ctx, params }) =>
    loadPreview(ctx, params.id, params.file),
  );

  const body = QuarantineBody;
  mount(app, rightsPaths.quarantine, { access: 'moderator', params, body }, async (call) => {
    const { ctx, params, body, request } = call;
    const typed = { category: body?.category, reason: body?.reason ?? '' };
    return orBack(call, url(rightsPaths.desk), async () => {
      const outcome = await blockImage(ctx, params.id, typed);
      if (outcome.kind !== 'invalid')
        return answer(request, { id: params.id, ...saidOf(outcome) }, outcome.isUndoable);
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadQuarantinePage(ctx, params.id, { ...typed, errors }));
    });
  });

  mount(app, rightsPaths.undo, { access: 'moderator', params }, async (call) =>
    orBack(call, url(rightsPaths.desk), async () => {
      await undoBlocking(call.ctx, call.params.id);
      return answer(call.request, { id: call.params.id, msg: texts.undone });
    }),
  );

  mount(app, rightsPaths.release, { access: 'moderator', params }, async (call) => {
    const { ctx, params, request } = call;
    return orBack(call, url(rightsPaths.desk), async () => {
      await releaseImage(ctx, params.id);
      return answer(request, { id: params.id, msg: texts.released });
    });
  });
};

/** What became of it, for people and for programs: what a second person has to confirm is shown until then. */
const saidOf = ({ kind }: { readonly kind: 'blocked' | 'proposed' }) =>
  kind === 'proposed' ? ({ msg: texts.proposed, isProposed: true } as const) : { msg: texts.quarantined };

/**
 * Leads back to the desk with its message, for a moment with a button that undoes it; who asks for JSON gets the message,
 * the image's number, and whether a second person has to confirm it.
 */
const answer = (
  request: FastifyRequest,
  said: { readonly id: number; readonly msg: string; readonly isProposed?: true },
  isUndoable = false,
) => {
  const undo = { action: url(rightsPaths.undo, { id: said.id }), label: undoLabel };
  const message = flash('success', said.msg, { ...(isUndoable && { fade: UNDO_MS.one, undo }) });
  return succeedWith(request, said, () => seeOther(url(rightsPaths.desk), message));
};
