// Serves one's own pictures as pages, which work without JavaScript, too.
import { seeOther } from '#kernel/answers.ts';
import { forbidden } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { objectOf } from '#kernel/parameters.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { editImage } from '../editing/commands.ts';
import { readEdit } from '../editing/edit.ts';
import { requiresCopyright } from '../editing/settings.ts';
import { imageIsStub } from '../editing/texts.ts';
import { IMAGE_UPLOAD } from '../image-upload.ts';
import { mayUploadImage } from '../policy.ts';
import { uploadNotGranted } from '../texts.ts';
import { importImage } from '../upload/import-image.ts';
import { fileMissing } from '../upload/texts.ts';
import { loadEditPage } from './edit-page.ts';
import * as input from './input.ts';
import { loadOwnImagesPage } from './own-page.ts';
import { ownPaths } from './paths.ts';
import * as texts from './texts.ts';

export const ownRoutes = (app: Routes): void => {
  mountList(app);
  mountImage(app);
};

const mountList = (app: Routes) => {
  mount(app, ownPaths.list, { access: 'signed-in', query: input.OwnImagesQuery }, async ({ ctx, query }) =>
    loadOwnImagesPage(ctx, ctx.viewer.id!, { before: query.vor }),
  );

  const form = { body: input.OwnUploadBody, upload: IMAGE_UPLOAD };
  mount(app, ownPaths.upload, { access: 'signed-in', ...form }, async ({ ctx, upload }) => {
    const userId = ctx.viewer.id!;
    if (!mayUploadImage(ctx.viewer)) throw forbidden(uploadNotGranted);
    const refuse = (text: string) => loadOwnImagesPage(ctx, userId, { uploadError: { status: 422, text } });
    if (!upload) return refuse(fileMissing);
    const outcome = await importImage(ctx, upload.read(), upload.filename, { isOwn: true });
    if (outcome.kind === 'refused') return refuse(outcome.text);
    return seeOther(url(ownPaths.list), flash('success', texts.uploaded));
  });
};

const mountImage = (app: Routes) => {
  const params = input.OwnImageParams;
  mount(app, ownPaths.image, { access: 'signed-in', params }, async ({ ctx, params }) =>
    loadEditPage(ctx, params.id),
  );

  mount(
    app,
    ownPaths.save,
    { access: 'signed-in', params, body: input.OwnImageBody },
    async ({ ctx, params, body }) => {
      const touched = withoutUntouched(body, await readSetting(ctx, requiresCopyright));
      const refuse = (status: number, errors: Readonly<Record<string, string>>) =>
        loadEditPage(ctx, params.id, { status, errors, typed: typedIn(touched) });
      const read = readEdit(touched);
      if (read.kind === 'invalid') return refuse(422, read.errors);
      const outcome = await editImage(ctx, params.id, read.value);
      if (outcome.kind === 'stub') return refuse(409, { caption: imageIsStub });
      if (outcome.kind === 'invalid') return refuse(422, outcome.errors);
      return seeOther(url(ownPaths.image, { id: params.id }), flash('success', texts.saved));
    },
  );
};

/** Returns what the fields held, whatever module they belong to. */
const typedIn = (body: Readonly<Record<string, unknown>>): Record<string, string> => {
  const fields = Object.values(body).flatMap((part) => Object.entries(objectOf(part) ?? {}));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
};

/**
 * Takes out what was left as it was when the form came: somebody may have changed it since, and a focus turns with the picture.
 * A credit that is demanded and was left empty stays, to be refused. contract.md 13
 */
const withoutUntouched = (
  { before, ...modules }: Readonly<Record<string, unknown>>,
  demandsCredit: boolean,
): Record<string, unknown> => {
  const was = objectOf(before) ?? {};
  const touched = Object.entries(modules).flatMap(([module, part]) => {
    const fields = objectOf(part);
    if (!fields) return [[module, part] as const];
    const changed = Object.entries(fields).filter(
      ([name, value]) => value !== was[name] || (demandsCredit && name === 'copyright' && value === ''),
    );
    if (changed.length === 0) return [];
    // The two numbers of a focus belong together.
    return [[module, module === 'focuspoint' ? fields : Object.fromEntries(changed)] as const];
  });
  return Object.fromEntries(touched);
};
