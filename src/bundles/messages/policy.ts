// Decides who may write to whom. What only concerns one's own threads needs no policy: others' threads are never found.
import { hasRole, refusalToAct } from '#kernel/viewer.ts';
import type { ActRefusal, Viewer } from '#kernel/viewer.ts';
import type { MessageSenders } from '#bundles/users/ui/public.ts';
import { FIRST_MESSAGES, MESSAGES_PER_MINUTE, NEW_THREADS_PER_DAY } from './constants.ts';

export type SendRefusal =
  | ActRefusal
  | 'closed'
  | 'self'
  | 'blockedByThem'
  | 'blockedByYou'
  | 'notWanted'
  | 'unanswered'
  | 'tooManyNewThreads'
  | 'tooFast';

/** What is between two people, seen by the one who wants to write. */
export interface Relation {
  readonly recipientId: number;
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
  /** Whose first messages the recipient accepts. */
  readonly accepts: MessageSenders;
  readonly isFollowed: boolean;
  /** All that each of them ever wrote to the other. */
  readonly written: number;
  readonly answered: number;
}

/** How much the sender has written lately, to whomever. */
export interface SendRate {
  readonly messagesInMinute: number;
  readonly newThreadsInDay: number;
}

/**
 * Says why the viewer can't write to this person; null when they can. With `areClosed` members don't write to each other at
 * all. Whoever answered once has accepted. contract.md 16.3
 */
export const refusalToWrite = (viewer: Viewer, relation: Relation, areClosed = false): SendRefusal | null => {
  const refusal = refusalToAct(viewer);
  if (refusal) return refusal;
  if (areClosed && !isTeam(viewer)) return 'closed';
  if (viewer.id === relation.recipientId) return 'self';
  if (relation.hasBlocked) return 'blockedByYou';
  if (relation.isBlocked) return 'blockedByThem';
  if (relation.answered > 0 || isTeam(viewer) || relation.accepts === 'everybody') return null;
  return relation.accepts === 'followed' && relation.isFollowed ? null : 'notWanted';
};

/** Says why somebody who may write has to wait; null for the portal's own people. */
export const refusalByRate = (viewer: Viewer, relation: Relation, rate: SendRate): SendRefusal | null => {
  if (isTeam(viewer)) return null;
  if (rate.messagesInMinute >= MESSAGES_PER_MINUTE) return 'tooFast';
  if (relation.answered > 0) return null;
  if (relation.written >= FIRST_MESSAGES) return 'unanswered';
  return relation.written === 0 && rate.newThreadsInDay >= NEW_THREADS_PER_DAY ? 'tooManyNewThreads' : null;
};

const isTeam = (viewer: Viewer) => hasRole(viewer, 'moderator');
