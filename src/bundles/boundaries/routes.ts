// Serves what members want nothing of. Each page works without JavaScript.
import { badInput, badRequest } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { hideWord, setBoundary, showWord, wantNotes } from './commands.ts';
import { ChoiceBody, NotesBody, UserParams, WordBody, WordParams } from './input.ts';
import { loadBoundariesPage, loadBoundaryPage, nameOf } from './pages.ts';
import { boundaryPaths } from './paths.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  mount(app, boundaryPaths.list, { access: 'signed-in' }, ({ ctx }) => loadBoundariesPage(ctx));
  const ofPerson = { params: UserParams };
  mount(app, boundaryPaths.page, { access: 'signed-in', ...ofPerson }, ({ ctx, params }) =>
    loadBoundaryPage(ctx, params.userId),
  );
  mount(
    app,
    boundaryPaths.save,
    { access: 'signed-in', ...ofPerson, body: ChoiceBody },
    async ({ ctx, params: { userId }, body: { choice }, request }) => {
      const outcome = await setBoundary(ctx, userId, choice);
      if (outcome.kind === 'refused')
        return fail(request, badRequest(outcome.text), () => loadBoundaryPage(ctx, userId, outcome.text));
      return succeed(request, url(boundaryPaths.list), texts.saved(choice, await nameOf(ctx, userId)));
    },
  );
  mountWordsAndNotes(app);
};

const mountWordsAndNotes = (app: Routes) => {
  mount(
    app,
    boundaryPaths.addWord,
    { access: 'signed-in', body: WordBody },
    async ({ ctx, body: { word }, request }) => {
      const outcome = await hideWord(ctx, word);
      if (outcome.kind === 'invalid')
        return fail(request, badInput(outcome.errors), () =>
          loadBoundariesPage(ctx, { word, error: outcome.errors['word'] ?? '' }),
        );
      return succeed(request, url(boundaryPaths.list), texts.wordAdded(outcome.word));
    },
  );
  mount(
    app,
    boundaryPaths.notes,
    { access: 'signed-in', body: NotesBody },
    async ({ ctx, body: { notes }, request }) => {
      await wantNotes(ctx, notes === 'on');
      return succeed(request, url(boundaryPaths.list), texts.notesAre(notes === 'on'));
    },
  );
  // Who is suspended can still read what they hid.
  const removing = { whenRestricted: 'allow', params: WordParams } as const;
  mount(
    app,
    boundaryPaths.removeWord,
    { access: 'signed-in', ...removing },
    async ({ ctx, params, request }) => {
      await showWord(ctx, params.wordId);
      return succeed(request, url(boundaryPaths.list), texts.wordRemoved);
    },
  );
};
