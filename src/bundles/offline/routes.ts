// Serves the browser's worker, and the page that it shows where there is no network.
import { AlreadySent, bytes, page } from '#kernel/answers.ts';
import { isKnown } from '#kernel/entity-tag.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { offlinePaths } from './paths.ts';
import * as texts from './texts.ts';
import { OfflinePage } from './ui/OfflinePage.tsx';
import { loadWorkerSource } from './worker-source.ts';

export const routes = (app: Routes): void => {
  const vital = { respondsWith: 'json', isVital: true } as const;
  mount(app, offlinePaths.worker, { access: 'token', ...vital }, async ({ ctx, request, reply }) => {
    const { body, etag } = await loadWorkerSource(ctx);
    const headers = { 'cache-control': 'no-cache', etag };
    if (!isKnown(request.headers['if-none-match'], etag))
      return bytes(body, { ...headers, 'content-type': 'text/javascript; charset=utf-8' });
    void reply.code(304).headers(headers).send();
    return new AlreadySent();
  });

  // The page is drawn for nobody in particular, whoever asks: it stays on the device when its reader has left.
  mount(app, offlinePaths.page, { access: 'token' }, async () =>
    page(OfflinePage, {}, { head: { title: texts.title, robots: 'noindex', isForWork: true } }),
  );
};
