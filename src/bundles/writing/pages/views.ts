// This is what leaves the server for the pages about contributions: one's own, the editors' desk, revisions, and what is asked
// before something is taken back or deleted.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { DrawnPicture } from '#bundles/history/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { BlockChange } from '../rules/compare-text.ts';
import type { WordChange } from '../rules/compare-words.ts';
import type { NoteView } from '../views.ts';
import type { DeskTab, OwnTab } from './constants.ts';

/** This is a form with nothing to type. */
export interface PlainFormView {
  readonly name: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** A contribution in a list. */
export interface EntryView {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  /** Where its title leads: to go on writing, or to read. */
  readonly href: string;
  /** What is with it, in words: „in Prüfung seit gestern“. */
  readonly state: { readonly text: string; readonly tone: 'quiet' | 'waiting' | 'out' | 'gone' };
  readonly changed: TimeView;
  readonly place: string | null;
  /** It stands on the desk. */
  readonly author: { readonly name: string; readonly href: string | null } | null;
  /** Names of those who have it open now. */
  readonly peopleAtIt: readonly string[];
  /** Why it waits, what marks it, and what was said of the people in it; each list with its label. */
  readonly release: readonly { readonly label: string; readonly lines: readonly string[] }[];
  /** The last word about it, unless it is the reader's own. */
  readonly note: {
    readonly writer: string;
    /** This is its beginning. */
    readonly text: string;
    readonly time: TimeView;
    /** All that was said. */
    readonly href: string;
  } | null;
  readonly links: readonly LinkView[];
  /** What is done by one press: taking it back from the editors, bringing it out again. */
  readonly forms: readonly PlainFormView[];
  /** It is handed back with a remark. */
  readonly handBack: PlainFormView | null;
}

export interface RefusalView {
  readonly title: string;
  readonly text: string;
  /** Sends the mail that confirms the address once more. */
  readonly resend: PlainFormView | null;
}

/** This is the way to a composer. */
export interface StartView {
  readonly name: string;
  readonly text: string;
  /** An icon of the design, by its name. */
  readonly icon: string;
  readonly href: string;
}

export interface OverviewView {
  readonly shell: AccountShellView;
  /** What can be begun; nothing for those who may not write. */
  readonly starts: readonly StartView[];
  /** Why nothing can be begun, and the way on. */
  readonly refusal: RefusalView | null;
  readonly tabs: readonly LinkView[];
  readonly tab: OwnTab;
  readonly entries: readonly EntryView[];
  /** What stands in the place of entries where there are none. */
  readonly empty: { readonly title: string; readonly text: string };
  /** The address of the figures that say how often one's pieces were read, on the tab of what is out; else null. */
  readonly figuresHref: string | null;
  readonly newer: string | null;
  readonly older: string | null;
}

export interface DeskView {
  readonly tabs: readonly LinkView[];
  readonly tab: DeskTab;
  readonly filter: {
    readonly action: string;
    /** The fields kept in the address beside what is chosen. */
    readonly fields: Readonly<Record<string, string>>;
    readonly places: readonly OptionView[];
    readonly place: string;
    readonly kinds: readonly OptionView[];
    readonly kind: string;
    /** Null while nothing is chosen. */
    readonly resetHref: string | null;
  };
  readonly entries: readonly EntryView[];
  readonly newer: string | null;
  readonly older: string | null;
}

export interface RevisionView {
  readonly version: number;
  readonly saved: TimeView;
  readonly editor: string;
  /** It reads „eingereicht“, and is empty for plain saving. */
  readonly occasion: string;
  readonly isCompared: boolean;
  /** It compares with the one before it, and is null for the first. */
  readonly compareHref: string | null;
}

/** This is a field that differs between two revisions. */
export type FieldChange =
  | { readonly name: string; readonly kind: 'words'; readonly words: readonly WordChange[] }
  | { readonly name: string; readonly kind: 'text'; readonly blocks: readonly BlockChange[] }
  | {
      readonly name: string;
      readonly kind: 'picture';
      readonly before: ComparedPicture | null;
      readonly after: ComparedPicture | null;
    }
  | {
      readonly name: string;
      readonly kind: 'drawn';
      readonly before: DrawnPicture | null;
      readonly after: DrawnPicture | null;
    };

export interface ComparedPicture {
  readonly id: number;
  /** Null for one that is gone, or not for this reader. */
  readonly picture: PictureView | null;
}

export interface RevisionsView {
  readonly shell: AccountShellView;
  readonly title: string;
  readonly links: readonly LinkView[];
  /** Null while there is but one. */
  readonly compared: {
    readonly from: number;
    readonly to: number;
    readonly changes: readonly FieldChange[];
  } | null;
  /** The form by which two of all revisions are chosen. */
  readonly choose: { readonly action: string; readonly options: readonly OptionView[] } | null;
  /** The form that makes the revision that is looked at the newest one; null for those who may not, or when it is the newest. */
  readonly restore: (PlainFormView & { readonly version: number }) | null;
  readonly revisions: readonly RevisionView[];
  readonly newer: string | null;
  readonly older: string | null;
  readonly notes: readonly NoteView[];
  /** It holds what was typed and couldn't be taken, with the reason. */
  readonly addNote: (PlainFormView & Partial<RefusedRemark>) | null;
}

export interface RefusedRemark {
  readonly text: string;
  readonly error: string;
}

/** Asks before something is done. */
export interface ConfirmView {
  readonly shell: AccountShellView;
  readonly title: string;
  /** It is that of the contribution. */
  readonly about: string;
  readonly paragraphs: readonly string[];
  readonly form: PlainFormView;
  readonly isHarmless: boolean;
  readonly back: LinkView;
  /** How it is done where the reason is another one. */
  readonly otherWay: { readonly text: string; readonly link: LinkView } | null;
}
