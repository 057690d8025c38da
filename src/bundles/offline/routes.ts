// Serves the browser's worker, and the page that it shows where there is no network.
import { bytes, page } from '#kernel/answers.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { offlinePaths } from './paths.ts';
import * as texts from './texts.ts';
import { OfflinePage } from './ui/OfflinePage.tsx';
import { loadWorkerSource } from './worker-source.ts';

export const routes = (app: Routes): void => {
  mount(app, offlinePaths.worker, { access: 'token', respondsWith: 'json', isVital: true }, async ({ ctx }) =>
    bytes(Buffer.from(await loadWorkerSource(ctx)), {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );

  // For nobody in particular, whoever asks: it stays on the device when its reader has left.
  mount(app, offlinePaths.page, { access: 'token' }, async () =>
    page(OfflinePage, {}, { head: { title: texts.title, robots: 'noindex', isForWork: true } }),
  );
};
