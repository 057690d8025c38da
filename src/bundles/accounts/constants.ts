// Holds numbers of looking after accounts.

/** A reason says something. */
export const REASON_MIN_LENGTH = 10;
export const REASON_MAX_LENGTH = 500;

/** How long a reason opens what an account holds. */
export const LOOK_MINUTES = 30;

/** What an account holds is shown in pages of so many rows. */
export const HELD_PER_PAGE = 50;

/** Somebody is told of so many looks at their account, the newest ones. */
export const LOOKS_SHOWN = 100;

/** Name of the job that erases. */
export const ERASE_ACCOUNT = 'accounts.erase-account';

export const PROOFS_PER_PAGE = 50;

/** Name of the job that follows a merge. */
export const GATHER_MERGED = 'accounts.gather-merged';
