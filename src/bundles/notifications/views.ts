// This is what leaves the server about notices: sentences for list, mail and push alike, and the views of the
// pages.
import type { IconName } from '#design/Icon.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import { quoted } from '#design/quoted.ts';
import type { TimeView } from '#design/Time.tsx';
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { MailPace, NoticeKind } from '#kernel/notices.ts';
import type { PersonView } from '#bundles/users/public.ts';
import type { Notice } from './queries.ts';

/** A notice in words, for one who may know all of it. */
export interface NoticeText {
  readonly notice: Notice;
  readonly kind: NoticeKind;
  /** Names who it was, or says the whole sentence. */
  readonly lead: string;
  /** What they did; empty when `lead` says it all. */
  readonly rest: string;
  /** Title of what it is about. */
  readonly about: string | null;
  /** It holds a title itself. */
  readonly isAboutUnquoted: boolean;
  /** Further words, such as the reason of a decision. */
  readonly note: string | null;
  /** It is null when there is nothing to go to. */
  readonly href: string | null;
  /** It is undefined where the portal itself speaks. */
  readonly actor: PersonView | undefined;
}

export const sentenceOf = ({ lead, rest }: NoticeText): string => (rest ? `${lead} ${rest}` : lead);

/** Returns the title as it stands within a sentence. */
export const quoteOf = ({ about, isAboutUnquoted }: NoticeText): string | null =>
  about && !isAboutUnquoted ? quoted(about) : about;

export interface NoticeView {
  readonly id: number;
  readonly icon: IconName;
  readonly lead: string;
  readonly rest: string;
  readonly about: string | null;
  readonly note: string | null;
  /** Marks it as read on the way; null when there is nothing to go to. */
  readonly href: string | null;
  readonly isUnread: boolean;
  readonly time: TimeView;
  /** It is undefined where the portal itself speaks. */
  readonly actor: { readonly name: string; readonly portrait: PortraitView | null } | undefined;
}

/** Holds all of one day. */
export interface NoticeDay {
  readonly name: string;
  readonly notices: readonly NoticeView[];
}

export interface NoticesPageView {
  readonly shell: AccountShellView;
  readonly days: readonly NoticeDay[];
  readonly settingsHref: string;
  readonly readAll: { readonly action: string; readonly upTo: string } | null;
  /** Where newer ones are asked for, and since when; null on further pages. */
  readonly news: { readonly address: string; readonly since: string; readonly listHref: string } | null;
  readonly newer: string | null;
  readonly older: string | null;
  readonly home: string;
}

export interface KindSettingView {
  /** The name of the kind, which is part of the names of its fields. */
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  readonly isListed: boolean;
  /** There is no choice. */
  readonly isAlwaysListed: boolean;
  readonly mail: MailPace;
  readonly isPushed: boolean;
}

export interface DeviceView {
  readonly id: number;
  readonly name: string;
  readonly since: TimeView;
  readonly isThis: boolean;
  readonly removeAction: string;
}

export interface SettingsPageView {
  readonly shell: AccountShellView;
  readonly list: LinkView;
  readonly action: string;
  readonly kinds: readonly KindSettingView[];
  readonly quiet: QuietHoursView;
  readonly devices: readonly DeviceView[];
  readonly push: PushView;
}

/** The hours without pushes, and which there are to choose from. */
export interface QuietHoursView {
  readonly hours: readonly OptionView[];
  readonly from: string;
  readonly until: string;
}

/** What the browser needs in order to subscribe. */
export interface PushView {
  readonly key: string;
  readonly address: string;
  readonly worker: string;
  /** The server knows this browser. */
  readonly isOn: boolean;
}

export interface UnsubscribePageView {
  readonly action: string;
  /** What the mails are about. */
  readonly what: string;
  /** It is undefined before it was done. */
  readonly done: 'these' | 'all' | undefined;
  readonly settingsHref: string;
}
