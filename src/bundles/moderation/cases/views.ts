// This is what leaves the server of a case, for those who look after it.
import type { ReactElement } from 'react';
import type { LinkView } from '#design/page-frame.ts';
import type { OptionView } from '#design/Field.tsx';
import type { TypedOutcome } from '../appeals/rules.ts';
import type { Possible, TypedDecision } from '../deciding/rules.ts';
import type { EvidencePart, EvidencePicture } from '../reportables.ts';

export interface CaseView {
  title: string;
  intro: string;
  backHref: string;
  /** The link to the thing; null for somebody who has left, and for what nobody but the two people concerned can look at. */
  thing: LinkView | null;
  facts: { name: string; text: string; href?: string | null }[];
  /** Null for what somebody else works on, and where there is nothing left to do. */
  claim: { action: string; isOwn: boolean } | null;
  notices: CaseNoticeView[];
  noticeCount: number;
  /** The thing itself as it is now, where words don't tell of it. */
  shown: ReactElement | null;
  evidence: { id: number; title: string; parts: EvidencePart[]; pictures: EvidencePicture[] }[];
  decisions: CaseDecisionView[];
  work: CaseWorkView;
  notes: { id: number; byline: string; text: string }[];
  note: { action: string; text: string; error: string | null };
  earlier: { href: string; title: string; note: string }[];
  /** The table with all about the same person; null without one. */
  allOfAuthorHref: string | null;
  rules: { termsHref: string; laws: { name: string; law: string }[] };
  policeHref: string;
  errors: Record<string, string>;
}

export interface CaseNoticeView {
  id: number;
  number: string;
  category: string;
  byline: string;
  explanation: string;
}

export interface CaseDecisionView {
  id: number;
  title: string;
  marks: string[];
  byline: string;
  facts: string;
  /** The statement as the person affected reads it. */
  statement: string[];
  appeals: { id: number; title: string; text: string; outcome: string; answer: string }[];
}

/** What is to be done now. */
export type CaseWorkView =
  | {
      kind: 'decide';
      action: string;
      typed: TypedDecision;
      /** The newest notice that is shown; null without any. */
      lastNotice: number | null;
      can: Possible;
      measures: OptionView[];
      suspensions: OptionView[];
      categories: { name: string; options: OptionView[] }[];
      button: string;
    }
  | {
      kind: 'confirm';
      action: string;
      canDecide: boolean;
      decision: number;
      lastNotice: number | null;
    }
  | {
      kind: 'appeal';
      action: string;
      /** Why the viewer doesn't decide about it. */
      refusal: string | null;
      appeal: number;
      typed: TypedOutcome;
    }
  | { kind: 'nothing' };
