// Notes about a person, from the page that the desks have of them.
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { loadMemberPage } from '../members/member-page.ts';
import { memberPaths } from '../members/paths.ts';
import { deleteNote, writeNote } from './commands.ts';
import { NoteBody, NoteParams, PersonParams } from './input.ts';
import { notePaths } from './paths.ts';
import * as texts from './texts.ts';

export const noteRoutes = (app: Routes): void => {
  mount(
    app,
    notePaths.create,
    { access: 'moderator', params: PersonParams, body: NoteBody },
    async (call) => {
      const { ctx, params, body, request } = call;
      const { note = '' } = body;
      const outcome = await writeNote(ctx, params.id, note);
      if (outcome.kind === 'invalid')
        return fail(request, badInput(outcome.errors), () =>
          loadMemberPage(ctx, params.id, { panels: { note } }, outcome.errors),
        );
      return succeed(request, url(memberPaths.member, params), texts.written(outcome.name));
    },
  );

  mount(
    app,
    notePaths.delete,
    { access: 'moderator', params: NoteParams },
    async ({ ctx, params, request }) => {
      await deleteNote(ctx, params.id, params.noteId);
      return succeed(request, url(memberPaths.member, { id: params.id }), texts.deleted);
    },
  );
};
