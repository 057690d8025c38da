// Serves the page of the portal's own pictures, and their files.
import { storedFile } from '#kernel/answers.ts';
import { IMMUTABLE } from '#kernel/assets.ts';
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { loadBrandingPage } from './branding-page.ts';
import { removeBrandPicture, saveBrandPicture } from './commands.ts';
import { fileKey } from './files.ts';
import { FileParams, PictureBody, PictureParams } from './input.ts';
import { brandingPaths } from './paths.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mount(app, brandingPaths.page, { access: 'admin' }, async ({ ctx }) => loadBrandingPage(ctx));

  const input = { params: PictureParams, body: PictureBody, upload: IMAGE_UPLOAD };
  mount(app, brandingPaths.save, { access: 'admin', ...input }, async (call) => {
    const { ctx, params, body, upload, request } = call;
    const which = params.picture;
    const { name } = texts.pictureWords[which];
    const refuse = (text: string) =>
      fail(request, badInput({ file: text }), () => loadBrandingPage(ctx, { which, text }));
    if (!body.remove && !upload) return refuse(texts.missing);
    const outcome = body.remove
      ? await removeBrandPicture(ctx, which)
      : await saveBrandPicture(ctx, which, upload!.read());
    if (outcome.kind === 'refused') return refuse(outcome.text);
    const done = body.remove ? texts.removed(name) : texts.saved(name);
    return succeed(request, url(brandingPaths.page), outcome.kind === 'saved' ? done : texts.unchanged);
  });

  // No cookie is looked at: the portal's pictures are for everybody.
  const ofFile = { params: FileParams, respondsWith: 'json', isVital: true } as const;
  mount(app, brandingPaths.file, { access: 'token', ...ofFile }, async ({ params: { version, file } }) =>
    storedFile(fileKey(version, file), {
      etag: `"${version}-${file}"`,
      'cache-control': IMMUTABLE,
    }),
  );
};
