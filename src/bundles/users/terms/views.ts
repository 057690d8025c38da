// This is what leaves the server of the terms.
import type { ReactElement } from 'react';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { DemandRelease } from './demands.ts';
import type { TermsBlock } from './rules.ts';

export interface TermsPageView {
  title: string;
  /** The title with soft hyphens. */
  heading: string;
  breadcrumbs: readonly LinkView[];
  /** Which version it is, and when it is valid. */
  version: string;
  /** Where the version stands that is valid now; null on its own page. */
  validHref: string | null;
  blocks: readonly TermsBlock[];
  others: readonly LinkView[];
}

/** The terms, as part of what is to be agreed to. */
export interface AgreeTermsView {
  version: number;
  versionLine: string;
  title: string;
  changes: readonly TermsBlock[];
  blocks: readonly TermsBlock[];
}

/** Something else that is to be agreed to. */
export interface DemandView {
  key: string;
  title: string;
  versionLine: string;
  changes: readonly TermsBlock[];
  element: ReactElement;
  /** The way to end the demand, for those who may. */
  release: DemandRelease | null;
}

export interface AgreePageView {
  heading: string;
  intro: string;
  button: string;
  action: string;
  next: string | null;
  terms: AgreeTermsView | null;
  /** Which versions of the others are shown. */
  documents: string;
  pages: readonly DemandView[];
  signOutAction: string;
  privacyHref: string;
  /** What was wrong with agreeing, such as a version that came in between. */
  error: string | null;
}

export interface TermsVersionRow {
  number: number;
  title: string;
  href: string;
  validFrom: TimeView;
  state: 'valid' | 'past' | 'future';
  agreements: string;
  agreementsHref: string;
}

export interface TermsDeskView {
  versions: readonly TermsVersionRow[];
  action: string;
  /** The number of the last version; 0 where there is none. */
  seen: number;
  /** Why nothing is published, where no single field is wrong. */
  refusal: string | null;
  typed: { title: string; text: string; changes: string; validFrom: string };
  errors: Record<string, string>;
}

export interface AgreementsView {
  title: string;
  intro: string;
  back: LinkView;
  agreements: readonly { name: string; at: TimeView }[];
  newer: string | null;
  older: string | null;
}
