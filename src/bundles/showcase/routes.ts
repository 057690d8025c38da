// Serves the development page and its drawn pictures; they aren't there at all unless the configuration says so.
import { bytes, page } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { PictureParams } from './input.ts';
import { showcasePaths } from './paths.ts';
import { drawScene } from './ui/scenes.ts';
import * as texts from './texts.ts';
import { ShowcasePage } from './ui/ShowcasePage.tsx';

export const routes = (app: Routes): void => {
  if (!app.portal.config.designPage) return;

  mount(app, showcasePaths.page, { access: 'anyone' }, async () =>
    page(
      ShowcasePage,
      {},
      { head: { title: texts.title, robots: 'noindex, nofollow', isForWork: true, showsDeskParts: true } },
    ),
  );

  mount(app, showcasePaths.picture, { access: 'anyone', params: PictureParams }, async ({ params }) => {
    const scene = drawScene(params.file.split('_')[0]!);
    if (!scene) throw notFound();
    return bytes(Buffer.from(scene), { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' });
  });
};
