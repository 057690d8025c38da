// These are pure rules of notices that should never have been sent: who sends many isn't heard for a while. Regulation (EU)
// 2022/2065, Art. 23
import { MOST_UNFOUNDED, UNHEARD_MS } from '../constants.ts';

/**
 * Returns until when somebody isn't heard; null for who is heard. The moments are those of the decisions within a year, the
 * oldest first.
 */
export const unheardUntil = (decidedAt: readonly Date[], now: Date): Date | null => {
  if (decidedAt.length <= MOST_UNFOUNDED) return null;
  const until = new Date(decidedAt.at(-1)!.getTime() + UNHEARD_MS);
  return until > now ? until : null;
};
