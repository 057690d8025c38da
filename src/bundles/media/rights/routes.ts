// Serves the desk of pictures, and taking an image away and giving it back.
import { seeOther } from '#kernel/answers.ts';
import { tableInput } from '#kernel/desk-table.ts';
import { badInput } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { mount } from '#kernel/routing.ts';
import { fail, orBack } from '#kernel/reply.ts';
import type { Routes } from '#kernel/routing.ts';
import { ImageFileParams } from '../input.ts';
import { IMAGE_TABLE } from '../table/image-table.ts';
import { IMAGE_DESK } from '../table/table-page.ts';
import { quarantineImage, releaseImage } from './commands.ts';
import { loadImageDesk, loadQuarantinePage } from './desk-page.ts';
import { DeskQuery, ImageParams, QuarantineBody } from './input.ts';
import { rightsPaths } from './paths.ts';
import { loadPreview } from './preview.ts';
import { checkReason } from './rules.ts';
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

  // Its owner and editors may see it, too.
  const file = ImageFileParams;
  mount(app, rightsPaths.preview, { access: 'signed-in', params: file }, async ({ ctx, params }) =>
    loadPreview(ctx, params.id, params.file),
  );

  const body = QuarantineBody;
  mount(app, rightsPaths.quarantine, { access: 'moderator', params, body }, async (call) => {
    const { ctx, params, body, wantsPage, request } = call;
    const typed = body?.reason ?? '';
    const checked = checkReason(typed);
    if (checked.kind === 'invalid') {
      return fail(request, badInput(checked.errors), () =>
        loadQuarantinePage(ctx, params.id, { reason: typed, errors: checked.errors }),
      );
    }
    return orBack(call, url(rightsPaths.desk), async () => {
      await quarantineImage(ctx, params.id, checked.value);
      return succeed(wantsPage, params.id, texts.quarantined);
    });
  });

  mount(app, rightsPaths.release, { access: 'moderator', params }, async (call) => {
    const { ctx, params, wantsPage } = call;
    return orBack(call, url(rightsPaths.desk), async () => {
      await releaseImage(ctx, params.id);
      return succeed(wantsPage, params.id, texts.released);
    });
  });
};

/** Back to the desk with its message; who asks for JSON gets the message alone. */
const succeed = (wantsPage: boolean, id: number, msg: string) =>
  wantsPage ? seeOther(url(rightsPaths.desk), flash('success', msg)) : { status: 'success', id, msg };
