// This is what leaves the server for composers, overviews, reviews and revisions. All of it is JSON.
import type { TimeView } from '#design/Time.tsx';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { ManuscriptState, PieceStateLater } from './constants.ts';

/** What every manuscript's content holds, whatever its kind. */
export interface CommonContent {
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
}

/** Everything a composer begins with; islands get it as a prop. `Content` is the kind's. */
export interface ComposerView<Content = unknown> {
  readonly type: ContentType;
  /** Null until the first save. */
  readonly id: number | null;
  /** The piece that is changed; null for a new one. */
  readonly objectId: number | null;
  readonly content: Content;
  readonly version: number;
  readonly state: ManuscriptState;
  readonly pieceState: PieceStateLater | null;
  /** The address of the piece that is out. */
  readonly pieceHref: string | null;
  /** It was changed since it came out. */
  readonly hasChanges: boolean;
  readonly scheduledFor: TimeView | null;
  readonly expiresAt: TimeView | null;
  readonly savedAt: TimeView | null;
  readonly author: { readonly id: number; readonly name: string };
  readonly viewer: { readonly id: number; readonly name: string };
  readonly may: ComposerMay;
  /** Whether the portal offers colour and size to authors. */
  readonly hasColours: boolean;
  /** Which pictures may be uploaded: for the file chooser, and in words. */
  readonly uploads: { readonly accept: string; readonly types: string };
  /** Why it waits, and what its author said of the people in it, as it was handed in. */
  readonly release: ReleaseView;
  readonly notes: readonly NoteView[];
  /** Names of others who have it open, as the page begins. */
  readonly others: readonly string[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** This is the chosen place. */
  readonly place: PlaceView | null;
  /** The places at hand, on a page that is kept for times without a network, when nobody can be asked. */
  readonly places?: readonly PlaceView[];
  /** What else the viewer left unfinished of this kind, on the page of a new one. */
  readonly unfinished: readonly {
    readonly title: string;
    readonly href: string;
    readonly changedAt: TimeView;
  }[];
}

export interface ReleaseView {
  /** Names of gates and rules. */
  readonly reasons: readonly string[];
  /** Names of rules that only marked it. */
  readonly marks: readonly string[];
  /** The answers in words; empty where nothing was asked. */
  readonly answers: readonly string[];
}

/** What the viewer may do with it; the server asks again. */
export interface ComposerMay {
  readonly edit: boolean;
  /** Whether the viewer may bring it out, now or later, without anybody's look. */
  readonly publish: boolean;
  /** Names of gates and rules for which the author's piece waits; empty where it is not for these. */
  readonly waitsFor: readonly string[];
  /** Its author answers questions about people before it is handed in. */
  readonly asksQuestions: boolean;
  /** Somebody else's that waits for review. */
  readonly review: boolean;
  readonly withdraw: boolean;
  /** Whether the viewer may throw away what was never out, or what was changed since. */
  readonly discard: boolean;
}

export interface PlaceView {
  readonly id: number;
  readonly name: string;
  /** What tells it from others of its name: „Landkreis Grünwald“. */
  readonly note: string;
  /** Ids of the categories that it offers. */
  readonly categoryIds: readonly number[];
}

export interface NoteView {
  readonly id: number;
  readonly writer: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly time: TimeView;
}

/** What the calls answer. Success has `status: 'success'`; refusals are `{ status: 'error', msg, errors? }`. */
export interface SaveAnswer {
  readonly status: 'success';
  readonly id: number;
  readonly version: number;
  readonly savedAt: TimeView;
  /** It may be another place now, where the viewer may do more or less. */
  readonly may: ComposerMay;
  /** Embeds and links that can't be shown, beneath the sentence of contract.md 14.2; empty when all is well. */
  readonly problems: {
    readonly msg: string;
    readonly items: readonly { readonly source: string; readonly text: string }[];
  } | null;
}

/** The answer 409: somebody saved meanwhile. Both are shown, nothing is lost. contract.md 14.6 */
export interface ConflictAnswer {
  readonly status: 'error';
  readonly msg: string;
  readonly current: {
    /** The id of the manuscript; who began it at the same time as somebody else doesn't know it yet. */
    readonly id: number;
    readonly version: number;
    readonly content: unknown;
    readonly editor: string;
    readonly savedAt: TimeView;
  };
  /** The content on top of which the refused save was made; null when it is no longer known. */
  readonly base: unknown;
}

/** The answer 403: somebody else is signed in now than who wrote it. */
export interface OtherAccountAnswer {
  readonly status: 'error';
  readonly msg: string;
  readonly isOtherAccount: true;
}

export interface PresenceAnswer {
  readonly status: 'success';
  /** Names of others who have it open. */
  readonly others: readonly string[];
  /** This is the same person in another window. */
  readonly isOpenElsewhere: boolean;
  readonly version: number;
  readonly state: ManuscriptState;
  readonly may: ComposerMay;
  readonly notes: readonly NoteView[];
}

/** What was said about it, after something was added. */
export interface NotesAnswer {
  readonly status: 'success';
  readonly msg: string;
  readonly notes: readonly NoteView[];
}

/** A change of state. `href` is where to go on, such as the page that is out now. */
export interface StateAnswer {
  readonly status: 'success';
  readonly msg: string;
  readonly href: string | null;
  readonly state: ManuscriptState;
  readonly version: number;
  /** When it comes out by itself, and when its piece goes again. */
  readonly scheduledFor: TimeView | null;
  readonly expiresAt: TimeView | null;
}

/** This is one field of a content, for comparing two revisions. */
export type RevisionField =
  | { readonly name: string; readonly kind: 'words'; readonly value: string }
  /** This is a document tree. */
  | { readonly name: string; readonly kind: 'text'; readonly value: unknown }
  | { readonly name: string; readonly kind: 'picture'; readonly value: number | null };
