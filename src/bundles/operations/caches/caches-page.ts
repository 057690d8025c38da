// Serves /admin/betrieb/zwischenspeicher: what the process that answers keeps in memory, and how often that was of use.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { CacheFigures } from '#kernel/cache-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { bytesText } from '../bytes-text.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import * as texts from './texts.ts';
import { CachesPage } from './ui/CachesPage.tsx';
import type { CachesPageView } from './views.ts';

export const loadCachesPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.caches));
  const { cache, sharedCache, memoryCache } = ctx.portal;
  const view: CachesPageView = {
    ...frame,
    rows: [
      toRow(texts.pages, cache.figures()),
      toRow(texts.parts, sharedCache.figures()),
      toRow(texts.values, memoryCache.figures()),
    ],
    action: url(operationsPaths.emptyCaches),
  };
  return page(CachesPage, view, { head });
};

const toRow = (name: string, { entries, bytes, hits, loads }: CacheFigures) => ({
  name,
  entries: texts.count(entries),
  size: bytes === null ? texts.notWeighed : bytesText(bytes),
  hits: texts.count(hits),
  loads: texts.count(loads),
  share: texts.share(hits, loads),
});
