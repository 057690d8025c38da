// Says how readers reach those who run the portal, and where else they find them.
import type { Ctx } from '#kernel/ctx.ts';
import { hasSignIn } from '#kernel/link-address.ts';
import { textSetting } from './definition.ts';
import type { TextSetting } from './definition.ts';
import type { SettingField } from './fields.ts';
import { readSetting } from './queries.ts';
import * as texts from './texts.ts';

const MAX_ACCOUNTS = 10;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const matching = (
  setting: TextSetting,
  isRight: (text: string) => boolean,
  refusal: string,
): TextSetting => ({
  ...setting,
  refusal,
  parse: (value) =>
    value === '' || (setting.parse(value) !== undefined && isRight(value as string))
      ? (value as string)
      : undefined,
});

const isAccount = (line: string) => /^https:\/\//i.test(line) && URL.canParse(line) && !hasSignIn(line);

const portalAddress = textSetting('portal.address', '', 300);
const portalEmail = matching(
  textSetting('portal.email', '', 120),
  (text) => /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(text),
  texts.emailInvalid,
);
const portalPhone = matching(
  textSetting('portal.phone', '', 40),
  (text) => /^\+?[\d ()/-]+$/.test(text) && /\d{3}/.test(text.replaceAll(/\D/g, '')),
  texts.phoneInvalid,
);
const portalAccounts = matching(
  textSetting('portal.accounts', '', 1500),
  (text) => {
    const lines = linesOf(text);
    return lines.length <= MAX_ACCOUNTS && lines.every(isAccount);
  },
  texts.socialInvalid(MAX_ACCOUNTS),
);

const field = (
  kind: 'text' | 'lines',
  definition: TextSetting,
  label: string,
  hint: string,
): SettingField => ({ group: 'contact', kind, definition, label, hint });

export const contactFields: readonly SettingField[] = [
  field('lines', portalAddress, texts.addressLabel, texts.addressHint),
  field('text', portalEmail, texts.emailLabel, texts.emailHint),
  field('text', portalPhone, texts.phoneLabel, texts.phoneHint),
  field('lines', portalAccounts, texts.socialLabel, texts.socialHint(MAX_ACCOUNTS)),
];

export interface PortalContact {
  /** The address, line by line. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly accounts: readonly { readonly name: string; readonly href: string }[];
}

/** Nothing of it has to be told. */
export const findContact = async (ctx: Ctx): Promise<PortalContact> => {
  const [address, email, phone, accounts] = await Promise.all([
    readSetting(ctx, portalAddress),
    readSetting(ctx, portalEmail),
    readSetting(ctx, portalPhone),
    readSetting(ctx, portalAccounts),
  ]);
  return {
    address: linesOf(address),
    email,
    phone,
    accounts: linesOf(accounts).map((href) => ({ name: networkOf(new URL(href)), href })),
  };
};

const NETWORKS: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** Returns what a network is called on the page. Accounts in the Fediverse stand on hosts of all names, and begin with an @. */
const networkOf = ({ hostname, pathname }: URL): string => {
  const host = hostname.replace(/^www\./, '');
  return NETWORKS[host] ?? (pathname.startsWith('/@') ? 'Mastodon' : host);
};
