// Describes what the desk of archives shows.
import type { OptionView } from '#design/Field.tsx';
import type { FieldErrors } from '#kernel/errors.ts';
import type { RunRowView } from '#bundles/data-export/ui/public.ts';
import type { TypedChoice } from './choice.ts';

export interface ArchivesPageView {
  readonly action: string;
  readonly typed: TypedChoice;
  readonly errors: FieldErrors;
  readonly places: readonly OptionView[];
  readonly people: readonly OptionView[];
  readonly sizes: readonly OptionView[];
  readonly fingerprint: string;
  readonly made: readonly RunRowView[];
}
