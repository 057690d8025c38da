// Serves uploading videos and sound: in pieces by the tus protocol, or small ones as a form.
import { randomUUID } from 'node:crypto';
import { seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badInput, forbidden } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { UploadedFile } from '#kernel/multipart.ts';
import { url } from '#kernel/named-routes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { FORM_UPLOAD_BYTES, PIECE_TYPE, UPLOADS_AN_HOUR } from '../constants.ts';
import { NoFields, UploadParams } from '../input.ts';
import { loadListPage } from '../list-page.ts';
import { streamPaths } from '../paths.ts';
import { mayUploadStream } from '../policy.ts';
import { findUpload } from '../queries.ts';
import * as texts from '../texts.ts';
import { beginUpload, receivePieces, removeUpload } from '../uploads.ts';

export const streamUploadRoutes = (app: Routes): void => {
  const door = { respondsWith: 'json', streams: PIECE_TYPE } as const;
  mount(app, streamPaths.createUpload, { access: 'signed-in', ...door }, async ({ ctx, request, reply }) => {
    if (!mayUploadStream(ctx.viewer)) throw forbidden(texts.uploadNotGranted);
    await limitAttempts(ctx, `stream-upload:${ctx.viewer.id}`, UPLOADS_AN_HOUR);
    const { answerTus } = await import('../tus-call.ts');
    return answerTus(ctx, ctx.viewer.id!, request, reply);
  });

  const ofUpload = { ...door, params: UploadParams };
  mount(app, streamPaths.upload, { access: 'signed-in', ...ofUpload }, async ({ ctx, request, reply }) => {
    if (!mayUploadStream(ctx.viewer)) throw forbidden(texts.uploadNotGranted);
    const { answerTus } = await import('../tus-call.ts');
    return answerTus(ctx, ctx.viewer.id!, request, reply);
  });

  const form = {
    body: NoFields,
    upload: {
      field: 'file',
      maxBytes: FORM_UPLOAD_BYTES,
      tooLarge: texts.uploadTooLarge(texts.sizeText(FORM_UPLOAD_BYTES)),
    },
  };
  mount(
    app,
    streamPaths.listUpload,
    { access: 'signed-in', ...form },
    async ({ ctx, upload, request, wantsPage }) => {
      if (!mayUploadStream(ctx.viewer)) throw forbidden(texts.uploadNotGranted);
      const ownerId = ctx.viewer.id!;
      try {
        const id = await uploadWhole(ctx, ownerId, upload);
        const href = id ? url(streamPaths.show, { id }) : url(streamPaths.list);
        return succeedWith(request, { id, href, msg: texts.uploaded }, () =>
          seeOther(href, flash('success', texts.uploaded)),
        );
      } catch (error) {
        if (!wantsPage || !(error instanceof HttpError) || error.status >= 500) throw error;
        return loadListPage(ctx, ownerId, 1, error);
      }
    },
  );
};

/** Returns the number of the stream that a form's file became. Throws what an upload in pieces does. */
const uploadWhole = async (
  ctx: Ctx,
  ownerId: number,
  file: UploadedFile | undefined,
): Promise<number | null | undefined> => {
  if (!file || file.bytes === 0) throw badInput({ file: texts.fileMissing }, texts.fileMissing);
  await limitAttempts(ctx, `stream-upload:${ownerId}`, UPLOADS_AN_HOUR);
  const id = randomUUID();
  await beginUpload(ctx, ownerId, { id, filename: file.filename, length: file.bytes });
  try {
    await receivePieces(ctx, { id, ownerId }, 0, file.read());
  } catch (error) {
    // It can't be gone on with: nobody knows its name.
    await removeUpload(ctx, id, ownerId).catch(() => undefined);
    throw error;
  }
  return (await findUpload(ctx, id, ownerId))?.streamId;
};
