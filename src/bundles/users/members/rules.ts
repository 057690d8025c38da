// Says what a wish for the list means and how wide a role is. All of it is pure.

export const MEMBER_STATES = ['gesperrt', 'unbestaetigt'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MEMBER_SORTS = ['name', 'neu', 'alt'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** The roles from narrow to wide; contract.md 16.1. */
export const ROLES = ['member', 'author', 'moderator', 'editor', 'admin'] as const;
export type RoleName = (typeof ROLES)[number];

/** Returns the width of the widest role that is held anywhere, in the order of ROLES; -1 for none. */
export const widthOf = (roles: readonly { readonly role: RoleName }[]): number =>
  Math.max(-1, ...roles.map(({ role }) => ROLES.indexOf(role)));
