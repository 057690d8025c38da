// Maps colours and sizes of all the world to the few that texts here have.
import type { TEXT_COLORS, TEXT_SIZES } from '../constants.ts';

export type ColorName = (typeof TEXT_COLORS)[number];
export type SizeName = (typeof TEXT_SIZES)[number];

/** Returns the nearest colour of the palette; null for the colour that words have anyway, undefined when none is near. */
export const nearestColor = (value: string): ColorName | null | undefined => {
  const color = value.trim().toLowerCase();
  const named = NAMED.get(color);
  if (named !== undefined) return named;
  const light = lightOf(color);
  return light && nearestTo(light);
};

/**
 * Returns the nearest size of the palette, of a value as in `font-size`; null for the size that words have anyway, undefined
 * for what is no size. Points and pixels tell about the page they were made for: from 9 to 14 points all is normal there.
 */
export const nearestSize = (value: string): SizeName | null | undefined => {
  const [, number, unit = ''] = /^(\d*\.?\d+)(px|pt|em|rem|%)$/.exec(value) ?? [];
  if (number === undefined) return SIZE_WORDS.get(value);
  const [divisor, least, most] = UNITS[unit] ?? RELATIVE;
  const factor = Number(number) / divisor;
  if (factor < least) return 'small';
  if (factor < most) return null;
  return factor < HUGE_FROM ? 'large' : 'huge';
};

/** Returns the nearest size of the old `<font size>`: 3 is normal, `+1` one more. */
export const nearestFontSize = (value: string): SizeName | null | undefined => {
  const [, sign, digits] = /^\s*([+-]?)(\d+)/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const size = sign === '' ? Number(digits) : 3 + Number(`${sign}${digits}`);
  if (size === 3) return null;
  if (size < 3) return 'small';
  return size === 4 ? 'large' : 'huge';
};

/** Holds red, green and blue, each from 0 to 1. */
type Light = readonly [number, number, number];

const lightOf = (color: string): Light | undefined => {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{1,2})?$/.exec(color) ?? [];
  if (hex !== undefined) return lightOfHex(hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex);
  const [, red, green, blue] =
    /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})[\s,/.\d%]*\)$/.exec(color) ?? [];
  return red === undefined ? undefined : [share(red), share(green), share(blue)];
};

const lightOfHex = (hex: string): Light => [
  Number.parseInt(hex.slice(0, 2), 16) / 255,
  Number.parseInt(hex.slice(2, 4), 16) / 255,
  Number.parseInt(hex.slice(4, 6), 16) / 255,
];

const share = (value = '0'): number => Math.min(Number(value), 255) / 255;

/** Returns the colour nearest to this light. What is nearly white could not be read on paper; what is nearly black is ink. */
const nearestTo = (light: Light): ColorName | null | undefined => {
  const [least, most] = [Math.min(...light), Math.max(...light)];
  const brightness = (least + most) / 2;
  if (brightness > 0.88) return undefined;
  if (most - least >= 0.15) return HUES.find(([limit]) => hueOf(light) < limit)?.[1];
  return brightness < 0.32 ? null : 'grey';
};

/** Returns the hue in degrees: red 0, green 120, blue 240. */
const hueOf = ([red, green, blue]: Light): number => {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360;
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240;
};

/** The hues up to which a colour reaches; violet and pink are not near to anything. */
const HUES: readonly (readonly [number, ColorName | undefined])[] = [
  [20, 'red'],
  [70, 'amber'],
  [165, 'green'],
  [265, 'blue'],
  [335, undefined],
  [361, 'red'],
];

const ink = ['black', 'windowtext', 'auto', 'inherit', 'initial', 'currentcolor', 'unset', 'canvastext'];
const families = {
  red: ['red', 'darkred', 'crimson', 'firebrick', 'maroon', 'tomato', 'orangered', 'indianred'],
  green: [
    'green',
    'darkgreen',
    'forestgreen',
    'seagreen',
    'lime',
    'limegreen',
    'olivedrab',
    'darkolivegreen',
  ],
  blue: [
    'blue',
    'navy',
    'darkblue',
    'mediumblue',
    'royalblue',
    'steelblue',
    'dodgerblue',
    'teal',
    'deepskyblue',
  ],
  amber: [
    'orange',
    'darkorange',
    'gold',
    'goldenrod',
    'darkgoldenrod',
    'yellow',
    'brown',
    'chocolate',
    'olive',
  ],
  grey: ['grey', 'gray', 'darkgrey', 'darkgray', 'dimgrey', 'dimgray', 'silver', 'slategrey', 'slategray'],
} as const;

const NAMED: ReadonlyMap<string, ColorName | null> = new Map([
  ...ink.map((name) => [name, null] as const),
  ...families.red.map((name) => [name, 'red'] as const),
  ...families.green.map((name) => [name, 'green'] as const),
  ...families.blue.map((name) => [name, 'blue'] as const),
  ...families.amber.map((name) => [name, 'amber'] as const),
  ...families.grey.map((name) => [name, 'grey'] as const),
]);

/** What one is in this unit, and from where to where a size is normal. */
const RELATIVE = [1, 0.925, 1.125] as const;
const UNITS: Readonly<Record<string, readonly [number, number, number]>> = {
  '%': [100, 0.925, 1.125],
  px: [16, 0.72, 1.2],
  pt: [12, 0.72, 1.2],
};
const HUGE_FROM = 1.425;

const SIZE_WORDS: ReadonlyMap<string, SizeName | null> = new Map([
  ['xx-small', 'small'],
  ['x-small', 'small'],
  ['small', 'small'],
  ['smaller', 'small'],
  ['medium', null],
  ['inherit', null],
  ['initial', null],
  ['large', 'large'],
  ['larger', 'large'],
  ['x-large', 'huge'],
  ['xx-large', 'huge'],
  ['xxx-large', 'huge'],
]);
