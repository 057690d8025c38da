// This is what leaves the server of the desk of texts.
import type { LinkView } from '#design/page-frame.ts';

export interface WordingListView {
  readonly action: string;
  readonly query: string;
  readonly groups: readonly {
    readonly name: string;
    readonly lines: readonly {
      readonly key: string;
      readonly name: string;
      readonly href: string;
      readonly note: string;
      readonly isChanged: boolean;
    }[];
  }[];
}

export interface WordingPartView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isLine: boolean;
  readonly maxLength: number;
  readonly error: string | undefined;
}

export interface WordingFormView {
  readonly name: string;
  readonly note: string;
  readonly state: string;
  readonly list: LinkView;
  readonly action: string;
  readonly seen: string;
  readonly parts: readonly WordingPartView[];
  readonly placeholders: readonly {
    readonly name: string;
    readonly label: string;
    readonly isNeeded: boolean;
  }[];
  /** The text as it arrives, with samples; null where what is typed can't be said. */
  readonly preview: WordingPreviewView | null;
  /** The text as the portal comes, where that is something else. */
  readonly standard: readonly { readonly label: string; readonly text: string }[];
  readonly refusal: string | null;
}

export type WordingPreviewView =
  | { readonly kind: 'mail'; readonly subject: string; readonly html: string }
  | { readonly kind: 'sentence'; readonly paragraphs: readonly string[] };
