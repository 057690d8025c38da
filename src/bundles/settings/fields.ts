// Makes settings the fields of a form. Bundles put theirs there by a slot; what is typed is read here.
import type { OptionView } from '#design/Field.tsx';
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { defineSlot } from '#kernel/slots.ts';
import { visibleWords } from '#kernel/visible-words.ts';
import type { SettingGroup } from './constants.ts';
import type { NumberSetting, SettingDefinition, TextSetting } from './definition.ts';
import * as texts from './texts.ts';

interface FieldWords {
  readonly group: SettingGroup;
  readonly label: string;
  readonly hint?: string;
}

/** A setting as administrators see it. `lines` has several; a text that `isRequired` can't be empty. */
export type SettingField = FieldWords &
  (
    | {
        readonly kind: 'choice';
        readonly definition: SettingDefinition<string>;
        readonly options: readonly OptionView[];
      }
    | { readonly kind: 'switch'; readonly definition: SettingDefinition<boolean> }
    | { readonly kind: 'number'; readonly definition: NumberSetting }
    | { readonly kind: 'text' | 'lines'; readonly definition: TextSetting; readonly isRequired?: boolean }
  );

/** Bundles put the settings that administrators may change on their page by this slot. */
export const settingsPage = defineSlot<void, SettingField>('settings.fields');

/** Returns the fields of all bundles that run, in the bundles' order. */
export const listFields = async (ctx: Ctx, group?: SettingGroup): Promise<SettingField[]> =>
  (await settingsPage.collect(ctx)).filter((field) => group === undefined || field.group === group);

/** What was typed, as a form sends it; a box that isn't ticked sends nothing, and null is what no form would send. */
export type Typed = string | undefined | null;

type ReadField = Checked<boolean | number | string>;

/** Returns what was typed into a field, if it may be set so; what is wrong stands under the key of its setting. */
export const readTyped = (field: SettingField, typed: Typed): ReadField => {
  const { key } = field.definition;
  if (typed === null) return invalid({ [key]: texts.settingInvalid });
  if (field.kind === 'switch') return valid(typed !== undefined && typed !== '' && typed !== '0');
  if (field.kind === 'choice') {
    const value = field.definition.parse(typed);
    return value === undefined ? invalid({ [key]: texts.settingInvalid }) : valid(value);
  }
  if (field.kind === 'number') return readNumber(field.definition, typed ?? '');
  const value = normalize(typed ?? '', field.kind === 'lines');
  if (value === '' && field.isRequired) return invalid({ [key]: texts.settingMissing });
  const { maxLength, parse, refusal = texts.settingInvalid } = field.definition;
  if (value.length > maxLength) return invalid({ [key]: texts.settingTooLong(maxLength) });
  return parse(value) === undefined ? invalid({ [key]: refusal }) : valid(value);
};

const readNumber = ({ key, limits: { min, max }, parse }: NumberSetting, typed: string): ReadField => {
  const plain = typed.trim();
  const value = /^-?\d{1,15}$/.test(plain) ? parse(Number(plain)) : undefined;
  return value === undefined ? invalid({ [key]: texts.notWithin(grouped(min), grouped(max)) }) : valid(value);
};

const normalize = (typed: string, hasLines: boolean): string => {
  const text = visibleWords(typed.normalize('NFC')).replace(/\r\n?/g, '\n').trim();
  return hasLines ? text : text.replace(/\s+/gu, ' ');
};
