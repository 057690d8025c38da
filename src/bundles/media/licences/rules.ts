// These are pure rules of licences.

/** A licence ends with the midnight after its last day; this lies on that day. decisions/0030 */
export const lastMomentOf = (end: Date): Date => new Date(end.getTime() - 1);
