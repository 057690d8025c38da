// Says who reads the history: editors what belongs to their places, administrators everything, authors what became of their own
// pieces, without what is personal about others. contract.md 16.1, 17.2
import type { ContentSummary } from '#kernel/content-kinds.ts';
import { activeRolePaths, hasActiveRole, isSignedIn, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { ADMINISTRATIVE_TYPES } from './constants.ts';

export type Reading = 'all' | 'own' | 'nothing';

type Facts = Pick<ContentSummary, 'locationPath' | 'authorId'> & {
  readonly type: string;
  /** It is written, and so is somebody's. */
  readonly isPiece: boolean;
};

/** Says how much of the history of a thing the viewer sees. */
export const readingOf = (viewer: Viewer, { type, locationPath, authorId, isPiece }: Facts): Reading => {
  if (!isSignedIn(viewer)) return 'nothing';
  const role = isAdministrative(type) ? 'admin' : 'editor';
  if (hasActiveRole(viewer, role, locationPath)) return 'all';
  return isPiece && authorId === viewer.id && mayAct(viewer) ? 'own' : 'nothing';
};

/** Allows the desk to whoever edits any place. */
export const mayUseHistoryDesk = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'editor').length > 0;

/** What readers do is there for administrators alone. */
export const mayReadOfReaders = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

const isAdministrative = (type: string) => (ADMINISTRATIVE_TYPES as readonly string[]).includes(type);
