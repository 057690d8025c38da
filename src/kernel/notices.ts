// Notices are what people are told, each declared where it arises: its words, its kind, and which announcement makes it. Who
// keeps them, mails them and asks people what they want to hear of is a later bundle, which collects the declarations.
import type { Announcement, AnnouncementHandler } from './announcements.ts';
import type { Bundle } from './bundle.ts';
import type { ContentRef, ContentSummary } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import { isDatabaseAway } from './database-away.ts';
import type { Viewer } from './viewer.ts';

export type MailPace = 'off' | 'now' | 'daily' | 'weekly';

/** What is heard of a kind, and how. */
export interface NoticeSetting {
  readonly isListed: boolean;
  readonly mail: MailPace;
  readonly isPushed: boolean;
}

/** One as somebody might get it, for the preview of a mail about it. */
export interface NoticeSample {
  readonly sentence: string;
  /** Title of what it is about, as it stands in the mail. */
  readonly about?: string;
  readonly note?: string;
}

/** What people choose whether and how to hear of: a row of their settings, for one notice or for several. */
export interface NoticeKind {
  /** A name in small letters; it is stored, and part of names of fields. */
  readonly name: string;
  /** The title in the settings; `note` is a sentence that says what it is about. */
  readonly title: string;
  readonly note: string;
  readonly sample: NoticeSample;
  /** The place in the settings; kinds with a lower number stand first. */
  readonly order: number;
  readonly icon: 'comment' | 'heart' | 'feed' | 'mail' | 'info' | 'edit';
  /** The setting of people who have chosen nothing else. */
  readonly defaults: NoticeSetting;
  /** Stands in the list whatever was chosen. */
  readonly isAlwaysListed?: boolean;
  /** Goes out to people who are suspended, too. */
  readonly reachesSuspended?: boolean;
  /** The urgency of its push; normal without. */
  readonly urgency?: 'high' | 'low';
  /** Says whether a viewer can choose; without it everybody can. */
  readonly isFor?: (viewer: Viewer) => boolean;
  /** It is somebody's work, so they hear of it also from people they have blocked. */
  readonly isWork?: boolean;
}

/** A notice in words, the same in the list, in mails and in pushes. */
export interface NoticeWords {
  /** Who, or the whole sentence. */
  readonly lead: string;
  /** What they did; without it `lead` says it all. */
  readonly rest?: string;
  /** Title of what it is about. */
  readonly about?: string | null;
  /** The title holds a title itself, as that of a comment does, and stands without quotation marks. */
  readonly isAboutUnquoted?: boolean;
  /** Further words of the notice. */
  readonly note?: string | null;
  /** Why it was decided so; stands as further words. */
  readonly reason?: string;
  /** Where it leads; nowhere without. */
  readonly href?: string | null;
}

/** What the words of a notice can be made of. */
interface Facts<Details> {
  readonly ref: ContentRef;
  readonly details: Details;
}

/** What is known of something that somebody did. */
export interface DoneFacts<Details, Known> extends Facts<Details> {
  readonly subject: ContentSummary;
  /** What the subject belongs to, by `ownerOf`. */
  readonly owner: ContentSummary | undefined;
  /** Who did it, such as „Ruth Lindner und 3 andere“. */
  readonly actors: string;
  readonly isOneActor: boolean;
  /** What `load` gave. */
  readonly known: Known;
}

/** What is known of something that the portal says. */
export interface DecisionFacts<Details> extends Facts<Details> {
  /** Undefined where its person may not see it any more, and where it is a person: nobody needs a link to themselves. */
  readonly subject: ContentSummary | undefined;
}

/** Something that one person is to be told. */
export interface NoticeDraftInput<Details extends object = object> {
  readonly userId: number;
  /** The same event has the same key, however often it is told. */
  readonly key: string;
  /** Undefined where the portal itself speaks. */
  readonly actorId?: number | undefined;
  readonly subject: ContentRef;
  readonly details: Details;
  /** When it happened, just now unless known. What is long ago stands in the list, but nothing goes out because of it. */
  readonly happenedAt?: Date | undefined;
  /** Whoever announced it has written a mail about it. */
  readonly isMailed?: boolean;
}

/**
 * What is declared of a notice, by methods, not properties, so that a notice with some details is a notice for those who
 * collect them.
 */
interface NoticeDeclaration<Details extends object> {
  readonly kind: NoticeKind;
  /** What tells the notice from others of its kind; it is stored with the details. */
  readonly mark?: Readonly<Record<string, string>>;
  /**
   * How several become one: all who do it on one day, as long as it is unread; or, until it is read, the one of the highest
   * number that the details say.
   */
  readonly gathers?: 'actors-of-a-day' | { numberOf(details: Details): number };
  /** Says more than a notice of this kind with the same key, and takes its place unless that is wanted louder. */
  readonly outranks?: string;
}

