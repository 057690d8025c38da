// Derives all tokens of the style sheet from the few colours that a portal chooses, and says whether everybody can read them.
import { converter, formatHex, interpolate, parse, toGamut, wcagContrast } from 'culori';
import { COLOR_NAMES, HEADLINE_FACES, LINE_CONTRAST, SCHEMES, TEXT_CONTRAST } from './constants.ts';
import type { ColorName, HeadlineFace, Scheme } from './constants.ts';

/** Each `#rrggbb`. */
export type ColorPair = Readonly<Record<Scheme, string>>;

export interface Theme {
  readonly headline: HeadlineFace;
  readonly colors: Readonly<Record<ColorName, ColorPair>>;
}

/** Reads the theme of a stored or sent value; undefined for anything else. */
export const parseTheme = (value: unknown): Theme | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { headline, colors } = value as Partial<Record<keyof Theme, unknown>>;
  const face = HEADLINE_FACES.find((name) => name === headline);
  if (!face || typeof colors !== 'object' || colors === null) return undefined;
  const read: Partial<Record<ColorName, ColorPair>> = {};
  for (const name of COLOR_NAMES) {
    const pair = (colors as Record<string, unknown>)[name];
    if (typeof pair !== 'object' || pair === null) return undefined;
    const { light, dark } = pair as Record<string, unknown>;
    if (!isHex(light) || !isHex(dark)) return undefined;
    read[name] = { light: light.toLowerCase(), dark: dark.toLowerCase() };
  }
  return { headline: face, colors: read as Theme['colors'] };
};

export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const toOklch = converter('oklch');
const intoRgb = toGamut('rgb', 'oklch');

/** Mixes so much of the second colour into the first, as eyes see it. */
const mix = (one: string, other: string, share: number) =>
  formatHex(interpolate([one, other], 'oklab')(share));

const withLightness = (color: string, l: number): string =>
  formatHex(intoRgb({ ...toOklch(parse(color)!), mode: 'oklch', l }));

/** Steps of lightness in which a colour is looked for, from 0 to 1. */
const STEP = 0.01;

/** Finds the colour nearest in lightness that passes; undefined if no lightness does. */
const nearest = (color: string, passes: (candidate: string) => boolean): string | undefined => {
  if (passes(color)) return color;
  const { l } = toOklch(parse(color)!);
  for (let away = STEP; away <= 1; away += STEP)
    for (const candidate of [l - away, l + away])
      if (candidate >= 0 && candidate <= 1) {
        const found = withLightness(color, candidate);
        if (passes(found)) return found;
      }
  return undefined;
};

/** Texts on the fills of buttons have this colour in every theme. */
const ON_FILL = '#fffdf8';

const isReadable = (grounds: readonly string[], least: number) => (color: string) =>
  grounds.every((ground) => wcagContrast(color, ground) >= least);

/** Returns what texts stand on: the paper, sheets on it, and what is raised above both. */
const groundsIn = ({ colors }: Theme, scheme: Scheme): readonly [string, string, string] => {
  const [paper, ink] = [colors.paper[scheme], colors.ink[scheme]];
  return [
    paper,
    mix(paper, ink, 0.05),
    scheme === 'dark' ? mix(paper, ink, 0.08) : mix(paper, '#ffffff', 0.75),
  ];
};

/** Returns what follows from the chosen colours, by the names of the style sheet without their dashes. */
const tokensIn = (theme: Theme, scheme: Scheme): Readonly<Record<string, string>> => {
  const { paper, ink, accent, second } = Object.fromEntries(
    COLOR_NAMES.map((name) => [name, theme.colors[name][scheme]]),
  ) as Record<ColorName, string>;
  const isDark = scheme === 'dark';
  const grounds = groundsIn(theme, scheme);
  const [, sheet, raised] = grounds;
  const quiet = mix(ink, paper, 0.32);
  const fieldLine = mix(ink, paper, 0.5);
  const fillOf = (color: string) => nearest(color, isReadable([ON_FILL], TEXT_CONTRAST)) ?? color;
  return {
    paper,
    sheet,
    raised,
    ink,
    'ink-quiet': nearest(quiet, isReadable(grounds, TEXT_CONTRAST)) ?? ink,
    line: mix(paper, ink, 0.13),
    'line-strong': isDark ? mix(ink, paper, 0.15) : ink,
    'field-line': nearest(fieldLine, isReadable(grounds, LINE_CONTRAST)) ?? ink,
    accent,
    'accent-fill': fillOf(accent),
    second,
    'second-fill': fillOf(second),
  };
};

