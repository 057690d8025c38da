// Says what leaves the server for the pages of exports and their dialog.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { OptionView } from '#design/Field.tsx';

export interface ExportFormView {
  /** The call; without JavaScript the form is sent there, too. */
  action: string;
  dataRef: string;
  /** Days of a span; null for things by their ids. */
  from: string | null;
  until: string | null;
  /** What of the thing; empty where there is no choice. */
  choices: OptionView[];
  plugins: PluginView[];
  pictures: PictureChoice[];
  /** There are more than can be chosen one by one; all go along. */
  arePicturesTogether: boolean;
  sizes: OptionView[];
  size: string;
  /** What is in the export, such as „1 Artikel mit 4 Bildern“. */
  contents: string;
  textBytes: number;
  /** The worker makes it. */
  isLarge: boolean;
  /** What was noticed for paper in the words. */
  checks: readonly string[];
}

export interface PluginView {
  name: string;
  title: string;
  note: string;
  takesPictures: boolean;
  /** What was noticed is said. */
  hasChecks: boolean;
  isChecked: boolean;
}

export interface PictureChoice {
  id: number;
  name: string;
  credit: string;
  thumb: string | null;
  isReusable: boolean;
  /** The bytes by size. */
  bytes: Readonly<Record<string, number>>;
  /** What was noticed for paper, by size. */
  checks: Readonly<Record<string, readonly string[]>>;
}

/** The frame of these pages: those who have a desk work there, others below their account. */
export interface FrameView {
  shell: AccountShellView | null;
}

export interface BeginPageView extends FrameView {
  title: string;
  backHref: string | null;
  form: ExportFormView;
}

export interface RunPageView extends FrameView {
  title: string;
  facts: readonly { name: string; text: string }[];
  progress: ProgressView;
  logHref: string;
}

/** How far a run is; the answer of the call, too. */
export interface ProgressView {
  id: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** How far the run is, such as „12 Beiträge sind darin“. */
  text: string;
  /** Null while there is no file, and for those who may not fetch it. */
  fileHref: string | null;
  calls: string;
  runHref: string;
}

export interface LogPageView extends FrameView {
  runs: readonly RunRowView[];
  older: string | null;
  /** Places whose pieces the viewer may export. */
  places: readonly OptionView[];
  placeAction: string;
  /** The values of the form as chosen so far. */
  place: string;
  from: string;
  until: string;
  errors: Readonly<Record<string, string>>;
}

export interface RunRowView {
  id: number;
  title: string;
  href: string | null;
  format: string;
  by: string;
  at: string;
  state: string;
  size: string;
}
