// What leaves the server about notices: sentences for list, mail and push alike, and the views of the pages.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentSummary } from '#kernel/content-kinds.ts';
import { momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import { quoted } from '#design/quoted.ts';
import type { TimeView } from '#design/Time.tsx';
import { url } from '#kernel/named-routes.ts';
import { OWN_PICTURES_HREF } from '#bundles/media/public.ts';
import { streamPaths } from '#bundles/streams/public.ts';
import { messageHref } from '#bundles/users/public.ts';
import { composerPaths } from '#bundles/writing/public.ts';
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { PersonView } from '#bundles/users/public.ts';
import type { MailPace, NoticeKind } from './constants.ts';
import type { NoticeExtra } from './notice.ts';
import type { Notice } from './queries.ts';
import * as texts from './texts.ts';

/** A notice in words, for one who may know all of it. */
export interface ToldNotice {
  readonly notice: Notice;
  /** Who, or the whole sentence. */
  readonly lead: string;
  /** What they did; empty when `lead` says it all. */
  readonly rest: string;
  /** Title of what it is about. */
  readonly about: string | null;
  /** Further words, such as the reason of a decision. */
  readonly note: string | null;
  /** Null when there is nothing to go to. */
  readonly href: string | null;
  /** Undefined where the portal itself speaks. */
  readonly actor: PersonView | undefined;
}

/** What notices refer to, as far as their person may see it. */
export interface KnownThings {
  readonly subjects: ReadonlyMap<string, ContentSummary>;
  readonly people: ReadonlyMap<number, PersonView>;
  /** What is followed, in words, by selector tag. */
  readonly followed: ReadonlyMap<string, string>;
}

export const sentenceOf = ({ lead, rest }: ToldNotice): string => (rest ? `${lead} ${rest}` : lead);

/** The title as it stands within a sentence; that of a comment holds a title itself. */
export const quoteOf = ({ about, notice: { subjectType, extra } }: ToldNotice): string | null => {
  const isComment = subjectType === 'comment' && !extra.owner;
  return about && !isComment ? quoted(about) : about;
};

/** Undefined for what its person may not see, or no longer. */
export const toToldNotice = (notice: Notice, known: KnownThings): ToldNotice | undefined => {
  const { kind, subjectType, subjectId, extra } = notice;
  if (kind === 'decision') return toDecision(notice, known);
  const subject = known.subjects.get(refKey({ type: subjectType, id: subjectId }));
  const owner = extra.owner && known.subjects.get(refKey(extra.owner));
  if (!subject || (extra.owner && !owner)) return undefined;
  const actor = known.people.get(notice.actorIds[0] ?? 0);
  const told = { notice, actor, about: (owner ?? subject).title, note: null, href: subject.href };
  return { ...told, ...wordingOf(notice, known) };
};

const wordingOf = (
  { kind, actorIds, subjectType, subjectId, extra }: Notice,
  known: KnownThings,
): Pick<ToldNotice, 'lead' | 'rest'> & Partial<ToldNotice> => {
  const [first = '', second] = actorIds.map((id) => known.people.get(id)?.name);
  const lead = texts.actors(first, second, actorIds.length);
  switch (kind) {
    case 'reply':
      return { lead, rest: texts.hasReplied[extra.because ?? 'comment'] };
    case 'mention':
      return { lead, rest: texts.hasMentioned };
    case 'like':
      return { lead, rest: texts.likes(subjectType, actorIds.length === 1) };
    case 'message':
      return { lead, rest: texts.hasWritten, about: null, href: messageHref(subjectId) };
    case 'desk':
      return {
        lead,
        rest: texts.deskNews[extra.deskNews ?? 'submitted'],
        about: extra.title ?? null,
        href: hrefOfManuscript(extra),
      };
    default: {
      const reason = (extra.followed ?? []).map((tag) => known.followed.get(tag)).find(Boolean);
      return { lead: reason ?? texts.newPiece, rest: '' };
    }
  }
};

/** Told whatever became of the thing: it was one's own. Its title and address only while one may see them. */
const toDecision = (notice: Notice, known: KnownThings): ToldNotice => {
  const { extra, subjectType, subjectId } = notice;
  const subject = known.subjects.get(refKey({ type: subjectType, id: subjectId }));
  // Then it is about the person, who needs no link to themselves.
  const isOwnAccount = subjectType === 'user';
  return {
    notice,
    lead:
      isOwnAccount && extra.until
        ? texts.suspendedUntil(momentOf(new Date(extra.until)).text)
        : texts.decisions[extra.decision ?? 'deleted'],
    rest: '',
    about: (!isOwnAccount && subject?.title) || extra.filename || extra.title || null,
    note: noteOf(extra),
    href: hrefOfDecision(notice, (!isOwnAccount && subject?.href) || null),
    actor: undefined,
  };
};

const noteOf = ({ decision, reason, remark }: NoticeExtra): string | null => {
  if (remark) return texts.remark(remark);
  // It says all of it in whole sentences.
  if (decision === 'notAppeared') return reason || null;
  return reason ? texts.reason(reason) : null;
};

/** Where it is written. */
const hrefOfManuscript = ({ manuscript }: NoticeExtra): string | null =>
  manuscript ? url(composerPaths[manuscript.type].goOn, { id: manuscript.id }) : null;

/** What can't be shown any more stands among one's own things. */
const hrefOfDecision = ({ subjectType, extra }: Notice, href: string | null): string | null => {
  if (extra.streamId !== undefined) return url(streamPaths.show, { id: extra.streamId });
  return subjectType === 'image' ? OWN_PICTURES_HREF : (href ?? hrefOfManuscript(extra));
};

export interface NoticeView {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly lead: string;
  readonly rest: string;
  readonly about: string | null;
  readonly note: string | null;
  /** Marks it as read on the way; null when there is nothing to go to. */
  readonly href: string | null;
  readonly isUnread: boolean;
  readonly time: TimeView;
  /** Undefined where the portal itself speaks. */
  readonly actor: { readonly name: string; readonly portrait: PortraitView | null } | undefined;
}

/** All of one day. */
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
  readonly kind: NoticeKind;
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
  readonly devices: readonly DeviceView[];
  readonly push: PushView;
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
  /** Undefined before it was done. */
  readonly done: 'these' | 'all' | undefined;
  readonly settingsHref: string;
}
