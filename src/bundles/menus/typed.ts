// Reads what was typed about a menu. Each entry sends its fields under its place.
import { MAX_ENTRIES } from './constants.ts';
import type { MenuEntry } from './rules.ts';

export interface TypedMenu {
  readonly act: string;
  readonly seen: string;
  readonly entries: readonly MenuEntry[];
  readonly fresh: { readonly key: string; readonly href: string; readonly label: string };
}

export const typedMenu = (body: Readonly<Record<string, unknown>>): TypedMenu => {
  const textOf = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
  // One entry too many is read along, so that the check can say so.
  const places = Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => at);
  const entries = places
    .filter((at) => `e${at}.key` in body || `e${at}.href` in body)
    .map((at) => ({
      key: textOf(`e${at}.key`),
      href: textOf(`e${at}.href`),
      label: textOf(`e${at}.label`),
      isHidden: textOf(`e${at}.hidden`) !== '',
    }));
  const fresh = { key: textOf('key'), href: textOf('href'), label: textOf('label') };
  return { act: textOf('act'), seen: textOf('seen'), entries, fresh };
};
