// Bringing videos and sound: in pieces by the tus protocol, or small ones as a form.
import { randomUUID } from 'node:crypto';
import { seeOther } from '#kernel/answers.ts';
import { badInput, forbidden } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { FORM_UPLOAD_BYTES, UPLOADS_AN_HOUR } from '../constants.ts';
import { NoFields, UploadParams } from '../input.ts';
import { streamPaths } from '../paths.ts';
import { mayUploadStream } from '../policy.ts';
import { findUpload } from '../queries.ts';
import { PIECE_TYPE, answerTus } from '../tus-call.ts';
import * as texts from '../texts.ts';
import { beginUpload, receivePieces, removeUpload } from '../uploads.ts';

export const streamUploadRoutes = (app: Routes): void => {
  const door = { speaks: 'json', streams: PIECE_TYPE } as const;
  mount(app, streamPaths.createUpload, { access: 'signed-in', ...door }, async ({ ctx, request, reply }) => {
    if (!mayUploadStream(ctx.viewer)) throw forbidden(texts.uploadNotGranted);
    await limitAttempts(ctx, `stream-upload:${ctx.viewer.id}`, UPLOADS_AN_HOUR);
    return answerTus(ctx, ctx.viewer.id!, request, reply);
  });

  const ofUpload = { ...door, params: UploadParams };
  mount(app, streamPaths.upload, { access: 'signed-in', ...ofUpload }, async ({ ctx, request, reply }) => {
    if (!mayUploadStream(ctx.viewer)) throw forbidden(texts.uploadNotGranted);
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
  mount(app, streamPaths.listUpload, { access: 'signed-in', ...form }, async ({ ctx, upload, wantsPage }) => {
    if (!mayUploadStream(ctx.viewer)) throw forbidden(texts.uploadNotGranted);
    if (!upload || upload.bytes === 0) throw badInput({ file: texts.fileMissing }, texts.fileMissing);
    await limitAttempts(ctx, `stream-upload:${ctx.viewer.id}`, UPLOADS_AN_HOUR);
    const [id, ownerId] = [randomUUID(), ctx.viewer.id!];
    await beginUpload(ctx, ownerId, { id, filename: upload.filename.slice(0, 255), length: upload.bytes });
    try {
      await receivePieces(ctx, { id, ownerId }, 0, upload.read());
    } catch (error) {
      // It can't be gone on with: nobody knows its name.
      await removeUpload(ctx, id, ownerId).catch(() => undefined);
      throw error;
    }
    const streamId = (await findUpload(ctx, id, ownerId))?.streamId;
    const href = streamId ? url(streamPaths.show, { id: streamId }) : url(streamPaths.list);
    if (wantsPage) return seeOther(href, flash('success', texts.uploaded));
    return { status: 'success', id: streamId, href, msg: texts.uploaded };
  });
};
