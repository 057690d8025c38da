// This is what leaves the server of the desk of pages.
import type { ReactElement } from 'react';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { FieldChange } from '#bundles/writing/ui/public.ts';
import type { CmsPageView } from '../views.ts';

export interface PagesDeskView {
  readonly begin: LinkView;
  readonly rows: readonly {
    readonly key: string;
    readonly title: string;
    readonly href: string;
    readonly address: string;
    readonly state: string;
    readonly changed: TimeView;
  }[];
  readonly newer: string | null;
  readonly older: string | null;
}

export interface VersionView {
  readonly number: number;
  readonly name: string;
  readonly at: TimeView;
  readonly preview: string;
  /** The address that compares it with the version before it. */
  readonly compare: string | null;
  /** Whether it can be restored; the newest can't. */
  readonly canRestore: boolean;
}

export interface PageFormView {
  readonly list: LinkView;
  readonly heading: string;
  readonly state: string | null;
  readonly action: string;
  readonly seen: string;
  readonly title: string;
  readonly slug: string;
  readonly isLegal: boolean;
  readonly memberNotice: {
    readonly value: string;
    readonly options: readonly { value: string; name: string }[];
    readonly changes: string;
  };
  /** What is demanded of members, and the log; null of a page that never asked. */
  readonly demand: {
    readonly text: string;
    readonly log: LinkView;
    /** Where it is ended; null where nothing is demanded. */
    readonly endAction: string | null;
  } | null;
  readonly footer: { readonly value: string; readonly options: readonly { value: string; name: string }[] };
  readonly sections: SectionsFormView;
  readonly publishAt: string;
  readonly canPublish: boolean;
  readonly canWithdraw: boolean;
  readonly preview: string | null;
  readonly show: string | null;
  readonly versions: readonly VersionView[];
  readonly restoreAction: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** Why nothing was done, or what was done all the same. */
  readonly refusal: string | null;
}

export interface SectionsFormView {
  /** The keys and types of the sections in order, for the form. */
  readonly order: string;
  readonly forms: readonly SectionFormView[];
  /** Where the next one that is added will stand. */
  readonly nextId: string;
  readonly offers: readonly { readonly type: string; readonly name: string; readonly help: string }[];
  readonly error: string | null;
  /** What the fields are called in the summary of errors, by name. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface SectionFormView {
  readonly key: number;
  readonly id: string;
  /** The number of the section, from 1. */
  readonly number: number;
  readonly name: string;
  readonly help: string | null;
  readonly isRemoved: boolean;
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly fields: readonly SectionFieldView[];
  /** What was typed in one that was taken away. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

export type SectionFieldView = {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
} & (
  | {
      readonly kind: 'text' | 'lines';
      readonly value: string;
      readonly maxLength: number;
      readonly isOptional: boolean;
    }
  | { readonly kind: 'select'; readonly value: string; readonly options: readonly OptionView[] }
  | { readonly kind: 'drawn'; readonly element: ReactElement }
);

export interface PageVersionsView {
  readonly back: LinkView;
  readonly heading: string;
  readonly changes: readonly FieldChange[];
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly options: readonly { value: string; name: string }[];
}

export interface PagePreviewView {
  readonly back: LinkView;
  readonly page: CmsPageView;
}
