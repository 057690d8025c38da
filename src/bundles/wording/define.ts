// Topic: texts that a portal may want otherwise, each declared by the bundle that says it, with the words it comes with.
import { defineSlot } from '#kernel/slots.ts';
import * as texts from './texts.ts';

export interface WordingPlaceholder {
  /** What stands there: „Name des Portals“. */
  readonly label: string;
  /** For the preview. */
  readonly sample: string;
}

export interface WordingPart {
  readonly label: string;
  /** The words the portal comes with; placeholders in braces, paragraphs between empty lines. */
  readonly standard: string;
  /** One line, such as a subject or what stands on a button. */
  readonly isLine?: boolean;
  /** Placeholders that must stand in it. */
  readonly needs?: readonly string[];
}

interface WordingWords {
  /** `users.confirm`; stored, and a part of addresses. */
  readonly key: string;
  /** Above texts of one sort: „Konto“. */
  readonly group: string;
  readonly name: string;
  /** When somebody reads it. */
  readonly note: string;
  /** A mail has the parts `subject`, `text` and perhaps `action` and `footer`. */
  readonly isMail: boolean;
  /** How a mail begins; a text of its own, which several share. */
  readonly greeting?: Greeting;
  /** What stands below a mail that has no part for it; a text of its own, which several share. */
  readonly footer?: Footer;
}

/** With a name, and where nobody is named. */
export type Greeting = Wording<'named' | 'unnamed', 'name' | 'portal'>;

/** What it says is filled in by whoever sends the mail. */
export type Footer = Wording<'text'>;

export interface Wording<Part extends string = string, Placeholder extends string = string>
  extends WordingWords {
  readonly placeholders: Readonly<Record<Placeholder, WordingPlaceholder>>;
  readonly parts: Readonly<Record<Part, WordingPart>>;
}

/** Keeps the names of parts and placeholders, so that whoever says the text fills in all of them. */
export const defineWording = <Part extends string, Placeholder extends string = never>(
  wording: Wording<Part, Placeholder>,
): Wording<Part, Placeholder> => wording;

/** What any bundle declares. */
export const wordings = defineSlot<void, Wording>('wording.texts');

interface SentenceWords<Part extends string, Placeholder extends string> {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** Beside the portal's name. */
  readonly placeholders: Readonly<Record<Placeholder, WordingPlaceholder>>;
  readonly parts: Readonly<Record<Part, WordingPart>>;
}

/** What stands on a page for members. */
export const defineSentence = <Part extends string, Placeholder extends string = never>({
  placeholders,
  ...words
}: SentenceWords<Part, Placeholder>): Wording<Part, Placeholder | 'portal'> => {
  const portal: WordingPlaceholder = { label: texts.portalLabel, sample: texts.samplePortal };
  const all: Readonly<Record<string, WordingPlaceholder>> = { ...placeholders, portal };
  return { ...words, group: texts.sentences, isMail: false, placeholders: all };
};
