// What the page shows on which a list of places is read in.
import type { LinkView } from '#design/page-frame.ts';

export interface ImportLineView {
  key: string;
  line: string;
  name: string;
  note: string;
  state: 'new' | 'known' | 'wrong';
  problems: readonly string[];
}

export interface ImportPageView {
  back: LinkView;
  action: string;
  text: string;
  error: string | null;
  preview: {
    summary: string;
    lines: readonly ImportLineView[];
    /** How many would be made; null while something is wrong. */
    submit: string | null;
  } | null;
}
