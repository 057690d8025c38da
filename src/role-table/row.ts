// This is what a row of the table of roles is made of. For tests only.
import type { Ctx } from '#kernel/ctx.ts';
import type { TestUser } from '#bundles/users/test-data.ts';

export interface World {
  /** A ctx of the portal itself, for making what the call is about. */
  readonly ctx: Ctx;
  /** It is undefined for visitors. */
  readonly user: TestUser | undefined;
  /** Whose things the call is about: the caller's own for unconfirmed, suspended and member. */
  readonly owner: TestUser;
  /** The owner is confirmed and not suspended, so that others can write to them. */
  readonly isReachable: boolean;
  readonly place: { readonly id: number; readonly path: string };
}

export interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  /** The body of the request: text is a form, an object is JSON. */
  readonly body?: string | object;
  /** The content type of a form that is not urlencoded. */
  readonly type?: string;
}

export type Call = (world: World) => Promise<Request> | Request;

export interface Case {
  readonly call: Call;
  readonly expected: string;
}

export const row = (expected: string, call: Call = () => ({})): Case => ({ call, expected });

export const EVERYBODY = 'ok ok ok ok ok ok ok ok';
export const OWN = 'signIn ok ok ok ok ok ok ok';
export const OWN_UNLESS_SUSPENDED = 'signIn ok forbidden ok ok ok ok ok';
export const TOLD = 'told told told ok ok ok ok ok';
export const MODERATORS = 'signIn forbidden forbidden forbidden forbidden forbidden ok ok';
/** What moderators may call where they see the thing; to those of another place it is unknown. */
export const MODERATORS_WHO_SEE_IT = 'signIn forbidden forbidden forbidden forbidden missing ok ok';
export const EDITORS = MODERATORS;
export const ADMINS = 'signIn forbidden forbidden forbidden forbidden forbidden forbidden ok';
export const INVALID = 'invalid invalid invalid invalid invalid invalid invalid invalid';
/** Nobody has typed a right password before. */
export const NOT_BEGUN = 'signIn signIn signIn signIn signIn signIn signIn signIn';
export const WRONG_IF_CONFIRMED = 'signIn forbidden invalid invalid invalid invalid invalid invalid';
export const GONE = 'gone gone gone gone gone gone gone gone';
export const MISSING = 'missing missing missing missing missing missing missing missing';