/** Colours that no theme changes and that stand on its paper: notes of what went well or wrong, and the ring of the focus. */
const FIXED_TEXTS: readonly ColorPair[] = [
  { light: '#1b6b3a', dark: '#8ad6a4' },
  { light: '#7a4d00', dark: '#f2c46b' },
  { light: '#a3160f', dark: '#ff9a8c' },
  { light: '#17457f', dark: '#9cc3f5' },
];
/** Grounds that no theme changes and that its ink stands on: the tints. */
const FIXED_GROUNDS: readonly ColorPair[] = [
  { light: '#f5e4b3', dark: '#40361f' },
  { light: '#f6dcd2', dark: '#3d2a27' },
  { light: '#dce8dc', dark: '#22342d' },
  { light: '#dde7ec', dark: '#232f38' },
  { light: '#ebdfe8', dark: '#362a36' },
  { light: '#e6e1d6', dark: '#303237' },
];

export interface Problem {
  readonly name: ColorName;
  readonly scheme: Scheme;
  /** The least contrast that it has, and what it needs. */
  readonly contrast: number;
  readonly needed: number;
  /** The nearest colour that passes, if any does. */
  readonly proposal: string | undefined;
}

/** Finds colours that somebody couldn't read, in the order of the form. All others are judged on a paper that passes. */
export const findProblems = (theme: Theme): readonly Problem[] => {
  const papers = problemsOf(theme, 'paper');
  const onPaper = papers.reduce(
    (changed, { scheme, proposal }) => (proposal ? replaced(changed, 'paper', scheme, proposal) : changed),
    theme,
  );
  const others = COLOR_NAMES.filter((name) => name !== 'paper');
  return [...papers, ...others.flatMap((name) => problemsOf(onPaper, name))];
};

const problemsOf = (theme: Theme, name: ColorName): Problem[] =>
  SCHEMES.flatMap((scheme): Problem[] => {
    const against = opposites(theme, name, scheme);
    const color = theme.colors[name][scheme];
    const contrast = leastContrast(color, against);
    if (contrast >= TEXT_CONTRAST) return [];
    const passes = (candidate: string) =>
      leastContrast(candidate, opposites(replaced(theme, name, scheme, candidate), name, scheme)) >=
      TEXT_CONTRAST;
    return [{ name, scheme, contrast, needed: TEXT_CONTRAST, proposal: nearest(color, passes) }];
  });

const leastContrast = (color: string, against: readonly string[]) =>
  Math.min(...against.map((other) => wcagContrast(color, other)));

/** Returns what a colour has to differ from. */
const opposites = (theme: Theme, name: ColorName, scheme: Scheme): readonly string[] => {
  if (name === 'paper') return FIXED_TEXTS.map((text) => text[scheme]);
  const grounds = groundsIn(theme, scheme);
  return name === 'ink' ? [...grounds, ...FIXED_GROUNDS.map((ground) => ground[scheme])] : grounds;
};

const replaced = (theme: Theme, name: ColorName, scheme: Scheme, color: string): Theme => ({
  ...theme,
  colors: { ...theme.colors, [name]: { ...theme.colors[name], [scheme]: color } },
});

/** The other tones follow from ink and paper, so what is right before these are may be wrong afterwards. */
const ROUNDS = COLOR_NAMES.length;

/** Returns the theme with every colour that can't be read in its nearest that can, as far as there is one. */
export const withProposals = (theme: Theme): Theme => {
  let readable = theme;
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, scheme, proposal } of findProblems(readable))
      if (proposal) readable = replaced(readable, name, scheme, proposal);
  return readable;
};

const HEADLINE_FONTS: Readonly<Record<HeadlineFace, string | undefined>> = {
  serif: undefined,
  sans: 'var(--font-ui)',
};

/** Returns what follows from the chosen colours on light paper, by the names of the style sheet: for what is drawn elsewhere. */
export const lightTokens = (theme: Theme): Readonly<Record<string, string>> => tokensIn(theme, 'light');
/** Returns the same on dark paper. */
export const darkTokens = (theme: Theme): Readonly<Record<string, string>> => tokensIn(theme, 'dark');

/** Returns custom properties of the style sheet by name, as a theme sets them. */
export const propertiesOf = (theme: Theme): Readonly<Record<string, string>> => {
  const [light, dark] = SCHEMES.map((scheme) => tokensIn(theme, scheme)) as [
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>,
  ];
  const colors = Object.keys(light).map((name) => [`--${name}`, `light-dark(${light[name]}, ${dark[name]})`]);
  const font = HEADLINE_FONTS[theme.headline];
  return Object.fromEntries([...colors, ...(font ? [['--font-display', font]] : [])]);
};

/** Writes the style sheet that follows the portal's own. */
export const styleSheetOf = (theme: Theme): string =>
  `:root{${Object.entries(propertiesOf(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