/** What somebody did, for those who see what it is about. */
export interface DoneNotice<Details extends object = object, Known = unknown>
  extends NoticeDeclaration<Details> {
  /** Its person must see this, too. */
  ownerOf?(details: Details): ContentRef | undefined;
  /** Loads what the words need, for all such notices that are drawn together. */
  load?(ctx: Ctx, details: readonly Details[]): Promise<Known>;
  words(facts: DoneFacts<Details, Known>): NoticeWords;
}

/** What the portal says about what is its person's own, whatever has become of it. */
export interface DecisionNotice<Details extends object = object> extends NoticeDeclaration<Details> {
  words(facts: DecisionFacts<Details>): NoticeWords;
}

/** A notice that was declared, by whom it is said. */
export type Notice =
  | { readonly speaker: 'somebody'; readonly declared: DoneNotice }
  | { readonly speaker: 'portal'; readonly declared: DecisionNotice };

/** News with the notice that says them. */
export interface NoticeDraft extends NoticeDraftInput {
  readonly notice: Notice;
}

/** A notice that can be told. */
export type SendableNotice<Details extends object> = Notice & {
  readonly draft: (news: NoticeDraftInput<Details>) => NoticeDraft;
};

/** Declares what people are told of somebody's doing. */
export const defineNotice = <Details extends object, Known = undefined>(
  declared: DoneNotice<Details, Known>,
): SendableNotice<Details> => {
  const notice = { speaker: 'somebody', declared } as const;
  return { ...notice, draft: (news) => ({ ...news, notice }) };
};

/** Declares what people are told by the portal itself. */
export const defineDecision = <Details extends object>(
  declared: DecisionNotice<Details>,
): SendableNotice<Details> => {
  const notice = { speaker: 'portal', declared } as const;
  return { ...notice, draft: (news) => ({ ...news, notice }) };
};

/** Notices of a kind about something that their person has read where it stands. */
export interface ReadElsewhere {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly subjectId: number;
}

/** What an announcement makes of notices. */
export interface NoticeChanges {
  readonly drafts: readonly NoticeDraft[];
  readonly read: readonly ReadElsewhere[];
}

/** What a bundle makes of an announcement, for its `news`. */
export interface NoticeSource {
  /** Returns a handler of the announcement for whoever keeps the notices. */
  readonly handledBy: (keep: (ctx: Ctx, changes: NoticeChanges) => Promise<void>) => AnnouncementHandler;
}

/**
 * Tells people of what is announced. Whoever did it, those who may not see it, those who block its actor and people who are
 * gone are left out, so `newsOf` may name them.
 */
export const notifyOn = <P extends object>(
  announcement: Announcement<P>,
  newsOf: (ctx: Ctx, payload: P) => Promise<readonly NoticeDraft[]>,
): NoticeSource => ({
  handledBy: (keep) =>
    announcement.handle(async (ctx, payload) => keep(ctx, { drafts: await newsOf(ctx, payload), read: [] })),
});

/**
 * Does the same as `notifyOn` for an announcement of several things, which are told of together. Where that fails each is told
 * of by itself, so that one that can't be told of keeps nobody from hearing of the others; what was told of already is not told
 * again.
 */
export const notifyOnEach = <P extends object, Part>(
  announcement: Announcement<P>,
  partsOf: (payload: P) => readonly Part[],
  newsOf: (ctx: Ctx, parts: readonly Part[]) => Promise<readonly NoticeDraft[]>,
): NoticeSource => ({
  handledBy: (keep) =>
    announcement.handle(async (ctx, payload) => {
      const parts = partsOf(payload);
      const saveDraftsOf = async (some: readonly Part[]) =>
        keep(ctx, { drafts: await newsOf(ctx, some), read: [] });
      await saveDraftsOf(parts).catch(async (error: unknown) => {
        if (parts.length === 1 || isDatabaseAway(error)) throw error;
        ctx.log.warn({ err: error }, 'what happened is told one by one');
        await oneByOne(parts, (part) => saveDraftsOf([part]));
      });
    }),
});

/** Does all of them, and throws what the last one failed by. */
const oneByOne = async <Part>(parts: readonly Part[], work: (part: Part) => Promise<void>): Promise<void> => {
  let failure: { readonly error: unknown } | undefined;
  for (const part of parts) await work(part).catch((error: unknown) => (failure = { error }));
  if (failure) throw failure.error;
};

/** Marks notices as read on what is announced. */
export const readOn = <P extends object>(
  announcement: Announcement<P>,
  readBy: (payload: P) => ReadElsewhere,
): NoticeSource => ({
  handledBy: (keep) =>
    announcement.handle((ctx, payload) => keep(ctx, { drafts: [], read: [readBy(payload)] })),
});

/** Returns all notices of the running bundles. */
export const noticesOf = (bundles: readonly Bundle[]): readonly Notice[] =>
  bundles.flatMap(({ notices = [] }) => notices);

/** Returns the kinds of all notices of the running bundles, in the order of the settings. */
export const noticeKindsOf = (bundles: readonly Bundle[]): readonly NoticeKind[] =>
  [...new Set(noticesOf(bundles).map(({ declared }) => declared.kind))].toSorted((a, b) => a.order - b.order);
