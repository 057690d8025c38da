// Mounts the pages on which a kind is written. Each kind mounts them with its own composer.
import { Type } from 'typebox';
import type { ComponentType } from 'react';
import { page, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { isLookedAt } from '#kernel/looked-at.ts';
import { Id } from '#kernel/parameters.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { refusalToAct } from '#kernel/viewer.ts';
import { loadComposer, loadNewComposer, loadPieceComposer } from './open-composer.ts';
import { writingPaths } from './paths.ts';
import { suggestPlaces } from './suggestions.ts';
import { composerPageOf } from './ui/pages/ComposerPage.tsx';
import type { CommonContent, ComposerView } from './views.ts';

/** A kind's composer, drawn with what a manuscript of that kind holds. */
export interface KindComposer<Content extends CommonContent> {
  readonly kind: Required<Pick<KindDeclaration, 'type' | 'composer'>>;
  /** It is an island. */
  readonly Composer: ComponentType<{ view: ComposerView<Content> }>;
}

/** Mounts the two pages: begun anew (or for a piece that is out, with `?beitrag=`, or like one, with `?vorlage=`), and gone on with. */
export const mountComposer = <Content extends CommonContent>(
  app: Routes,
  { kind: { type, composer }, Composer }: KindComposer<Content>,
): void => {
  const { start, goOn, startTitle, goOnTitle } = composer;
  // The kind that mounts it is the one that reads the content.
  const Page = composerPageOf(Composer as ComponentType<{ view: ComposerView }>);
  const draw = (view: ComposerView, title: string, isTool = false) =>
    page(Page, view, { head: { title, robots: 'noindex' }, isTool });

  const query = Type.Object({ beitrag: Type.Optional(Id), vorlage: Type.Optional(Id) });
  mount(app, start, { access: 'signed-in', query }, async ({ ctx, query: { beitrag, vorlage }, request }) => {
    if (isUnconfirmed(ctx)) return seeOther(url(writingPaths.overview));
    if (beitrag === undefined) {
      const view = await loadNewComposer(ctx, type, vorlage);
      const shown = isLookedAt(request) ? view : await asStoredView(ctx, view);
      return draw(shown, startTitle, vorlage === undefined);
    }
    const view = await loadPieceComposer(ctx, type, beitrag);
    return 'begun' in view ? seeOther(url(goOn, { id: view.begun })) : draw(view, goOnTitle);
  });

  const params = Type.Object({ id: Id });
  mount(app, goOn, { access: 'signed-in', params }, async ({ ctx, params: { id } }) => {
    if (isUnconfirmed(ctx)) return seeOther(url(writingPaths.overview));
    const view = await loadComposer(ctx, id);
    if (view.type !== type) throw notFound();
    return draw(view, goOnTitle);
  });
};

/** Returns the view for a device that keeps the page: with places to choose from, and nothing that was begun elsewhere. */
const asStoredView = async (ctx: Ctx, view: ComposerView): Promise<ComposerView> => ({
  ...view,
  unfinished: [],
  places: await suggestPlaces(ctx, ''),
});

/** Says whether the viewer is unconfirmed; what to do then stands where their contributions are listed. */
const isUnconfirmed = ({ viewer }: Ctx) => refusalToAct(viewer) === 'unconfirmed';
