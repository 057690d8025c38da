// Describes what the desk of gates shows.
import type { OptionView } from '#design/Field.tsx';
import type { FieldErrors } from '#kernel/errors.ts';

export interface GateTableView {
  readonly place: string;
  /** Rows by kind: what meets newcomers, and what meets everybody who isn't an editor. */
  readonly rows: readonly (readonly [string, string, string])[];
}

export interface GatesPageView {
  readonly action: string;
  readonly tables: readonly GateTableView[];
  /** Nothing is set for a single place. */
  readonly isPortalAlone: boolean;
  /** Whether places may be looser. */
  readonly placesNote: string;
  /** Where the viewer may set anything. */
  readonly places: readonly OptionView[];
  readonly kinds: readonly OptionView[];
  readonly groups: readonly OptionView[];
  readonly levels: readonly OptionView[];
  readonly typed: {
    readonly ort: string;
    readonly art: string;
    readonly gruppe: string;
    readonly stufe: string;
  };
  readonly newcomers: readonly { readonly about: string; readonly sentence: string }[];
  readonly rules: readonly (readonly [string, string])[];
  /** Notes that say for which kinds a rule holds, rule by rule. */
  readonly ruleNotes: readonly string[];
  /** The address of the rules, for administrators. */
  readonly rulesHref: string | null;
  readonly errors: FieldErrors;
}
