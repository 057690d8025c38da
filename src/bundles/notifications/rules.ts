// Pure calculations: what is wanted of a kind, names of devices, what a push may hold.
import { ALWAYS_LISTED, DEFAULT_SETTINGS, NOTICE_KINDS } from './constants.ts';
import type { NoticeKind, NoticeSetting } from './constants.ts';
import { browserOn, unknownDevice } from './texts.ts';

export type NoticeSettings = Readonly<Record<NoticeKind, NoticeSetting>>;

/** What holds for somebody who chose `chosen`. */
export const settingsWith = (chosen: Partial<NoticeSettings>): NoticeSettings => ({
  ...DEFAULT_SETTINGS,
  ...chosen,
});

/** What is chosen, as far as there is a choice. */
export const tidySettings = (settings: NoticeSettings): NoticeSettings =>
  Object.fromEntries(
    NOTICE_KINDS.map((kind) => [
      kind,
      { ...settings[kind], isListed: settings[kind].isListed || ALWAYS_LISTED.includes(kind) },
    ]),
  ) as unknown as NoticeSettings;

/** False where somebody wants to hear nothing of a kind in any way. */
export const isWanted = ({ isListed, mail, isPushed }: NoticeSetting): boolean =>
  isListed || mail !== 'off' || isPushed;

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

/** „Firefox auf Windows“ */
export const deviceName = (userAgent: string): string => {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) =>
    names.find(([, sign]) => sign.test(userAgent)),
  );
  if (!browser) return unknownDevice;
  return system ? browserOn(browser[0], system[0]) : browser[0];
};

/** The beginning of a text, cut between words. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 2).replace(/\s+\S*$/, '')} …`.toWellFormed();
};
