// Shows the notes about a person, on the page that the desks have of them.
import { createElement } from 'react';
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { PersonPanel, PersonShown } from '#kernel/person-panels.ts';
import { usersByIds } from '../people.ts';
import { NOTES_SHOWN } from './constants.ts';
import { notePaths } from './paths.ts';
import { mayDeleteNote, mayReadNotes, mayWriteNotes } from './policy.ts';
import { listNotes } from './queries.ts';
import * as texts from './texts.ts';
import { NotesPanel } from './ui/NotesPanel.tsx';
import type { NotesPanelView } from './views.ts';

export const notesPanel = async (
  ctx: Ctx,
  { userId, typed, errors }: PersonShown,
): Promise<PersonPanel | undefined> => {
  const { viewer } = ctx;
  if (!mayReadNotes(viewer)) return undefined;
  const found = await listNotes(ctx, userId, NOTES_SHOWN + 1);
  const notes = found.slice(0, NOTES_SHOWN);
  const people = await usersByIds(ctx, [...new Set(notes.map(({ authorId }) => authorId))]);
  const view: NotesPanelView = {
    notes: notes.map((note) => {
      const { id, text, createdAt, authorId } = note;
      const moment = momentOf(createdAt).text;
      return {
        id,
        text,
        moment,
        made: texts.by(moment, people.get(authorId)?.name ?? ''),
        deleteAction: mayDeleteNote(viewer, note) ? url(notePaths.delete, { id: userId, noteId: id }) : null,
      };
    }),
    more: found.length > NOTES_SHOWN ? texts.more(NOTES_SHOWN) : null,
    action: mayWriteNotes(viewer) ? url(notePaths.create, { id: userId }) : null,
    typed: typed['note'] ?? '',
    error: errors['note'],
  };
  return { key: 'notizen', order: 20, title: texts.panelTitle, body: createElement(NotesPanel, { view }) };
};
