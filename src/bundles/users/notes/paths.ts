// Holds the addresses of notes about people.
import { path } from '#kernel/named-routes.ts';

const NOTES = '/cockpit/mitglieder/{id}/notizen';

export const notePaths = {
  create: path('member_note_create', 'POST', NOTES, { exposed: false }),
  delete: path('member_note_delete', 'POST', `${NOTES}/{noteId}/loeschen`, { exposed: false }),
};
