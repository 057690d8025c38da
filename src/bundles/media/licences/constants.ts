// Lists the terms under which an image may be shown: the keys that are stored, with what people read. It is safe for the
// browser.

export interface Licence {
  readonly name: string;
  /** Where its terms stand; null for those that have no page of their own. */
  readonly href: string | null;
}

const CREATIVE_COMMONS = 'https://creativecommons.org';

/** The licences in the order in which forms offer them; the empty key where nothing was said. */
export const LICENCES = {
  '': { name: 'Unbekannt', href: null },
  'all-rights-reserved': { name: 'Alle Rechte vorbehalten', href: null },
  press: { name: 'Pressefoto, frei zur Berichterstattung', href: null },
  cc0: { name: 'CC0 (gemeinfrei)', href: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/deed.de` },
  'cc-by-4.0': { name: 'CC BY 4.0', href: `${CREATIVE_COMMONS}/licenses/by/4.0/deed.de` },
  'cc-by-sa-4.0': { name: 'CC BY-SA 4.0', href: `${CREATIVE_COMMONS}/licenses/by-sa/4.0/deed.de` },
  'cc-by-nd-4.0': { name: 'CC BY-ND 4.0', href: `${CREATIVE_COMMONS}/licenses/by-nd/4.0/deed.de` },
  'cc-by-nc-4.0': { name: 'CC BY-NC 4.0', href: `${CREATIVE_COMMONS}/licenses/by-nc/4.0/deed.de` },
  'cc-by-nc-sa-4.0': { name: 'CC BY-NC-SA 4.0', href: `${CREATIVE_COMMONS}/licenses/by-nc-sa/4.0/deed.de` },
  'cc-by-nc-nd-4.0': { name: 'CC BY-NC-ND 4.0', href: `${CREATIVE_COMMONS}/licenses/by-nc-nd/4.0/deed.de` },
} as const satisfies Readonly<Record<string, Licence>>;

export type LicenceKey = keyof typeof LICENCES;

export const isLicenceKey = (value: unknown): value is LicenceKey =>
  typeof value === 'string' && Object.hasOwn(LICENCES, value);

/** Returns the licence of a stored key; one that is no longer known counts as empty. */
export const licenceOf = (key: string): Licence => LICENCES[isLicenceKey(key) ? key : ''];
