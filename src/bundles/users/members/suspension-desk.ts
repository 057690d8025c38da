// Says who suspends members at these desks with reasons, and hears appeals against it: a later bundle, so that every suspension
// has its statement. docs/decisions/0160
import type { OptionView } from '#design/Field.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { Invalid } from '#kernel/outcomes.ts';

export interface ReasonedSuspension {
  /** The category, against what it is; programs may leave it out. */
  readonly category?: string | undefined;
  readonly reason: string;
  /** It is null for an open end. */
  readonly until: Date | null;
  readonly hidesContributions: boolean;
}

/** `proposed` means that somebody else has to confirm it. */
export type SuspendOutcome =
  | { readonly kind: 'decided' | 'proposed'; readonly decisionId: number; readonly caseId?: number }
  | Invalid;

export interface SuspensionDesk {
  readonly categories: readonly OptionView[];
  /** Takes the place of one that holds. Throws 403, 404, and 409 where something about the person waits. */
  readonly suspend: (
    ctx: Ctx,
    userId: number,
    suspension: ReasonedSuspension,
    options: { readonly undoMs: number },
  ) => Promise<SuspendOutcome>;
  /** Undoes what the viewer did a moment ago; false where something came since. Throws 403, 404, and 409 where it is too late. */
  readonly undo: (ctx: Ctx, userId: number) => Promise<boolean>;
  /** Ends it before its time. Throws 403 and 404. */
  readonly lift: (ctx: Ctx, userId: number) => Promise<unknown>;
  /** Tells the person themselves where the reasons stand, with the way to appeal; null where nobody gave any. */
  readonly reasonsHrefOf: (ctx: Ctx, userId: number) => Promise<string | null>;
  /** How long a suspension can be undone, set alone or for many. */
  readonly undoMs: { readonly one: number; readonly many: number };
  readonly undoLabel: string;
  /** Returns where its reasons, and what became of it, stand; null where nothing was decided. */
  readonly hrefOf: (ctx: Ctx, userId: number) => Promise<string | null>;
}

export const suspensionDesks = defineSlot<void, SuspensionDesk>('users.suspension-desk');

export const demandSuspensionDesk = async (ctx: Ctx): Promise<SuspensionDesk> => {
  const [desk] = await suspensionDesks.collect(ctx);
  if (!desk) throw new Error('nobody gives reasons for suspensions');
  return desk;
};
