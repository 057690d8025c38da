// This is what a rich text field takes; used inside of islands only.
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';

/** Which tools it has: all of them with or without the premium mark, those for words under a picture, or the few of members. */
export type EditorSet = 'full' | 'text' | 'caption' | 'small';

/** The tags of BBCode that a set is written and read with. */
export const tagsOf = (set: EditorSet): 'small' | 'full' => (set === 'small' ? 'small' : 'full');

/** Something pasted or dropped: a place in the text is kept for it until it has come there, or is lost. */
export type TransferStep = 'begun' | 'arrived' | 'lost';

export interface RichTextFieldProps {
  /** The name of the form field, whose value is the text as BBCode, for forms without JavaScript. */
  name: string;
  label: string;
  hint?: string;
  set: EditorSet;
  /** What it begins with; later ones are ignored: give another `key` to begin anew. */
  value: RichTextDocument;
  /** Takes the text after every change, in both modes. */
  onChange: (document: RichTextDocument) => void;
  /** Hears of each thing that comes into the text by way of the server; the first one given is kept. */
  onTransfer?: (step: TransferStep) => void;
  /** What the server found wrong. */
  error?: string | undefined;
  placeholder?: string;
  isRequired?: boolean;
  /** Whether there are tools for colour and size. */
  hasColours?: boolean;
  /** The sizes of contract.md 9 unless given. */
  height?: number;
  maxHeight?: number;
}
