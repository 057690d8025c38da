// Declares how the history is told: bundles say in German what they record. An action without words, or a field without a
// label, fails a test over all that the house records. docs/decisions/0059
import { defineSlot } from '#kernel/slots.ts';

/** A picture by its address, such as the portal's logo. */
export interface DrawnPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What it is, also where it can't be fetched any more. */
  readonly text: string;
  /** Whether it is meant for dark pages. */
  readonly isForDark: boolean;
}

/** What a field is called, and how its value is read; a label alone is for text and numbers. */
export type FieldWords =
  | string
  | {
      readonly label: string;
      /** Words for fixed values. */
      readonly names?: Readonly<Record<string, string>>;
      readonly kind?: 'picture' | 'pictures' | 'moment' | 'yesOrNo';
      /** Puts a value in words that isn't written for people; undefined for one that is said as it stands. */
      readonly say?: (value: unknown) => string | undefined;
      /** Returns the picture that a value stands for, where it is none of an image's number. */
      readonly draw?: (value: unknown) => DrawnPicture | undefined;
      /** Whether it is about somebody: then it is left out for authors. */
      readonly isPersonal?: true;
    };

export interface HistoryWords {
  /** The name above these actions in lists, such as „Kommentare“. */
  readonly name: string;
  /** What follows „… hat“, by action: „den Beitrag veröffentlicht“. */
  readonly actions: Readonly<Record<string, string>>;
  /** Actions of readers that are nobody's business but that of administrators. */
  readonly ofReaders?: readonly string[];
  /** What is said of a field, by the name in an entry; null for what only programs need. */
  readonly fields?: Readonly<Record<string, FieldWords | null>>;
}

export const historyWords = defineSlot<void, HistoryWords>('history.words', { isAboutRows: true });
