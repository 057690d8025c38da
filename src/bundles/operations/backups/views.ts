// Describes what the page of backups shows.
import type { OptionView } from '#design/Field.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { FieldErrors } from '#kernel/errors.ts';
import type { OperationsFrameView } from '../views.ts';

export interface RunView {
  readonly id: number;
  readonly name: string;
  readonly marks: readonly string[];
  readonly when: TimeView;
  readonly how: string;
  readonly size: string;
}

export interface PlanView {
  readonly isOn: boolean;
  readonly hour: string;
  readonly recipient: string;
  readonly hasSecret: boolean;
}

export interface BackupsPageView extends OperationsFrameView {
  /** One that somebody has taken by the command, where that is newer. */
  readonly byHand: TimeView | null;
  readonly newest: { readonly when: TimeView; readonly sizes: string } | null;
  readonly proof: TimeView | null;
  /** What the last proof said, if it went wrong. */
  readonly proofError: string | null;
  readonly folder: string;
  readonly isOnSameDisk: boolean;
  readonly next: string;
  readonly plan: PlanView;
  /** The stamp of what the form shows. */
  readonly seen: string;
  /** Why the plan isn’t saved, where no single field is wrong. */
  readonly refusal: string | null;
  readonly hours: readonly OptionView[];
  readonly errors: FieldErrors;
  readonly paths: { readonly save: string; readonly run: string };
  readonly runs: readonly RunView[];
}
