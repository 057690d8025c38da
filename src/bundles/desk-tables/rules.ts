// What a view may be called.
import { MAX_VIEW_NAME_LENGTH } from './constants.ts';

/** One line; undefined for a name that is missing or too long. */
export const viewNameOf = (text: string): string | undefined => {
  const name = text.replaceAll(/\s+/gu, ' ').trim();
  return name && name.length <= MAX_VIEW_NAME_LENGTH ? name : undefined;
};
