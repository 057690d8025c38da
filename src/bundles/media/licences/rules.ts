// These are pure rules of licences.

/** Returns a moment on the last day of a licence, which ends with the midnight after that day. decisions/0030 */
export const lastMomentOf = (end: Date): Date => new Date(end.getTime() - 1);
