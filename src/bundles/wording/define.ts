// Defines texts that a portal may want otherwise, each declared by the bundle that says it, with the words it comes with.
import { defineSlot } from '#kernel/slots.ts';
import * as texts from './texts.ts';

export interface WordingPlaceholder {
  /** What stands there: „Name des Portals“. */
  readonly label: string;
  /** A sample for the preview. */
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
  /** A key such as `users.confirm`; stored, and a part of addresses. */
  readonly key: string;
  /** The heading above texts of one sort: „Konto“. */
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

/** The beginning of a mail, with a name and where nobody is named. */
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

interface GreetingWords {
  readonly key: string;
  readonly group: string;
  readonly words: {
    readonly name: string;
    readonly note: string;
    readonly named: string;
    readonly unnamed: string;
  };
  /** Whose name it is: „Name des Mitglieds“. */
  readonly nameLabel: string;
}

/** Defines how several mails begin. */
export const defineGreeting = ({ key, group, words, nameLabel }: GreetingWords): Greeting => ({
  key,
  group,
  name: words.name,
  note: words.note,
  isMail: false,
  placeholders: { name: { label: nameLabel, sample: texts.sampleName }, portal: portalPlaceholder },
  parts: {
    named: { label: texts.namedLabel, standard: words.named, isLine: true },
    unnamed: { label: texts.unnamedLabel, standard: words.unnamed, isLine: true },
  },
});

export interface MailWords {
  readonly name: string;
  readonly note: string;
  readonly subject: string;
  readonly text: string;
  /** What stands on the button. */
  readonly action?: string;
  readonly footer?: string;
}

interface MailDefinition<Placeholder extends string> {
  readonly key: string;
  readonly group: string;
  readonly words: MailWords;
  readonly greeting: Greeting;
  /** One for several mails, instead of words of its own. */
  readonly footer?: Footer;
  /** The placeholders beside the portal's name. */
  readonly placeholders: Readonly<Record<Placeholder, WordingPlaceholder>>;
  /** The placeholders without which the text says nothing. */
  readonly needs?: readonly NoInfer<Placeholder>[];
}

/** A mail with its subject, text, button and what stands below. */
export const defineMail = <Placeholder extends string = never>({
  words: { name, note, subject, text, action, footer },
  placeholders,
  needs = [],
  ...mail
}: MailDefinition<Placeholder>): Wording<string, Placeholder | 'portal'> => ({
  ...mail,
  name,
  note,
  isMail: true,
  placeholders: withPortal(placeholders),
  parts: {
    subject: { label: texts.subjectLabel, standard: subject, isLine: true },
    text: { label: texts.textLabel, standard: text, needs },
    ...(action && { action: { label: texts.actionLabel, standard: action, isLine: true } }),
    ...(footer && { footer: { label: texts.footerLabel, standard: footer } }),
  },
});

/** What any bundle declares. */
export const wordings = defineSlot<void, Wording>('wording.texts');

interface SentenceWords<Part extends string, Placeholder extends string> {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** The placeholders beside the portal's name. */
  readonly placeholders: Readonly<Record<Placeholder, WordingPlaceholder>>;
  readonly parts: Readonly<Record<Part, WordingPart>>;
}

/** What stands on a page for members. */
export const defineSentence = <Part extends string, Placeholder extends string = never>({
  placeholders,
  ...words
}: SentenceWords<Part, Placeholder>): Wording<Part, Placeholder | 'portal'> => ({
  ...words,
  group: texts.sentences,
  isMail: false,
  placeholders: withPortal(placeholders),
});

const portalPlaceholder: WordingPlaceholder = { label: texts.portalLabel, sample: texts.samplePortal };

/** Every text can name the portal. */
const withPortal = <Placeholder extends string>(
  placeholders: Readonly<Record<Placeholder, WordingPlaceholder>>,
): Readonly<Record<Placeholder | 'portal', WordingPlaceholder>> => ({
  ...placeholders,
  portal: portalPlaceholder,
});
