// Says what a name, an address and a password must be like. It is pure, so that a form may ask too.
import { isCommonPassword } from './rules/common-passwords.ts';
import {
  ABOUT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  LOGIN_MAX_LENGTH,
  LOGIN_MIN_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './constants.ts';
import * as texts from './texts.ts';

export interface UserFields {
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly about?: string;
  readonly roles?: readonly { readonly locationPath: string }[];
}

/** Brings what looks the same into one spelling: composed letters, single spaces, none at the ends. */
export const normalizeLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

export const normalizeUser = <T extends UserFields>(fields: T): T => ({
  ...fields,
  login: normalizeLine(fields.login),
  name: normalizeLine(fields.name),
  email: normalizeLine(fields.email),
});

/** Returns what is wrong with tidied fields, by field; empty when all is well. */
export const checkUser = (fields: UserFields): Record<string, string> => {
  const found = {
    name: checkName(fields.name),
    login: checkLogin(fields.login),
    email: checkEmail(fields.email),
    password: checkPassword(fields),
    about: lengthOf(fields.about ?? '') > ABOUT_MAX_LENGTH && texts.tooLong(ABOUT_MAX_LENGTH),
    roles: fields.roles?.some((grant) => !/^(\d+\/)*$/.test(grant.locationPath)) && texts.rolePlaceInvalid,
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
};

/**
 * Checks a user name: letters with umlauts, digits, inner spaces and `._'-`; no `@`, so that no user name is somebody's e-mail
 * address, and no letter that is drawn as nothing, so that no two look the same by it.
 */
const checkLogin = (login: string) => {
  if (lengthOf(login) < LOGIN_MIN_LENGTH) return texts.tooShort(LOGIN_MIN_LENGTH);
  if (lengthOf(login) > LOGIN_MAX_LENGTH) return texts.tooLong(LOGIN_MAX_LENGTH);
  const isOfLetters = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(login);
  return (!isOfLetters || UNSEEN.test(login)) && texts.loginInvalid;
};

/** Returns what is wrong with a tidied display name, or false. */
export const checkName = (name: string): string | false => {
  if (!name) return texts.missing;
  if (lengthOf(name) > NAME_MAX_LENGTH) return texts.tooLong(NAME_MAX_LENGTH);
  // Some letters are drawn as nothing: a name of these alone couldn't be seen, nor pressed.
  return (
    !/^[^\p{C}]*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][^\p{C}]*$/u.test(name) && texts.nameInvalid
  );
};

const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Says what is wrong with the shape of a tidied address, or false: whether the address exists shows when somebody opens the
 * mail.
 */
export const checkEmail = (email: string): string | false => {
  if (!email) return texts.missing;
  if (email.length > EMAIL_MAX_LENGTH) return texts.tooLong(EMAIL_MAX_LENGTH);
  return (
    !/^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(email) && texts.emailInvalid
  );
};

const checkPassword = ({ password, login, email }: UserFields) => {
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return texts.tooShort(PASSWORD_MIN_LENGTH);
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) return texts.tooLong(PASSWORD_MAX_LENGTH);
  const isName = [login, email].some((known) => known.toLowerCase() === password.toLowerCase());
  if (isName) return texts.passwordIsName;
  return isCommonPassword(password) && texts.passwordIsCommon;
};

/** Counts characters as people count them, more or less. */
export const lengthOf = (text: string) => [...text].length;
