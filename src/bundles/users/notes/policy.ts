// Says who may write and delete notes about people.
import { mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayAdministerMembers, mayUseMembersDesk } from '../members/policy.ts';

/** Who looks after members reads what others wrote down. */
export const mayReadNotes = (viewer: Viewer): boolean => mayUseMembersDesk(viewer);

export const mayWriteNotes = (viewer: Viewer): boolean => mayAct(viewer) && mayReadNotes(viewer);

/** Says whether the viewer may delete a note: one's own, and administrators any. */
export const mayDeleteNote = (viewer: Viewer, note: { readonly authorId: number }): boolean =>
  mayAdministerMembers(viewer) || (mayWriteNotes(viewer) && viewer.id === note.authorId);
