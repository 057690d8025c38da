// Loads the dialog of an export: what can be chosen, what will be in it, and how large it will be.
import { createElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { renderFragment } from '#kernel/render.tsx';
import {
  COMMENTS_TYPE,
  COUNTED_UP_TO,
  IMAGES_TYPE,
  MOST_OFFERED,
  PICTURE_SIZES,
  PLACE_TYPE,
  USUAL_SIZE,
} from './constants.ts';
import { itemBatches } from './items.ts';
import { bytesBySize, isLarge, textBytes } from './measure.ts';
import { exportPaths } from './paths.ts';
import type { ExportPlugin, ExportedItem } from './plugin.ts';
import { listPlugins } from './plugins.ts';
import { countRefs } from './refs.ts';
import { authorizeScope, onlyRef } from './scope.ts';
import type { GrantedScope, Scope } from './scope.ts';
import * as texts from './texts.ts';
import { ExportDialog } from './ui/ExportDialog.tsx';
import type { ExportFormView, PictureChoice } from './views.ts';

export interface LoadedForm {
  readonly granted: GrantedScope;
  readonly form: ExportFormView;
}

/** Throws as authorizeScope does. */
export const loadForm = async (ctx: Ctx, scope: Scope): Promise<LoadedForm> => {
  const granted = await authorizeScope(ctx, scope);
  const [plugins, count, { items, isAll }] = await Promise.all([
    listPlugins(ctx),
    countRefs(ctx, scope, COUNTED_UP_TO),
    firstItems(ctx, scope),
  ]);
  const images = items.flatMap((item) => item.images);
  // Only what is offered goes along where each is chosen: all pictures have to be there.
  const isEach = isAll && images.length <= MOST_OFFERED && scope.dataType !== PLACE_TYPE;
  const pictures = isEach ? await Promise.all(images.map((image) => toChoice(image, plugins))) : [];
  const [zip] = plugins.filter(({ takesPictures }) => takesPictures);
  const measured = { plugin: zip ?? plugins[0]!, imageIds: null, size: USUAL_SIZE };
  return {
    granted,
    form: {
      action: url(exportPaths.task, { dataType: scope.dataType }),
      dataRef: refOf(scope),
      from: scope.fromDay,
      until: scope.untilDay,
      choices: choicesOf(ctx, scope, images.length),
      plugins: plugins.map(toPluginView),
      pictures: unique(pictures),
      arePicturesTogether: !isEach,
      sizes: PICTURE_SIZES.map((size) => ({ value: size, name: texts.sizeNames[size] })),
      size: USUAL_SIZE,
      contents: contentsOf(ctx, scope, count),
      textBytes: textBytes(items),
      isLarge: await isLarge(ctx, scope, measured),
      checks: checksOf(plugins, items),
    },
  };
};

/** Draws the dialog as the call gives it. */
export const drawDialog = ({ log }: Ctx, { granted, form }: LoadedForm): string =>
  renderFragment(createElement(ExportDialog, { title: texts.exportTitle(granted.title), form }), log);

interface FirstItems {
  readonly items: readonly ExportedItem[];
  readonly isAll: boolean;
}

/**
 * Returns as many things as are offered one by one: where much is exported at once, the first ones; and whether these are
 * all.
 */
const firstItems = async (ctx: Ctx, scope: Scope): Promise<FirstItems> => {
  let first: readonly ExportedItem[] | undefined;
  for await (const items of itemBatches(ctx, scope, { imageIds: null })) {
    if (first) return { items: first, isAll: false };
    first = items;
  }
  return { items: first ?? [], isAll: true };
};

const refOf = ({ dataType, refType, refIds }: Scope): string =>
  dataType === COMMENTS_TYPE ? `${refType}-${refIds[0]}` : refIds.join(',');

/** Returns what can be chosen; for a single thing also what was said about it, and its pictures alone. */
const choicesOf = (ctx: Ctx, scope: Scope, pictureCount: number) => {
  const ref = onlyRef(scope);
  const kind = ref && ctx.portal.kinds.get(ref.type);
  if (!kind || kind.exporting?.holdsPieces) return [];
  return [
    { value: scope.dataType, name: texts.whole },
    ...(kind.comments ? [{ value: COMMENTS_TYPE, name: texts.commentsOf }] : []),
    ...(pictureCount > 0 ? [{ value: IMAGES_TYPE, name: texts.picturesOf }] : []),
  ];
};

const toPluginView = ({ name, title, note, takesPictures, check }: ExportPlugin, at: number) => ({
  name,
  title,
  note,
  takesPictures,
  hasChecks: check !== undefined,
  isChecked: at === 0,
});

const toChoice = async (
  image: ExportedItem['images'][number],
  plugins: readonly ExportPlugin[],
): Promise<PictureChoice> => ({
  id: image.id,
  name: texts.pictureName(image.id, image.caption),
  credit: image.credit,
  thumb: image.thumb,
  isReusable: image.isReusable,
  bytes: image.isReusable ? await bytesBySize(image, PICTURE_SIZES) : {},
  checks: image.isReusable
    ? Object.fromEntries(
        PICTURE_SIZES.map((size) => [
          size,
          plugins.flatMap(({ checkPicture }) => checkPicture?.(image, size) ?? []),
        ]),
      )
    : {},
});

/** Several things may show one picture. */
const unique = (pictures: readonly PictureChoice[]): PictureChoice[] => [
  ...new Map(pictures.map((picture) => [picture.id, picture])).values(),
];

const contentsOf = (ctx: Ctx, { dataType, refIds }: Scope, count: number): string => {
  if (dataType === IMAGES_TYPE) return texts.count(refIds.length, texts.imageNames);
  const exporting = ctx.portal.kinds.get(dataType)?.exporting;
  const names = exporting && !exporting.holdsPieces ? exporting.names : texts.pieceNames;
  return texts.count(Math.min(count, COUNTED_UP_TO), names, count > COUNTED_UP_TO);
};

const checksOf = (plugins: readonly ExportPlugin[], items: readonly ExportedItem[]): readonly string[] => {
  const [only, ...others] = items;
  if (!only || others.length > 0) return [];
  return plugins.flatMap(({ check }) => check?.(only) ?? []);
};
