// These are numbers and fixed words of the portal's menus.

/** The line under the masthead, and the links at the foot of every page; stored, and parts of addresses. */
export const MENUS = ['kopf', 'fuss'] as const;
export type MenuName = (typeof MENUS)[number];

export const MAX_ENTRIES = 60;
export const MAX_LABEL_LENGTH = 40;
