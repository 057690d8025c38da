// This is what leaves of newsletters.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';

export interface LetterPictureView {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface LetterEntryView {
  /** A whole address, without anything that tells readers apart. */
  href: string;
  kicker: string;
  headline: string;
  lead: string | null;
  byline: string | null;
  isPremium: boolean;
  picture: LetterPictureView | null;
  date: { weekday: string; day: string; month: string; where: string } | null;
  comments: string | null;
}

/** An issue as a mail. */
export interface LetterView {
  portal: string;
  portalHref: string;
  newsletter: string;
  day: string;
  subject: string;
  preheader: string;
  intro: readonly string[];
  news: readonly LetterEntryView[];
  dates: readonly LetterEntryView[];
  discussed: readonly LetterEntryView[];
  webHref: string;
  archiveHref: string;
  unsubscribeHref: string;
  contact: string;
}

/** Colours of one scheme; `onFill` stands on `fill`. */
export interface LetterColors {
  page: string;
  paper: string;
  ink: string;
  quiet: string;
  line: string;
  accent: string;
  fill: string;
  onFill: string;
}

/** One that people can get. */
export interface OfferView {
  id: number;
  name: string;
  description: string;
  /** Words such as „täglich um 7 Uhr“. */
  rhythm: string;
  href: string;
  isChosen: boolean;
  /** What is to be known of it: that it rests because mails came back. */
  note: string | null;
}

export interface AskFormView {
  action: string;
  email: string;
  errors: Readonly<Record<string, string>>;
  offers: readonly OfferView[];
}

export interface NewslettersPageView {
  form: AskFormView | null;
  /** Where members find their own newsletters; null for others. */
  ownHref: string | null;
  offers: readonly Omit<OfferView, 'isChosen' | 'note'>[];
}

export interface ArchivePageView {
  name: string;
  description: string;
  rhythm: string;
  listHref: string;
  form: AskFormView | null;
  ownHref: string | null;
  issues: readonly { number: number; href: string; day: string }[];
  newer: string | null;
  older: string | null;
}

export interface IssuePageView {
  name: string;
  day: string;
  archiveHref: string;
  intro: readonly string[];
  news: readonly TeaserView[];
  dates: readonly TeaserView[];
  discussed: readonly TeaserView[];
}

export interface OwnNewslettersView {
  shell: AccountShellView;
  action: string;
  offers: readonly OfferView[];
}

/** Asks whether it was them, or whether it is to end. */
export interface QuestionPageView {
  title: string;
  text: string;
  /** Each leads to a question of its own where several are asked about. */
  names: readonly { name: string; href: string | null }[];
  /** Null once it is done. */
  action: string | null;
  button: string;
  way: LinkView;
}

/** The newsletters of the place, as front pages offer them. */
export interface InvitationView {
  action: string;
  title: string;
  text: string;
  id: number;
  rhythm: string;
  allHref: string;
}

export interface DeskLineView {
  id: number;
  name: string;
  href: string;
  note: string;
  marks: readonly string[];
  figure: string;
}

export interface NewsletterDeskView {
  lines: readonly DeskLineView[];
  beginHref: string | null;
  hasMailServer: boolean;
  /** How mail servers bring what came back; null for everybody but administrators. */
  bounces: { command: string } | null;
}

export interface NewsletterFormView {
  title: string;
  back: LinkView;
  action: string;
  submit: string;
  typed: Readonly<Record<TypedName, string>>;
  /** The stamp of what the form shows; null for one that is only being made. */
  seen: string | null;
  /** Why it isn’t saved, where no single field is wrong. */
  refusal: string | null;
  /** Whether mails lead to its address, so that the slug must stay. */
  isSlugFixed: boolean;
  isActive: boolean;
  hasDates: boolean;
  hasDiscussed: boolean;
  rhythms: readonly OptionView[];
  weekdays: readonly OptionView[];
  hours: readonly OptionView[];
  places: readonly OptionView[];
  categories: readonly (OptionView & { isChosen: boolean })[];
  kinds: readonly (OptionView & { isChosen: boolean })[];
  errors: Readonly<Record<string, string>>;
}

export type TypedName =
  | 'name'
  | 'slug'
  | 'description'
  | 'rhythm'
  | 'weekday'
  | 'hour'
  | 'place'
  | 'tags'
  | 'length';

export interface DeskPieceView {
  key: string;
  headline: string;
  note: string;
  href: string;
}

export interface NextIssueView {
  name: string;
  deskHref: string;
  settingsHref: string | null;
  archiveHref: string;
  number: number;
  state: 'preparing' | 'held';
  due: string;
  readers: string;
  hasMailServer: boolean;
  words: { subject: string; usualSubject: string; intro: string; version: number };
  pieces: readonly DeskPieceView[];
  leftOut: readonly DeskPieceView[];
  further: readonly DeskPieceView[];
  dates: readonly DeskPieceView[];
  discussed: readonly DeskPieceView[];
  search: string;
  found: readonly DeskPieceView[];
  actions: Readonly<Record<'desk' | 'words' | 'piece' | 'test' | 'hold' | 'send' | 'stop', string>>;
  preview: PreviewView;
  past: readonly PastIssueView[];
  resting: readonly { address: string; since: string }[];
  errors: Readonly<Record<string, string>>;
  refusal: string | null;
  /** What couldn't be saved. */
  typedBefore: { subject: string; intro: string } | null;
}

export interface PreviewView {
  kind: 'light' | 'dark' | 'text';
  /** The HTML of a mail; null where its text is shown. */
  html: string | null;
  text: string | null;
  isNarrow: boolean;
  tabs: readonly (LinkView & { isCurrent: boolean })[];
  /** A size such as „34 KB“. */
  size: string;
}

export interface PastIssueView {
  id: number;
  number: number;
  subject: string;
  day: string;
  state: string;
  counts: string;
  href: string | null;
  /** Whether it can still be stopped, or be taken off the web. */
  way: 'stop' | 'takeOff' | null;
}
