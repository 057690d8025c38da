// Describes what the page of the self-test shows.
import type { FindingState } from '#kernel/self-test.ts';
import type { TimeView } from '#design/Time.tsx';

export interface FindingView {
  readonly name: string;
  readonly title: string;
  readonly state: FindingState;
  readonly stateName: string;
  readonly found: string;
  readonly advice: string | null;
  readonly time: string;
}

export interface SelfTestPageView {
  readonly action: string;
  readonly mailHref: string;
  readonly run: {
    readonly at: TimeView;
    readonly verdict: string;
    readonly findings: readonly FindingView[];
  } | null;
}
