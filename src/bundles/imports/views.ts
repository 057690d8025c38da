// Describes what the desk of imports shows.
import type { TimeView } from '#design/Time.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { FieldErrors } from '#kernel/errors.ts';

export interface ImportLineView {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly note: string;
  readonly state: string;
  readonly begun: TimeView;
}

export interface ImportsPageView {
  readonly beginPath: string;
  readonly typed: { readonly site: string };
  readonly errors: FieldErrors;
  readonly imports: readonly ImportLineView[];
}

export interface SampleView {
  readonly id: number;
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface TermView {
  readonly id: number;
  readonly name: string;
  /** What it was there: a category and a tag may have the same name. */
  readonly sort: 'category' | 'place' | 'tag';
  readonly pieces: string;
  readonly value: string;
}

export interface SignerView {
  readonly fingerprint: string;
  /** What came from there before was signed by another key. */
  readonly isOther: boolean;
}

export interface ColumnView {
  readonly at: number;
  readonly name: string;
  readonly samples: readonly string[];
  readonly value: string;
}

export interface ColumnsView {
  readonly action: string;
  readonly intro: string;
  readonly isDrupal: boolean;
  readonly columns: readonly ColumnView[];
  readonly options: readonly OptionView[];
}

export interface ChoicesView {
  readonly action: string;
  readonly places: readonly OptionView[];
  readonly categories: readonly OptionView[];
  readonly placeId: string;
  readonly categoryId: string;
  readonly terms: readonly TermView[];
  readonly termOptions: readonly OptionView[];
  readonly moreTerms: string | null;
  readonly people: string;
  readonly isWithComments: boolean;
  readonly hasComments: boolean;
  /** Whose fingerprint is to be compared first; null where nobody's is. */
  readonly signer: SignerView | null;
  /** The boxes for drafts and pages, where there are any; with what is ticked. */
  readonly more: readonly {
    readonly name: 'drafts' | 'pages';
    readonly label: string;
    readonly isChosen: boolean;
  }[];
}

export interface ProgressView {
  readonly done: number;
  readonly all: number;
  readonly text: string;
  readonly href: string;
}

export interface ImportPageView {
  readonly name: string;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly problem: string | null;
  /** Words about hosts that give no answer. */
  readonly silent: string | null;
  /** Lets it go on, where its work has stopped for good. */
  readonly goOnPath: string | null;
  readonly counts: readonly (readonly [string, ...string[]])[];
  /** What has become of how many, in the order of `counts`; '' of what has no state of its own. */
  readonly countNotes: readonly string[];
  readonly progress: ProgressView | null;
  readonly columns: ColumnsView | null;
  /** Lets what the columns of a table are be said once more. */
  readonly columnsAgainPath: string | null;
  readonly choices: ChoicesView | null;
  readonly errors: FieldErrors;
  readonly samples: readonly SampleView[];
  readonly reports: readonly {
    readonly id: number;
    readonly href: string | null;
    readonly name: string;
    readonly text: string;
  }[];
  readonly moreReports: string | null;
  readonly reportHeading: string;
  readonly isOver: boolean;
  readonly takeBackPath: string | null;
  readonly removePath: string | null;
}
