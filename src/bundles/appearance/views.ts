// This is what leaves the server of the page of a portal's looks.
import type { PreviewPage } from './preview-pages.ts';

export interface PresetView {
  readonly name: string;
  readonly description: string;
  readonly href: string;
  /** Its colours in light: paper, ink, accent, second. */
  readonly colors: readonly string[];
  readonly isChosen: boolean;
}

export interface AppearanceFormView {
  /** The stamp of what holds. */
  readonly seen: string;
  /** Why it isn’t saved, where no single field is wrong. */
  readonly refusal: string | null;
  readonly action: string;
  readonly preview: string;
  /** What was typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** What it looks like so, and what is wrong with it. */
  readonly begin: PreviewView;
  readonly pages: readonly PreviewPage[];
}

/** What a change of the form would look like. */
export interface PreviewView {
  /** The custom properties by name; null for what can't be drawn. */
  readonly properties: Readonly<Record<string, string>> | null;
  readonly errors: Readonly<Record<string, string>>;
}

export interface AppearancePageView {
  readonly presets: readonly PresetView[];
  readonly form: AppearanceFormView;
}
