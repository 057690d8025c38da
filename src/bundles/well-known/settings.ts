// This is what administrators may change about these addresses.
import { textSetting, webAddressSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import { contactsIn } from './rules.ts';
import * as texts from './texts.ts';

const plainContact = textSetting('well-known.securityContact', '', 300);

/** Whom to tell of a security hole, one address in a line; without any there is no security.txt. */
export const securityContact: TextSetting = {
  ...plainContact,
  refusal: texts.contactInvalid,
  parse: (value) => {
    const text = plainContact.parse(value);
    return text !== undefined && contactsIn(text) ? text : undefined;
  },
};

/** The page that says what happens then; empty where there is none. */
export const securityPolicy = webAddressSetting('well-known.securityPolicy');
