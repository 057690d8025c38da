// Holds pure calculations: what is wanted of a kind, names of devices, what a push may hold.
import type { MailPace, NoticeKind, NoticeSetting } from '#kernel/notices.ts';
import { browserOn, unknownDevice } from './texts.ts';

/** The settings are kept by the name of the kind. */
export type NoticeSettings = Readonly<Record<string, NoticeSetting>>;

/** Returns what holds for somebody who chose `chosen`: that, as far as there is a choice, and defaults for all other kinds. */
export const settingsWith = (kinds: readonly NoticeKind[], chosen: NoticeSettings): NoticeSettings =>
  Object.fromEntries(
    kinds.map(({ name, defaults, isAlwaysListed = false }) => {
      const setting = chosen[name] ?? defaults;
      return [name, { ...setting, isListed: setting.isListed || isAlwaysListed }];
    }),
  );

/** Returns false where somebody wants to hear nothing of a kind in any way. */
export const isWanted = (setting: NoticeSetting | undefined): boolean =>
  setting !== undefined && (setting.isListed || setting.mail !== 'off' || setting.isPushed);

const LOUDER: readonly MailPace[] = ['off', 'weekly', 'daily', 'now'];

/** Nobody hears less, or later, of the one than of the other. */
export const isAsLoud = (one?: NoticeSetting, other?: NoticeSetting): boolean =>
  one !== undefined &&
  (other === undefined ||
    ((one.isListed || !other.isListed) &&
      (one.isPushed || !other.isPushed) &&
      LOUDER.indexOf(one.mail) >= LOUDER.indexOf(other.mail)));

/** Later names are part of earlier browsers' descriptions of themselves: the first that fits counts. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux|CrOS/],
] as const;

/** Reads „Firefox auf Windows“. */
export const deviceName = (userAgent: string): string => {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) =>
    names.find(([, sign]) => sign.test(userAgent)),
  );
  if (!browser) return unknownDevice;
  return system ? browserOn(browser[0], system[0]) : browser[0];
};

/** Gives the beginning of a text, cut between words. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 2).replace(/\s+\S*$/, '')} …`.toWellFormed();
};
