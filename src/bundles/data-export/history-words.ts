// This says in German what the history has of exports: kinds and formats by the names that people know.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { HistoryWords } from '#bundles/history/public.ts';
import { COMMENTS_TYPE, IMAGES_TYPE, PLACE_TYPE } from './constants.ts';
import { listPlugins } from './plugins.ts';
import * as texts from './texts.ts';

export const exportsInHistory = async (ctx: Ctx): Promise<HistoryWords> => {
  const kinds = declaring(ctx.portal.kinds.all(), 'names').map(({ type, names }) => [type, names.one]);
  const plugins = (await listPlugins(ctx)).map(({ name, title }) => [name, title]);
  return {
    name: 'Export',
    actions: { 'data.exported': 'Inhalte exportiert' },
    fields: {
      dataType: {
        label: 'Was',
        names: {
          ...Object.fromEntries(kinds),
          [COMMENTS_TYPE]: texts.commentsType,
          [IMAGES_TYPE]: texts.imageNames.many,
          [PLACE_TYPE]: texts.placeType,
        },
      },
      plugin: { label: 'Format', names: Object.fromEntries(plugins) },
      ids: null,
    },
  };
};
