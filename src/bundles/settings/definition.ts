// A setting is declared in code, with its fallback and its check, by the bundle whose word it is.
import type { Ctx } from '#kernel/ctx.ts';
import { hasSignIn } from '#kernel/link-address.ts';
import * as texts from './texts.ts';

export interface SettingDefinition<T> {
  /** The key, `bundle.name`, which only one setting has. */
  readonly key: string;
  readonly fallback: T;
  /** Returns the fallback where it depends on what runs, such as which kinds there are. */
  readonly fallbackNow?: (ctx: Ctx) => T;
  /** Returns the value if it may be set so, undefined otherwise; also guards against old values in the database. */
  readonly parse: (value: unknown) => T | undefined;
  /** Why whoever asks may not set it so now, in a sentence; undefined when they may. */
  refusalOf?(ctx: Ctx, value: T): Promise<string | undefined>;
}

export interface TextSetting extends SettingDefinition<string> {
  readonly maxLength: number;
  /** What is said of a text that `parse` refuses though it is short enough. */
  readonly refusal?: string;
}

export interface NumberSetting extends SettingDefinition<number> {
  readonly limits: { readonly min: number; readonly max: number };
}

export const booleanSetting = (key: string, fallback: boolean): SettingDefinition<boolean> => ({
  key,
  fallback,
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
});

/** Declares a setting that is one of a few words. */
export const choiceSetting = <const T extends string>(
  key: string,
  fallback: NoInfer<T>,
  values: readonly T[],
): SettingDefinition<T> => ({
  key,
  fallback,
  parse: (value) => values.find((known) => known === value),
});

export const textSetting = (key: string, fallback: string, maxLength = 200): TextSetting => ({
  key,
  fallback,
  maxLength,
  parse: (value) => (typeof value === 'string' && value.length <= maxLength ? value : undefined),
});

/** Declares a setting that is an address that begins with https:// or http:// and signs nobody in, or nothing. */
export const webAddressSetting = (key: string): TextSetting => ({
  ...textSetting(key, ''),
  refusal: texts.addressInvalid,
  parse: (value) => (typeof value === 'string' && isEmptyOrWebAddress(value) ? value : undefined),
});

const isEmptyOrWebAddress = (text: string) =>
  text === '' ||
  (text.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//i.test(text) && URL.canParse(text) && !hasSignIn(text));

const MAX_ADDRESS_LENGTH = 200;

/** Defines a setting of whole numbers from `min` to `max`. */
export const numberSetting = (
  key: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): NumberSetting => ({
  key,
  fallback,
  limits: { min, max },
  parse: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined,
});
