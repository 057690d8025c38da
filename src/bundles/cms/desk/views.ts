// This is what leaves the server of the desk of pages.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
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
  /** To the version before it. */
  readonly compare: string | null;
  /** Missing of the newest. */
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
  readonly canMove: boolean;
  readonly footer: { readonly value: string; readonly options: readonly { value: string; name: string }[] };
  readonly text: RichTextDocument;
  readonly publishAt: string;
  readonly canPublish: boolean;
  readonly canWithdraw: boolean;
  readonly preview: string | null;
  readonly show: string | null;
  readonly versions: readonly VersionView[];
  readonly restoreAction: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly refusal: string | null;
}

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
