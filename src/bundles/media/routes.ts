// Serves the files of pictures. contract.md 15.5
import { movedTo, storedFile } from '#kernel/answers.ts';
import { gone, notFound } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { PUBLIC_MAX_AGE_S, SOCIAL, imageTag } from './constants.ts';
import { baseOf, keyOfAsked, parseFileName, signatureHolds } from './image-addresses.ts';
import { ImageFileParams, ImageFileQuery } from './input.ts';
import { mediaPaths } from './paths.ts';
import { findImages } from './queries.ts';

export const routes = (app: Routes): void => {
  const input = { params: ImageFileParams, query: ImageFileQuery };
  // The address itself says whether it may be fetched; no cookie is looked at.
  mount(
    app,
    mediaPaths.image,
    { access: 'token', respondsWith: 'json', isVital: true, ...input },
    async (call) => {
      const { ctx, params, query } = call;
      const asked = parseFileName(params.file);
      const image = asked && (await findImages(ctx, [params.id])).get(params.id);
      if (!image) throw notFound();
      if (image.access === 'blocked') throw gone();
      const isPublic = image.access === 'public';
      const secondsLeft = isPublic ? PUBLIC_MAX_AGE_S : signatureHolds(ctx, image.id, query.e, query.s);
      const key = keyOfAsked(image, asked);
      if (secondsLeft === 0 || !key || image.version === '') throw notFound();
      // The redirect is not to be kept: after an edit is undone, the old address is the present one.
      if (asked.version !== image.version)
        return movedTo(`${baseOf(image)}_${asked.name}.${asked.extension}`);
      const focus = asked.name === SOCIAL ? `-${image.focusX}-${image.focusY}` : '';
      return storedFile(key, {
        etag: `"${image.version}-${image.edition}-${asked.name}-${asked.extension}${focus}"`,
        'cache-control': isPublic
          ? `public, max-age=${PUBLIC_MAX_AGE_S}`
          : `private, max-age=${Math.min(PUBLIC_MAX_AGE_S, secondsLeft)}`,
        ...(isPublic && { 'surrogate-key': imageTag(image.id) }),
      });
    },
  );
};
