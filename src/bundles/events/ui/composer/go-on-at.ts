// Says where the keyboard goes on when the button that was pressed is gone with what it stood beside.

/** The element may only come to be, or is drawn elsewhere, by what was pressed. */
export const goOnAt = (id: string): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Returns the id of the button that adds to a list of fields. */
export const addIdOf = (name: string): string => `${name}.mehr`;
