// What leaves the server of the terms.
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
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

export interface AgreePageView {
  action: string;
  next: string | null;
  version: number;
  versionLine: string;
  title: string;
  changes: readonly TermsBlock[];
  blocks: readonly TermsBlock[];
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
  typed: { title: string; text: string; changes: string; validFrom: string };
  errors: Record<string, string>;
}

export interface AgreementsView {
  title: string;
  intro: string;
  deskHref: string;
  agreements: readonly { name: string; at: TimeView }[];
  newer: string | null;
  older: string | null;
}
