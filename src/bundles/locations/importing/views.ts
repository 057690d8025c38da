// This is what the pages show on which a list of places is read in.
import type { LinkView } from '#design/page-frame.ts';

export interface ImportLineView {
  key: string;
  line: string;
  name: string;
  note: string;
  state: 'new' | 'known' | 'wrong';
  problems: readonly string[];
}

export interface PreviewView {
  summary: string;
  lines: readonly ImportLineView[];
  hasFaults: boolean;
  /** How many would be made; null while something is wrong, and where all of it is there. */
  submit: string | null;
}

/** A list and what it comes to; the form that writes it sends `text` and `sure`. */
export interface ListView {
  /** Where it is null they go to the address of the page itself. */
  action: string | null;
  text: string;
  error: string | null;
  /** Null where the list as a whole can't be read. */
  preview: PreviewView | null;
}

export interface ImportPageView extends ListView {
  back: LinkView;
}
