// Reads the theme as a form sends it, and says what is wrong with it.
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { COLOR_NAMES, HEADLINE_FACES, SCHEMES } from './constants.ts';
import type { ColorName, Scheme } from './constants.ts';
import { findProblems, isHex } from './theme.ts';
import type { Theme } from './theme.ts';
import * as texts from './texts.ts';

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string | undefined>>;

export const fieldNameOf = (name: ColorName, scheme: Scheme) => `${name}_${scheme}` as const;

export const toTyped = ({ headline, colors }: Theme): Typed => ({
  headline,
  ...Object.fromEntries(
    COLOR_NAMES.flatMap((name) => SCHEMES.map((scheme) => [fieldNameOf(name, scheme), colors[name][scheme]])),
  ),
});

/** Reads the theme that was typed, readable or not. */
export const readTyped = (typed: Typed): Checked<Theme> => {
  const headline = HEADLINE_FACES.find((face) => face === typed['headline']);
  const colorOf = (name: ColorName, scheme: Scheme) => typed[fieldNameOf(name, scheme)]?.trim().toLowerCase();
  const wrong = COLOR_NAMES.flatMap((name) =>
    SCHEMES.filter((scheme) => !isHex(colorOf(name, scheme))).map((scheme) => fieldNameOf(name, scheme)),
  );
  if (!headline || wrong.length > 0)
    return invalid({
      ...(!headline && { headline: texts.faceMissing }),
      ...Object.fromEntries(wrong.map((name) => [name, texts.colorMissing])),
    });
  const colors = Object.fromEntries(
    COLOR_NAMES.map((name) => [name, { light: colorOf(name, 'light')!, dark: colorOf(name, 'dark')! }]),
  ) as Theme['colors'];
  return valid({ headline, colors });
};

/** Returns an error beside the field of each colour that somebody couldn't read. */
export const contrastErrors = (theme: Theme): FieldErrors =>
  Object.fromEntries(
    findProblems(theme).map(({ name, scheme, contrast, needed, proposal }) => [
      fieldNameOf(name, scheme),
      texts.tooLittleContrast(contrast, needed, proposal),
    ]),
  );
