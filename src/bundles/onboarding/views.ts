// This is what leaves the server of the pages of setting up.
import type { ReactElement } from 'react';
import type { SetupField } from '#kernel/setup-steps.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { StepState } from './constants.ts';

export interface StepLinkView {
  readonly name: string;
  readonly href: string;
  readonly state: StepState;
  readonly isCurrent: boolean;
}

export interface OverviewPageView {
  readonly steps: readonly (StepLinkView & { readonly intro: string })[];
  readonly done: number;
  /** The next open step; null when none is left. */
  readonly next: LinkView | null;
  readonly front: LinkView;
  /** Where pieces are written. */
  readonly write: LinkView;
}

export interface StepPageView {
  readonly steps: readonly StepLinkView[];
  readonly overview: LinkView;
  /** The position of the step that is open, beginning with 1. */
  readonly position: number;
  readonly name: string;
  readonly intro: string;
  readonly action: string;
  readonly present: string | null;
  readonly links: readonly LinkView[];
  /** What the step would come to, with a form of its own. */
  readonly shown: ReactElement | null;
  readonly fields: readonly SetupField[];
  readonly otherAct: { readonly value: string; readonly label: string } | null;
  /** What is wrong with the form as a whole. */
  readonly refusal: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
