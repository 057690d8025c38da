// Decides who may look after cases, and who decides which. Regulation (EU) 2022/2065, Art. 20 (6)
import { activeRolePaths, hasActiveRole, isSignedIn, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** What the rules need of a case. */
export interface CaseFacts {
  readonly locationPath: string;
  readonly authorId: number | null;
}

export const maySeeCases = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'moderator').length > 0;

/** Allows moderators of its place; nobody sees a case about themselves. */
export const maySeeCase = (viewer: Viewer, { locationPath, authorId }: CaseFacts): boolean =>
  isSignedIn(viewer) && viewer.id !== authorId && hasActiveRole(viewer, 'moderator', locationPath);

/**
 * Allows moderators of the whole portal: the record for the Commission is about all of it, whoever it concerns, and names
 * nobody.
 */
export const mayReadRecord = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && hasActiveRole(viewer, 'moderator', '');

export const mayWorkOnCase = (viewer: Viewer, one: CaseFacts): boolean =>
  mayAct(viewer) && maySeeCase(viewer, one);

/** What the rules need of a decision that somebody else is to look at. */
export interface DecisionFacts {
  readonly deciderId: number | null;
  readonly confirmedBy: number | null;
}

/** Allows a second look, or deciding about an appeal, only to somebody else than who decided or confirmed. */
export const mayLookAgain = (
  viewer: Viewer,
  one: CaseFacts,
  { deciderId, confirmedBy }: DecisionFacts,
): boolean => mayWorkOnCase(viewer, one) && viewer.id !== deciderId && viewer.id !== confirmedBy;

/** An appeal is decided by nobody who made it, either. `reporterId` is the member whose notice it is about; null for the person affected. */
export const mayDecideAppeal = (
  viewer: Viewer,
  one: CaseFacts,
  decision: DecisionFacts,
  { reporterId }: { readonly reporterId: number | null },
): boolean => mayLookAgain(viewer, one, decision) && viewer.id !== reporterId;
