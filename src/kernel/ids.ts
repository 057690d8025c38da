// Ids are the numbers of rows, as PostgreSQL's integers give them. Browser-safe.

export const MAX_ID = 2_147_483_647;

/** Says whether a value is an id as the database gives it: 1 … 2147483647. contract.md 11.9 */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
