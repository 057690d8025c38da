// Describes what the desk for addresses that have moved shows.
import type { TimeView } from '#design/Time.tsx';
import type { FieldErrors } from '#kernel/errors.ts';

export interface RuleView {
  readonly id: number;
  readonly source: string;
  readonly target: string;
  readonly isPattern: boolean;
  readonly removePath: string;
}

export interface MissingView {
  readonly path: string;
  readonly count: string;
  readonly last: TimeView;
  readonly leadHref: string;
  readonly suggestion: { readonly name: string; readonly href: string; readonly leadHref: string } | null;
}

export interface RedirectsPageView {
  readonly paths: {
    readonly desk: string;
    readonly save: string;
    readonly import: string;
    readonly forget: string;
  };
  readonly typed: { readonly source: string; readonly target: string };
  readonly errors: FieldErrors;
  readonly probe: string;
  readonly probed: string | null;
  readonly missing: readonly MissingView[];
  readonly rules: readonly RuleView[];
  readonly ruleCount: number;
  readonly search: string;
  readonly faults: readonly string[];
  readonly faultsTitle: string;
}
