// Serves the call with which the image editor uploads a picture. Its errors have a shape of their own. contract.md 5, 7, 11.2
import { HttpError } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { ErrorDetails } from '#kernel/route-settings.ts';
import type { Routes } from '#kernel/routing.ts';
import { IMAGE_UPLOAD } from '../image-upload.ts';
import type { UploadRefusal } from '../originals.ts';
import { importImage } from './import-image.ts';
import { UploadBody } from './input.ts';
import { uploadPaths } from './paths.ts';
import * as texts from './texts.ts';

export const uploadRoutes = (app: Routes): void => {
  const input = { body: UploadBody, upload: IMAGE_UPLOAD, errorDetails };
  mount(app, uploadPaths.upload, { access: 'signed-in', respondsWith: 'json', ...input }, async (call) => {
    const { ctx, upload } = call;
    if (!upload) throw new HttpError(422, texts.fileMissing);
    const outcome = await importImage(ctx, upload.read(), upload.filename, { isOwn: true });
    if (outcome.kind === 'refused') throw new HttpError(STATUS[outcome.reason], outcome.text);
    return { status: 'success', files: [outcome.image] };
  });
};

const errorDetails: ErrorDetails = ({ msg }, name) => ({ error: [{ msg, name }] });

const STATUS: Readonly<Record<UploadRefusal['reason'], number>> = {
  notGranted: 403,
  tooLarge: 413,
  type: 415,
  tooManyPixels: 422,
  broken: 422,
  more: 422,
};
