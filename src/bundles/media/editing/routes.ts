// Serves the image editor's calls, tells where an image is used, and deletes it. contract.md 7, 13
import { createElement } from 'react';
import type { FastifyReply } from 'fastify';
import { AlreadySent, bytes } from '#kernel/answers.ts';
import { quoted } from '#design/quoted.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, conflict, notFound } from '#kernel/errors.ts';
import { Island } from '#kernel/island.tsx';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { succeed } from '#kernel/reply.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { keyOfAsked } from '../image-addresses.ts';
import { imageObjOf } from '../image-obj.ts';
import { mayEditImage, mayQuarantineImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import { ImageEditor } from '../ui/ImageEditor.island.tsx';
import { deleteImage, editImage } from './commands.ts';
import { OWN_PICTURES_HREF, PREROTATE_LIMIT } from './constants.ts';
import type { Rotation } from './constants.ts';
import { loadDeletePage } from './delete-page.ts';
import { readEdit } from './edit.ts';
import { getEditableImage, loadEditor } from './editor.ts';
import {
  ExecuteBody,
  ImageParams,
  OpenQuery,
  PrerotateParams,
  PrerotateQuery,
  modulesIn,
  optionalIdIn,
  rotationIn,
} from './input.ts';
import { editingPaths } from './paths.ts';
import { stepsBetween } from './rules.ts';
import * as texts from './texts.ts';
import { turnedJpeg } from './turned-jpeg.ts';
import { findUses, restOf } from './uses.ts';
import type { KnownUses } from './uses.ts';
import type { EditSuccess, EditorOptions } from './views.ts';

const params = ImageParams;

export const editingRoutes = (app: Routes): void => {
  mountEditor(app);
  mountPrerotate(app);
  mountUses(app);
  mountDeleting(app);
};

const mountEditor = (app: Routes) => {
  mount(
    app,
    editingPaths.open,
    { access: 'signed-in', respondsWith: 'json', query: OpenQuery },
    async ({ ctx, query }) => {
      const { imageManagerPrefix, btnSave = 1, btnRemove = 1 } = query;
      return openEditor(ctx, {
        imageManagerPrefix,
        imageId: optionalIdIn(query.imageId),
        modules: modulesIn(query.modules),
        btnSave: btnSave === 1,
        btnRemove: btnRemove === 1,
      });
    },
  );

  const input = { params, body: ExecuteBody };
  mount(
    app,
    editingPaths.execute,
    { access: 'signed-in', respondsWith: 'json', ...input },
    async ({ ctx, params, body }): Promise<EditSuccess> => {
      const read = readEdit(body);
      if (read.kind === 'invalid') throw badInput(read.errors, texts.checkFields);
      const outcome = await editImage(ctx, params.id, read.value);
      if (outcome.kind === 'stub') throw conflict(texts.imageIsStub);
      if (outcome.kind === 'invalid') throw badInput(outcome.errors, firstOf(outcome.errors));
      const imageObj = imageObjOf(ctx, outcome.image);
      return { status: 'success', imageObj, imageUrls: imageObj.url_set };
    },
  );
};

/** Opens the editor for the call; imageObj is a JSON string here, unlike in all other calls. contract.md 13 */
const openEditor = async (ctx: Ctx, options: EditorOptions) => {
  const view = await loadEditor(ctx, options);
  const element = createElement(Island<typeof view>, { of: ImageEditor, when: 'load', props: view });
  return {
    html: renderFragment(element, ctx.log),
    translation: texts.translation,
    imageObj: view.imageObj && JSON.stringify(view.imageObj),
    imageUrl: view.imageObj?.url_set.L ?? null,
  };
};

const mountPrerotate = (app: Routes) => {
  const input = { params: PrerotateParams, query: PrerotateQuery };
  mount(
    app,
    editingPaths.prerotate,
    { access: 'signed-in', respondsWith: 'json', ...input },
    async ({ ctx, params }) => {
      const rotation = rotationIn(params.degrees);
      await limitAttempts(ctx, `image-prerotate:${ctx.viewer.id}`, PREROTATE_LIMIT);
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' };
      return bytes(await previewOf(ctx, params.id, rotation), headers);
    },
  );
};

/** Returns the large size as it would look at that angle; nothing is decoded. docs/decisions/0028-image-editor.md */
const previewOf = async (ctx: Ctx, id: number, rotation: Rotation): Promise<Buffer> => {
  const image = await getEditableImage(ctx, id);
  const key = keyOfAsked(image, { version: image.version, name: 'L', extension: 'jpg' });
  const file = key && (await ctx.portal.files.get(key));
  if (!file) throw notFound();
  return turnedJpeg(Buffer.concat(await file.stream.toArray()), stepsBetween(image.rotation, rotation));
};

const mountUses = (app: Routes) => {
  mount(app, editingPaths.uses, { access: 'signed-in', params }, async ({ ctx, params }) => {
    const image = (await findAskedImages(ctx, [params.id])).get(params.id);
    if (!image) throw notFound();
    const mayKnow = mayEditImage(ctx.viewer, image) || mayQuarantineImage(ctx.viewer, image);
    if (!mayKnow) throw refusalOf(ctx, image);
    const known = await findUses(ctx, image.id);
    return { ...known, text: restOf(known) };
  });
};

const mountDeleting = (app: Routes) => {
  mount(
    app,
    editingPaths.delete,
    { access: 'signed-in', params },
    async ({ ctx, params, wantsPage, request, reply }) => {
      const outcome = await deleteImage(ctx, params.id);
      if (outcome.kind === 'used')
        return wantsPage ? loadDeletePage(ctx, params.id, 409) : refuseUsed(reply, outcome.uses);
      return succeed(request, OWN_PICTURES_HREF, texts.deleted);
    },
  );

  mount(app, editingPaths.deletePage, { access: 'signed-in', params }, ({ ctx, params }) =>
    loadDeletePage(ctx, params.id),
  );
};

const refuseUsed = (reply: FastifyReply, known: KnownUses) => {
  const names = known.uses.map(({ title }) => quoted(title));
  const listed = [...names, ...(known.more > 0 ? [restOf(known)] : [])].join(', ');
  const msg = names.length > 0 ? `${texts.stillUsed} ${listed}.` : texts.stillUsedElsewhere;
  const body = { status: 'error', msg, ...known };
  void reply.code(409).header('cache-control', 'no-store').send(body);
  return new AlreadySent();
};

const firstOf = (errors: Readonly<Record<string, string>>) => Object.values(errors)[0] ?? texts.checkFields;
