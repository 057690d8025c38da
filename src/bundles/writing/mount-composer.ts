// Topic: the pages on which a kind is written. Each kind mounts them with its own composer.
import { Type } from 'typebox';
import type { ComponentType } from 'react';
import { page, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { Id } from '#kernel/parameters.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { refusalToAct } from '#kernel/viewer.ts';
import type { PieceType } from '#bundles/pieces/public.ts';
import { loadComposer, loadNewComposer, loadPieceComposer } from './open-composer.ts';
import { composerPaths, writingPaths } from './paths.ts';
import * as texts from './texts.ts';
import type { CommonContent, ComposerView } from './views.ts';

/** A kind's composer, drawn with what a manuscript of that kind holds. */
export interface Composer<Content extends CommonContent> {
  readonly type: PieceType;
  readonly Page: ComponentType<{ view: ComposerView<Content> }>;
}

/** Mounts the two pages: begun anew (or for a piece that is out, with `?beitrag=`), and gone on with. */
export const mountComposer = <Content extends CommonContent>(
  app: Routes,
  { type, Page }: Composer<Content>,
): void => {
  const { start, goOn } = composerPaths[type];
  // The kind that mounts it is the one that reads the content.
  const draw = (view: ComposerView, title: string) =>
    page(Page, view as ComposerView<Content>, { head: { title, robots: 'noindex' } });

  const query = Type.Object({ beitrag: Type.Optional(Id) });
  mount(app, start, { access: 'signed-in', query }, async ({ ctx, query: { beitrag } }) => {
    if (isUnconfirmed(ctx)) return seeOther(url(writingPaths.overview));
    if (beitrag === undefined)
      return draw(await loadNewComposer(ctx, type), texts.composerTitles[type].start);
    const view = await loadPieceComposer(ctx, type, beitrag);
    return 'begun' in view
      ? seeOther(url(goOn, { id: view.begun }))
      : draw(view, texts.composerTitles[type].goOn);
  });

  const params = Type.Object({ id: Id });
  mount(app, goOn, { access: 'signed-in', params }, async ({ ctx, params: { id } }) => {
    if (isUnconfirmed(ctx)) return seeOther(url(writingPaths.overview));
    const view = await loadComposer(ctx, id);
    if (view.type !== type) throw notFound();
    return draw(view, texts.composerTitles[type].goOn);
  });
};

/** Where their contributions are listed stands what to do. */
const isUnconfirmed = ({ viewer }: Ctx) => refusalToAct(viewer) === 'unconfirmed';
