// Loads the image editor as `GET /media/imgeditor` gives it. contract.md 4, 7, 13
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { imageObjOf } from '../image-obj.ts';
import { mayDeleteImage, mayEditImage, mayUploadImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';
import { toDecidedPicture } from '../rights/preview.ts';
import { urlSetOf } from '../rules.ts';
import { acceptedUploads } from '../settings.ts';
import type { EditorModule } from './constants.ts';
import { requiresCopyright } from './settings.ts';
import * as texts from './texts.ts';
import { findUses } from './uses.ts';
import type { EditorOptions, EditorRights, ImageEditorView } from './views.ts';

/** Loads the props of the island. Throws 403, 404, and 409 for an image that is being worked on. */
export const loadEditor = async (ctx: Ctx, options: EditorOptions): Promise<ImageEditorView> => {
  if (options.imageId === null) return loadEmptyEditor(ctx, options);
  const image = await getEditableImage(ctx, options.imageId);
  const [{ uses }, rules] = await Promise.all([findUses(ctx, image.id), loadRules(ctx)]);
  const imageObj = { ...imageObjOf(ctx, image), url_set: urlSetOf(toDecidedPicture(ctx, image)) };
  return { options, imageObj, may: rightsOf(ctx, image), uses, rules };
};

/** Loads an image that the viewer may edit now. Throws 403, 404 and 409. */
export const getEditableImage = async (ctx: Ctx, id: number): Promise<AskedImage> => {
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image) throw notFound();
  if (!mayEditImage(ctx.viewer, image)) throw refusalOf(ctx, image);
  if (image.isStub) throw conflict(texts.imageIsStub);
  return image;
};

/** It begins with taking a file in. */
const loadEmptyEditor = async (ctx: Ctx, options: EditorOptions): Promise<ImageEditorView> => {
  if (!mayUploadImage(ctx.viewer)) throw forbidden();
  const modules: EditorModule[] = ['upload', ...options.modules.filter((name) => name !== 'upload')];
  return {
    options: { ...options, modules },
    imageObj: null,
    may: { edit: true, remove: false, release: true },
    uses: [],
    rules: await loadRules(ctx),
  };
};

const rightsOf = ({ viewer }: Ctx, image: AskedImage): EditorRights => {
  const edit = mayEditImage(viewer, image);
  return { edit, remove: mayDeleteImage(viewer, image), release: edit };
};

const loadRules = async (ctx: Ctx): Promise<ImageEditorView['rules']> => {
  const [uploads, copyrightRequired] = await Promise.all([
    acceptedUploads(ctx),
    readSetting(ctx, requiresCopyright),
  ]);
  return { ...uploads, copyrightRequired };
};
