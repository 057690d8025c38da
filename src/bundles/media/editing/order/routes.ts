// Serves the calls for the pictures of a thing in order, and the page for it. contract.md 7, 13
import { createElement } from 'react';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { ContentRef, SetPicturesOutcome } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badInput, conflict, notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { Island } from '#kernel/island.tsx';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { OwnerQuery, SaveBody, ownerIn, optionsIn } from './input.ts';
import { editingPaths } from '../paths.ts';
import { loadOrderedImages, loadPictureOrder, savePictureOrder } from '../picture-order.ts';
import * as texts from '../texts.ts';
import { PictureOrder } from '../ui/PictureOrder.island.tsx';
import { PictureOrderPage } from '../ui/PictureOrderPage.tsx';

export const orderRoutes = (app: Routes): void => {
  mount(app, editingPaths.pictures, { access: 'signed-in', query: OwnerQuery }, async ({ ctx, query }) => {
    const ref = ownerIn(ctx, query);
    const props = { view: await loadPictureOrder(ctx, ref) };
    const element = createElement(Island<typeof props>, { of: PictureOrder, when: 'load', props });
    return { html: renderFragment(element, ctx.log), images: await loadOrderedImages(ctx, ref) };
  });

  mount(
    app,
    editingPaths.savePictures,
    { access: 'signed-in', body: SaveBody },
    async ({ ctx, body, wantsPage }) => {
      const ref = ownerIn(ctx, body);
      const outcome = await savePictureOrder(ctx, ref, optionsIn(body));
      return wantsPage ? toPage(ctx, ref, outcome) : toAnswer(ctx, ref, outcome);
    },
  );

  mount(
    app,
    editingPaths.picturesPage,
    { access: 'signed-in', params: OwnerQuery },
    async ({ ctx, params }) => loadPage(ctx, refOfPath(ctx, params)),
  );
};

const toAnswer = async (ctx: Ctx, ref: ContentRef, outcome: SetPicturesOutcome) => {
  if (outcome.kind === 'outdated') throw conflict(texts.orderOutdated);
  if (outcome.kind === 'refused') throw badInput({ heroId: outcome.text }, outcome.text);
  const [{ revision }, images] = await Promise.all([loadPictureOrder(ctx, ref), loadOrderedImages(ctx, ref)]);
  return { status: 'success', msg: texts.orderSaved, revision, images };
};

/** Leads to the page after saving. What was typed is gone where somebody else was faster: the numbers would mean other pictures. */
const toPage = async (ctx: Ctx, ref: ContentRef, outcome: SetPicturesOutcome) => {
  if (outcome.kind === 'outdated') return loadPage(ctx, ref, { status: 409, error: texts.orderOutdatedHere });
  if (outcome.kind === 'refused') return loadPage(ctx, ref, { status: 422, error: outcome.text });
  const { pageHref } = await loadPictureOrder(ctx, ref);
  return seeOther(pageHref, flash('success', texts.orderSaved));
};

/** Reads the thing out of the path, where an unknown one is answered as not found. contract.md 11.9 */
const refOfPath = (ctx: Ctx, params: Parameters<typeof ownerIn>[1]): ContentRef => {
  try {
    return ownerIn(ctx, params);
  } catch {
    throw notFound();
  }
};

interface Refused {
  readonly status: number;
  readonly error: string;
}

const loadPage = async (ctx: Ctx, ref: ContentRef, refused?: Refused): Promise<PageAnswer> => {
  const view = await loadPictureOrder(ctx, ref).catch((error: unknown) => {
    throw error instanceof HttpError && error.status === 400 ? notFound() : error;
  });
  const head = { title: texts.picturesOf(view.title), robots: 'noindex' };
  return page(
    PictureOrderPage,
    { order: view, error: refused?.error ?? null },
    { head, ...(refused && { status: refused.status }) },
  );
};
