// Serves the calls of the lists, and the page /konto/merkliste. contract.md 7, 13, 15.6
import { createElement } from 'react';
import { seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { acceptedUploads } from '../settings.ts';
import { uploadPaths } from '../upload/paths.ts';
import { changeReferences, copyReferences } from './commands.ts';
import type { ChangeOutcome } from './commands.ts';
import { LIST_QUERY, SAVED_LIST } from './constants.ts';
import type { ReferenceList } from './constants.ts';
import * as input from './input.ts';
import { referencePaths } from './paths.ts';
import { loadLists } from './referables.ts';
import { loadReferencesPage, referencesHref } from './references-page.ts';
import * as texts from './texts.ts';
import { ReferenceLists } from './ui/ReferenceGrid.tsx';
import { UploadReveal } from './ui/UploadReveal.tsx';

export const referenceRoutes = (app: Routes): void => {
  mountChanging(app);
  mountCopying(app);
  mountReveals(app);
  mountPage(app);
};

const mountChanging = (app: Routes) => {
  const door = { params: input.ReferenceParams } as const;
  mount(
    app,
    referencePaths.change,
    { access: 'signed-in', ...door },
    async ({ ctx, params, body, wantsPage }) => {
      const { imageId } = params;
      const key = { imageId, imageType: input.mediaTypeOf(params.imageType) };
      const outcome = done(await changeReferences(ctx, [key], input.actionOf(params.action)));
      if (wantsPage) {
        const text = outcome && texts.outcomes[outcome.kind](key.imageType);
        return seeOther(input.nextOf(body), text ? flash('success', text) : full());
      }
      if (!outcome) throw conflict(texts.listFull);
      const { kind, counts } = outcome;
      return { status: 'success', msg: texts.outcomes[kind](key.imageType), counts };
    },
  );
};

/** Returns what was done; undefined where the list is full. Throws for what can't be referred to. */
const done = (outcome: ChangeOutcome) => {
  if (outcome.kind === 'notYours') throw forbidden();
  return outcome.kind === 'full' ? undefined : outcome;
};

const full = () => flash('alert', texts.listFull);

const mountCopying = (app: Routes) => {
  const door = { body: input.CopyBody } as const;
  mount(app, referencePaths.copy, { access: 'signed-in', ...door }, async ({ ctx, body }) => {
    const outcome = await copyReferences(ctx, input.copiedOf(body.imageReferences));
    if (outcome.kind === 'notYours') throw forbidden();
    return outcome.references;
  });
};

const mountReveals = (app: Routes) => {
  mount(app, referencePaths.upload, { access: 'signed-in' }, async ({ ctx }) => {
    const reveal = createElement(UploadReveal, { view: await loadUploadView(ctx) });
    return { html: renderFragment(reveal, ctx.log) };
  });

  mount(app, referencePaths.lists, { access: 'signed-in' }, async ({ ctx }) => {
    const lists = await loadLists(ctx);
    return { html: renderFragment(createElement(ReferenceLists, { lists }), ctx.log), lists };
  });
};

const loadUploadView = async (ctx: Ctx) => ({
  rules: await acceptedUploads(ctx),
  href: url(uploadPaths.upload),
});

const mountPage = (app: Routes) => {
  mount(app, referencePaths.page, { access: 'signed-in', query: input.PageQuery }, ({ ctx, query }) =>
    loadReferencesPage(ctx, listOfWord(query[LIST_QUERY])),
  );

  const door = { body: input.ManyBody } as const;
  mount(
    app,
    referencePaths.changeMany,
    { access: 'signed-in', ...door },
    async ({ ctx, body, wantsPage }) => {
      const keys = input.tickedOf(body.auswahl);
      const action = input.actionOf(body.action);
      const back = referencesHref(listOfWord(body[LIST_QUERY]));
      if (keys.length === 0 && wantsPage) return seeOther(back, flash('warning', texts.nothingChosen));
      const outcome = done(await changeReferences(ctx, keys, action));
      if (wantsPage) {
        const text = outcome && texts.outcomesOfMany[outcome.kind](keys.length);
        return seeOther(back, text ? flash('success', text) : full());
      }
      if (!outcome) throw conflict(texts.listFull);
      const { kind, counts } = outcome;
      return { status: 'success', msg: texts.outcomesOfMany[kind](keys.length), counts };
    },
  );
};

const listOfWord = (word: string | undefined): ReferenceList => (word === SAVED_LIST ? 'saved' : 'temporary');
