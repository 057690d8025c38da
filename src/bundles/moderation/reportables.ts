// Declares what can be told of to moderators. Later bundles declare it for what is theirs: how a thing is found, what is kept
// of it as evidence, and how it is hidden and comes back. Moderation itself names none of them.
import type { ReactElement } from 'react';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';

/** What was told of, as it was then; JSON. */
export interface Evidence {
  readonly parts: readonly EvidencePart[];
  /** Pictures that it showed, as their files were then. */
  readonly pictures?: readonly EvidencePicture[];
}

export interface EvidencePart {
  /** The label of the part, such as „Überschrift“; empty where it needs none. */
  readonly label: string;
  /** The plain text, where line breaks count. */
  readonly text: string;
}

export interface EvidencePicture {
  readonly alt: string;
  /** A JPEG, as a data URI: it stays when its owner takes the picture away. */
  readonly src: string;
}

/** How something was before it was hidden, so that it can be so again; JSON that only its bundle reads. */
export type Before = Readonly<Record<string, unknown>>;

/** What is needed to undo a decision, by the names of what was done: to the thing, to its thread, to its author. */
export interface Undo {
  readonly hide?: Before;
  readonly reduce?: Before;
  readonly lock?: Before;
  readonly edit?: Edited;
  readonly suspend?: SuspendedBefore;
  /** The id of the place where alone they must not write, once what it is about stands at another one. */
  readonly place?: number;
  /** The thread that was closed, or was closed already. */
  readonly thread?: ContentRef;
}

/** Words that moderators changed. */
export interface Edited {
  /** The words from before the change, as they are read. */
  readonly before: string;
  readonly after: string;
  /** The former words as the thing's bundle needs them to put them back. */
  readonly kept: Before;
}

/** A suspension by a decision, and the one whose place it took. */
export interface SuspendedBefore {
  readonly id: number;
  readonly former: FormerSuspension | null;
  /** The decisions whose suspensions it put an end to. */
  readonly replaced?: readonly number[];
}

export interface FormerSuspension {
  readonly id: number;
  readonly reason: string;
  /** The end in ISO 8601; null for an open end. */
  readonly until: string | null;
  readonly hidesContributions: boolean;
}

export interface ReportedThing {
  /** The title, such as „Kommentar zu …“. */
  readonly title: string;
  readonly href: string;
  readonly authorId: number | null;
  /** Whose moderators decide; empty for those of the whole portal. */
  readonly locationPath: string;
  /** The moment when it was written or shown first. */
  readonly writtenAt?: Date;
  /** An excerpt of its words, as far as everybody reads them who sees it; the evidence may hold more, such as what is paid for. */
  readonly excerpt?: string;
  /** The evidence in words; pictures are added to it. */
  readonly evidence: Evidence;
  /** What it shows that can be told of by itself, such as a picture. */
  readonly shows?: readonly { readonly type: string; readonly id: number }[];
  /** Pictures that are kept with it. */
  readonly imageIds?: readonly number[];
}

/** What moderators do with it and take back. Whoever calls has asked whether they may. */
export interface ThingAct {
  /** Does it, in the caller's transaction; undefined where it was so already. */
  readonly act: (ctx: Ctx, id: number, reason: string) => Promise<Before | undefined>;
  /** Takes it back, in the caller's transaction; false where somebody changed it since, or nothing is left of it. */
  readonly takeBack: (ctx: Ctx, id: number, before: Before) => Promise<boolean>;
}

export interface ThreadAct extends ThingAct {
  /** Returns what the thread belongs to: several things may stand in one. */
  readonly thread: (ctx: Ctx, id: number) => Promise<ContentRef | undefined>;
}

export interface Reportable {
  /** The type as in addresses: `comment`. */
  readonly type: string;
  /** The name of such a thing, such as „Kommentar“. */
  readonly name: string;
  /** The name as it is said to the author: „Ihren Kommentar“. */
  readonly yours: string;
  /** The medium as the Commission's database calls it; text unless it is said. */
  readonly medium?: 'IMAGE' | 'VIDEO';
  /**
   * What moderators get to see of a thing that nobody else can look at, said to who tells of it. Such a case goes with either
   * of the two people.
   */
  readonly shownAlone?: string;
  /** Says whether the viewer sees it now, so that they can tell of it. */
  readonly isSeen: (ctx: Ctx, id: number) => Promise<boolean>;
  /** Finds the thing, whoever asks; undefined where nothing is left of it. */
  readonly find: (ctx: Ctx, id: number) => Promise<ReportedThing | undefined>;
  /**
   * Draws it for those who decide about it, as it is now, also while it is hidden; undefined where nothing is left of it. For
   * what can't be told of in words.
   */
  readonly draw?: (ctx: Ctx, id: number) => Promise<ReactElement | undefined>;
  /** How it is hidden, so that others don't see it any more. */
  readonly hide?: ThingAct;
  /** It leaves lists, and everybody may still read it. */
  readonly reduce?: ThingAct;
  /**
   * Returns the tags of the pages that show the thing; where it is there, moderators can say something about it that stands
   * there for everybody.
   */
  readonly label?: (ctx: Ctx, id: number) => Promise<readonly string[]>;
  /**
   * Puts the words back that stood there before; where it is there, moderators can change the thing's words where it stands.
   * False where somebody changed them since. In the caller's transaction.
   */
  readonly restoreWords?: (ctx: Ctx, id: number, edited: Edited) => Promise<boolean>;
  /** Nobody writes below it any more. */
  readonly lock?: ThreadAct;
  /**
   * Erases for good what was hidden, when nobody can appeal any more; false where it isn't hidden now, or nothing is left of
   * it. Without it nothing can be deleted. In the caller's transaction.
   */
  readonly erase?: (ctx: Ctx, id: number) => Promise<boolean>;
}

export const reportables = defineSlot<void, Reportable>('moderation.reportables');

export const findReportable = async (ctx: Ctx, type: string): Promise<Reportable | undefined> =>
  (await reportables.collect(ctx)).find((one) => one.type === type);
