// This is what leaves the server of the page of settings.
import type { OptionView } from '#design/Field.tsx';
import type { TimeView } from '#design/Time.tsx';
import type { DrawnPicture } from '#bundles/history/public.ts';
import type { SettingGroup } from './constants.ts';

export interface FieldView {
  /** Its key, as which the form sends it. */
  readonly name: string;
  readonly kind: 'switch' | 'number' | 'text' | 'lines' | 'choice';
  readonly label: string;
  readonly hint: string | undefined;
  /** What is set, or what was typed; of a switch '1' or ''. */
  readonly value: string;
  /** What is set, which the form sends along: it tells what was changed in it from what was only there. */
  readonly seen: string;
  readonly maxLength: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly isRequired: boolean;
  /** The options of a choice. */
  readonly options?: readonly OptionView[];
}

export interface GroupView {
  readonly group: SettingGroup;
  readonly name: string;
  readonly action: string;
  readonly fields: readonly FieldView[];
  readonly errors: Readonly<Record<string, string>>;
}

export interface ChangeView {
  readonly id: number;
  readonly name: string;
  readonly change: string;
  /** What it was and what it became, as far as these are pictures. */
  readonly pictures: readonly DrawnPicture[];
  readonly at: TimeView;
  readonly who: string;
  /** Where it is sent to; null where it was changed since. */
  readonly takeBack: string | null;
}

export interface SettingsPageView {
  readonly groups: readonly GroupView[];
  readonly changes: readonly ChangeView[];
}
