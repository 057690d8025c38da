// Topic: what can be told of to moderators. Later bundles declare it for what is theirs: how a thing is found, what is kept of it as
// evidence, and how it is hidden and comes back. Moderation itself names none of them.
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
  /** „Überschrift“; empty where it needs none. */
  readonly label: string;
  /** Plain text, where line breaks count. */
  readonly text: string;
}

export interface EvidencePicture {
  readonly alt: string;
  /** A JPEG, as a data URI: it stays when its owner takes the picture away. */
  readonly src: string;
}

/** How something was before it was hidden, so that it can be so again; JSON that only its bundle reads. */
export type Before = Readonly<Record<string, unknown>>;

/** By the names of what was done: to the thing, to its thread, to its author. */
export interface Undo {
  readonly hide?: Before;
  readonly reduce?: Before;
  readonly lock?: Before;
  readonly edit?: Edited;
  readonly suspend?: SuspendedBefore;
  /** The thread that was closed, or was closed already. */
  readonly thread?: ContentRef;
}

/** Words that moderators changed. */
export interface Edited {
  /** As they are read. */
  readonly before: string;
  readonly after: string;
  /** As its bundle needs them to put the former ones back. */
  readonly kept: Before;
}

/** A suspension by a decision, and the one whose place it took. */
export interface SuspendedBefore {
  readonly id: number;
  readonly former: FormerSuspension | null;
  /** Decisions whose suspensions it put an end to. */
  readonly replaced?: readonly number[];
}

export interface FormerSuspension {
  readonly id: number;
  readonly reason: string;
  /** ISO 8601; null for an open end. */
  readonly until: string | null;
  readonly hidesContributions: boolean;
}

export interface ReportedThing {
  /** „Kommentar zu …“ */
  readonly title: string;
  readonly href: string;
  readonly authorId: number | null;
  /** Whose moderators decide; empty for those of the whole portal. */
  readonly locationPath: string;
  /** When it was written or shown first. */
  readonly writtenAt?: Date;
  /** Of its words, as far as everybody reads them who sees it; the evidence may hold more, such as what is paid for. */
  readonly excerpt?: string;
  /** In words; pictures are added to it. */
  readonly evidence: Evidence;
  /** What it shows that can be told of by itself, such as a picture. */
  readonly shows?: readonly { readonly type: string; readonly id: number }[];
  /** Pictures that are kept with it. */
  readonly imageIds?: readonly number[];
}

/** What moderators do with it and take back. Whoever calls has asked whether they may. */
export interface ThingAct {
  /** Undefined where it was so already. In the caller's transaction. */
  readonly act: (ctx: Ctx, id: number, reason: string) => Promise<Before | undefined>;
  /** False where somebody changed it since, or nothing is left of it. In the caller's transaction. */
  readonly takeBack: (ctx: Ctx, id: number, before: Before) => Promise<boolean>;
}

export interface ThreadAct extends ThingAct {
  /** What the thread belongs to: several things may stand in one. */
  readonly thread: (ctx: Ctx, id: number) => Promise<ContentRef | undefined>;
}

export interface Reportable {
  /** As in addresses: `comment`. */
  readonly type: string;
  /** „Kommentar“ */
  readonly name: string;
  /** To its author: „Ihren Kommentar“. */
  readonly yours: string;
  /** As the Commission's database calls it; text unless it is said. */
  readonly medium?: 'IMAGE' | 'VIDEO';
  /** Of what nobody else can look at: what moderators get to see of it, said to who tells of it. It goes with either of the two people. */
  readonly shownAlone?: string;
  /** Whether the viewer sees it now, so that they can tell of it. */
  readonly isSeen: (ctx: Ctx, id: number) => Promise<boolean>;
  /** Whoever sees it; undefined where nothing is left of it. */
  readonly find: (ctx: Ctx, id: number) => Promise<ReportedThing | undefined>;
  /** Others don't see it any more. */
  readonly hide?: ThingAct;
  /** It leaves lists, and everybody may still read it. */
  readonly reduce?: ThingAct;
  /** Moderators can say something about it that stands there for everybody: the tags of the pages that show it. */
  readonly label?: (ctx: Ctx, id: number) => Promise<readonly string[]>;
  /** Moderators change its words, where it stands: puts those back that stood there before. False where somebody changed them since. In the caller's transaction. */
  readonly restoreWords?: (ctx: Ctx, id: number, edited: Edited) => Promise<boolean>;
  /** Nobody writes below it any more. */
  readonly lock?: ThreadAct;
  /**
   * What was hidden goes for good, when nobody can appeal any more; false where it isn't hidden now, or nothing is left of it. Without
   * it nothing can be deleted. In the caller's transaction.
   */
  readonly erase?: (ctx: Ctx, id: number) => Promise<boolean>;
}

export const reportables = defineSlot<void, Reportable>('moderation.reportables');

export const findReportable = async (ctx: Ctx, type: string): Promise<Reportable | undefined> =>
  (await reportables.collect(ctx)).find((one) => one.type === type);
