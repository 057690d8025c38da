// Who may look after cases, and who decides which. Regulation (EU) 2022/2065, Art. 20 (6)
import { activeRolePaths, hasActiveRole, hasRole, isSignedIn, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** What the rules need of a case. */
export interface CaseFacts {
  readonly locationPath: string;
  readonly authorId: number | null;
}

export const maySeeCases = (viewer: Viewer): boolean =>
  isSignedIn(viewer) && activeRolePaths(viewer, 'moderator').length > 0;

/** Moderators of its place; nobody a case about themselves. */
export const maySeeCase = (viewer: Viewer, { locationPath, authorId }: CaseFacts): boolean =>
  isSignedIn(viewer) && viewer.id !== authorId && hasActiveRole(viewer, 'moderator', locationPath);

export const mayWorkOnCase = (viewer: Viewer, one: CaseFacts): boolean =>
  mayAct(viewer) && maySeeCase(viewer, one) && hasRole(viewer, 'moderator', one.locationPath);

/** What the rules need of a decision that somebody else is to look at. */
export interface DecisionFacts {
  readonly deciderId: number | null;
  readonly confirmedBy: number | null;
}

/** A second pair of eyes, and an appeal, are somebody else's. */
export const mayLookAgain = (
  viewer: Viewer,
  one: CaseFacts,
  { deciderId, confirmedBy }: DecisionFacts,
): boolean => mayWorkOnCase(viewer, one) && viewer.id !== deciderId && viewer.id !== confirmedBy;
