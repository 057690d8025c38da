// What a wish for the list means, how wide a role is, and when a day ends. Pure.
import { dayBegin } from '../terms/rules.ts';

export const MEMBER_STATES = ['gesperrt', 'unbestaetigt'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MEMBER_SORTS = ['name', 'neu', 'alt'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** From narrow to wide; contract.md 16.1. */
export const ROLES = ['member', 'author', 'moderator', 'editor', 'admin'] as const;
export type RoleName = (typeof ROLES)[number];

/** Of the widest one that is held anywhere, in the order of ROLES; -1 for none. */
export const widthOf = (roles: readonly { readonly role: RoleName }[]): number =>
  Math.max(-1, ...roles.map(({ role }) => ROLES.indexOf(role)));

/** The midnight after a day as forms write it, `2027-01-31`; undefined for days that don't exist. */
export const dayEnd = (day: string): Date | undefined => {
  if (!dayBegin(day)) return undefined;
  const next = new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS);
  return dayBegin(next.toISOString().slice(0, 'yyyy-mm-dd'.length));
};

const DAY_MS = 24 * 60 * 60 * 1000;
