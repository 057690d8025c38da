// Says what people may say about themselves. It is pure, so that a form may ask too.
import { hasSignIn } from '#kernel/link-address.ts';
import { ABOUT_MAX_LENGTH, LINK_MAX_LENGTH, MAX_LINKS, NAME_MAX_LENGTH } from '../constants.ts';
import { checkName, lengthOf, normalizeLine } from '../rules.ts';
import * as texts from './texts.ts';

/** Something of theirs elsewhere. */
export interface ProfileLink {
  /** What it is called; without one its address is shown. */
  readonly name: string;
  readonly href: string;
}

/** Who may write to them: everybody signed in, only people they follow, nobody. */
export const MESSAGE_SENDERS = ['everybody', 'followed', 'nobody'] as const;
export type MessageSenders = (typeof MESSAGE_SENDERS)[number];

/**
 * How long what they say about themselves may be, how much of theirs elsewhere they may name, and whom they can
 * let write to them.
 */
export const PROFILE_LIMITS = {
  about: ABOUT_MAX_LENGTH,
  links: MAX_LINKS,
  messageSenders: MESSAGE_SENDERS,
} as const;

/** What of them others get to see. */
export interface Privacy {
  readonly showsPlace: boolean;
  readonly showsComments: boolean;
  readonly showsFollowers: boolean;
  readonly messagesFrom: MessageSenders;
}

export interface OwnProfile {
  readonly name: string;
  readonly about: string;
  readonly locationId: number | null;
  readonly links: readonly ProfileLink[];
  readonly privacy: Privacy;
  readonly isNoindex: boolean;
}

/** Brings a profile into one spelling; empty links vanish, and an address without a scheme is taken as https. */
export const normalizeProfile = (profile: OwnProfile): OwnProfile => ({
  ...profile,
  name: normalizeLine(profile.name),
  about: profile.about.normalize('NFC').replace(/\r\n?/g, '\n').trim(),
  links: profile.links
    .map(({ name, href }) => ({ name: normalizeLine(name), href: withScheme(href.trim()) }))
    .filter(({ href }) => href !== ''),
});

/** Returns what is wrong with a tidied profile, by field; empty when all is well. */
export const checkProfile = ({ name, about, links }: OwnProfile): Record<string, string> => {
  const found = {
    name: checkName(name),
    about: lengthOf(about) > ABOUT_MAX_LENGTH && texts.aboutTooLong(ABOUT_MAX_LENGTH),
    ...Object.fromEntries(links.map((link, at) => [`link${at + 1}`, checkLink(link)])),
    ...(links.length > MAX_LINKS && { link1: texts.tooManyLinks(MAX_LINKS) }),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
};

const withScheme = (href: string) =>
  href === '' || /^[a-z][a-z\d+.-]*:/i.test(href) ? href : `https://${href}`;

const checkLink = ({ name, href }: ProfileLink) => {
  if (lengthOf(name) > NAME_MAX_LENGTH) return texts.linkNameTooLong(NAME_MAX_LENGTH);
  const isWeb = href.length <= LINK_MAX_LENGTH && URL.canParse(href) && /^https?:\/\/\S+$/i.test(href);
  return (!isWeb || hasSignIn(href)) && texts.linkInvalid;
};
