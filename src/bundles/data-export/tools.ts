// Says what those who may export a piece are offered on its page, and where its desk is.
import { createElement } from 'react';
import type { Tool } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import type { DeskAction } from '#kernel/desk-search.ts';
import { Island } from '#kernel/island.tsx';
import { url } from '#kernel/named-routes.ts';
import { exportPaths } from './paths.ts';
import { mayExportThing, mayUseExportDesk } from './policy.ts';
import * as texts from './texts.ts';
import { ExportButton } from './ui/ExportButton.island.tsx';

export const exportTool: Tool = {
  name: 'data-export.export',
  order: 20,
  forThing: async (ctx, { type, id, thing }) => {
    const kind = ctx.portal.kinds.get(type);
    const visibility = kind?.visibility(ctx.viewer, thing, ctx.now) ?? 'nothing';
    if (!kind || visibility === 'nothing') return undefined;
    if (!mayExportThing(ctx.viewer, kind, kind.summary(thing, visibility))) return undefined;
    const href = url(exportPaths.begin, { dataType: type }, { dataRef: id });
    const calls = url(exportPaths.dialog, { dataType: type }, { dataRef: id });
    return {
      name: texts.exportTool,
      href,
      element: createElement(Island<{ href: string; calls: string }>, {
        of: ExportButton,
        when: 'idle',
        props: { href, calls },
      }),
    };
  },
};

export const exportDesk = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayUseExportDesk(viewer)
    ? { name: texts.exportsTitle, href: url(exportPaths.log), area: 'cockpit', order: 70 }
    : undefined;

export const exportAction = async ({ viewer }: Ctx): Promise<DeskAction | undefined> =>
  mayUseExportDesk(viewer) ? { name: texts.exportPlaceAction, href: url(exportPaths.log) } : undefined;
