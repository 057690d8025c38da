// Serves the form of a place's picture, which answers JSON to whoever asks for it.
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { choosePlacePicture, savePicture } from './commands.ts';
import { PictureBody, PlaceParams } from './input.ts';
import { placePicturePaths } from './paths.ts';
import { loadPicturePage } from './picture-page.ts';
import * as texts from './texts.ts';

const params = PlaceParams;

export const routes = (app: Routes): void => {
  mount(app, placePicturePaths.page, { access: 'admin', params }, ({ ctx, params }) =>
    loadPicturePage(ctx, params.id),
  );

  const input = { params, body: PictureBody, upload: IMAGE_UPLOAD };
  mount(app, placePicturePaths.save, { access: 'admin', ...input }, async (call) => {
    const { ctx, params, body, upload, request } = call;
    const { image = '', alt = '', credit = '', remove } = body;
    const typed = { image, alt, credit };
    const outcome =
      remove && !upload
        ? await choosePlacePicture(ctx, params.id, null)
        : await savePicture(ctx, params.id, typed, upload);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadPicturePage(ctx, params.id, { typed, errors }));
    }
    const done = remove && !upload ? texts.removed(outcome.place) : texts.saved(outcome.place);
    const say = outcome.kind === 'saved' ? done : texts.unchanged;
    return succeed(request, url(placePicturePaths.page, params), say);
  });
};
