// This is what a right answer to the question for a factor gives. It was checked before; here it is used up.
import type { Ctx } from '#kernel/ctx.ts';

/** Uses the answer up, in the transaction that lets the person in; false when it was used meanwhile. */
export type Claim = (ctx: Ctx) => Promise<boolean>;
