// Makes palettes: the season gives the local colours, the hour gives sky, light and shadow, the weather bends both. Every
// colour that a scene uses passes through `tone`: that is what holds a picture together.
import { mix, multiply, shift } from './color.ts';
import type { Rng } from './rng.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Hour = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'fog' | 'snow';

export interface Mood {
  readonly season: Season;
  readonly hour: Hour;
  readonly weather: Weather;
}

/** The colours that a season gives to land and plants. */
interface SeasonColors {
  readonly grass: string;
  readonly grass2: string;
  readonly field: string;
  readonly leaf: string;
  readonly leafDark: string;
  readonly leafLight: string;
  readonly earth: string;
  readonly water: string;
  readonly accent: string;
  readonly bloom: string;
}

/** Tints a colour by the hour and fades it into the haze: depth 0 is near, 1 is lost. */
export type Tone = (color: string, depth?: number) => string;

export interface Palette extends Mood, SeasonColors {
  tone: Tone;
  readonly haze: string;
  /** The colours go from the zenith to the horizon. */
  readonly sky: readonly [string, string, ...string[]];
  readonly horizon: string;
  readonly sun: string;
  /** How far down the sun stands, 0 to 1. */
  readonly low: number;
  readonly shadow: string;
  /** No sun throws shadows. */
  readonly flat: boolean;
  readonly dark: boolean;
  /** How probably a window is lit. */
  readonly lit: number;
  readonly snow: boolean;
  readonly glow: string;
  readonly ink: string;
  readonly walls: readonly string[];
  readonly roofs: Roofs;
  readonly cloth: Cloth;
  /** The light comes from the left (-1) or the right (1). */
  readonly L: 1 | -1;
  /** How long shadows are. */
  readonly long: number;
}

/** The colours of roofs, shuffled, but as many as the lists below hold. */
type Roofs = readonly [string, string, string, string, string, string, string];
type Cloth = readonly [...Roofs, string, string, string, string, string, string];

export const palette = (r: Rng, { season, hour, weather }: Mood): Palette => {
  const local = SEASONS[season];
  const light = HOURS[hour];
  const air = WEATHERS[weather];
  const turn = r.range(-7, 7);
  const saturation = r.range(0.86, 1.08);
  const veil = veiled(air, hour);
  const grade = (c: string) => multiply(mix(shift(c, 0, saturation, turn), '#f1e6d0', 0.05), light.tint);
  const haze = veil(light.haze, 0.9);
  const tone: Tone = (c, depth = 0) => mix(veil(grade(c), 0.22), haze, Math.min(0.93, depth * air.depth));
  const sky = r.pick(light.skies).map((c) => veil(shift(c, 0, saturation, turn * 0.6))) as [string, string];
  return {
    ...local,
    season,
    hour,
    weather,
    tone,
    haze,
    sky,
    horizon: sky.at(-1)!,
    sun: light.sun,
    low: light.low,
    shadow: light.shadow,
    flat: air.isFlat,
    dark: hour === 'night' || hour === 'dusk',
    lit: light.lit,
    snow: season === 'winter',
    glow: '#ffd27a',
    ink: mix('#1b2233', light.shadow, 0.35),
    walls: r.shuffle(WALLS),
    roofs: r.shuffle(ROOFS) as unknown as Roofs,
    cloth: r.shuffle(CLOTH) as unknown as Cloth,
    L: r.sign(),
    long: light.long,
    water: mix(local.water, sky[0], 0.25),
  };
};

/** Says how the air greys a colour, more by day than by night. */
const veiled =
  ({ veil, strength }: Air, hour: Hour) =>
  (color: string, share = 1): string => {
    if (veil === null) return color;
    const grey =
      hour === 'night' ? mix(veil, '#1d2740', 0.75) : hour === 'dusk' ? mix(veil, '#5c5570', 0.5) : veil;
    return mix(color, grey, strength * share);
  };

export const SKIN = [
  '#f1cfb0',
  '#e8b992',
  '#d9a077',
  '#c58a5f',
  '#9d6643',
  '#754a31',
  '#58382a',
  '#f3d6c0',
] as const;

export const HAIR = [
  '#2a211f',
  '#4a3226',
  '#6f4a2e',
  '#a8743c',
  '#d6b26b',
  '#8f8a86',
  '#d9d4cb',
  '#8b3f24',
  '#171a22',
] as const;

const WALLS = '#efe3c8 #e8cf9c #e2b888 #d99a7c #c9d3c1 #b9c9cf #f3ead9 #dcc9b0 #cfae8e #e9c3ae #a9b8a0'.split(
  ' ',
);
const ROOFS = '#a8492f #8f3f30 #b85c3a #6d4a44 #7c3b2e #c06a45 #59565e'.split(' ');
const CLOTH =
  '#2f4a66 #c4452f #e0a63c #3f6b5b #7d3a4d #efe6d3 #516b86 #252c3d #d98a6a #86925a #4b3f5c #b7c4c2 #9a5a35'.split(
    ' ',
  );

const SEASONS: Record<Season, SeasonColors> = {
  spring: {
    grass: '#a3b95c',
    grass2: '#c8d07c',
    field: '#d9c75a',
    leaf: '#86a653',
    leafDark: '#41684d',
    leafLight: '#ccd97c',
    earth: '#a9794f',
    water: '#7fb0b3',
    accent: '#d8574a',
    bloom: '#f2b8bd',
  },
  summer: {
    grass: '#8aa34a',
    grass2: '#b3b65a',
    field: '#e4bd5b',
    leaf: '#53804a',
    leafDark: '#244b41',
    leafLight: '#a3b552',
    earth: '#b98552',
    water: '#4d97a8',
    accent: '#dc5138',
    bloom: '#f0785a',
  },
  autumn: {
    grass: '#a99b4b',
    grass2: '#c9ae58',
    field: '#c38945',
    leaf: '#c8722f',
    leafDark: '#71392b',
    leafLight: '#e9b24b',
    earth: '#83533a',
    water: '#6d929c',
    accent: '#a8302a',
    bloom: '#d98a3a',
  },
  winter: {
    grass: '#e4e8e7',
    grass2: '#cfdae2',
    field: '#eef0ec',
    leaf: '#5d7672',
    leafDark: '#2c4349',
    leafLight: '#8ea5a0',
    earth: '#766259',
    water: '#86a3b2',
    accent: '#c5442f',
    bloom: '#b8433a',
  },
};

/** `tint` multiplies all that this sky lights. */
interface Light {
  readonly skies: readonly string[][];
  readonly haze: string;
  readonly tint: string;
  readonly shadow: string;
  readonly sun: string;
  readonly low: number;
  readonly lit: number;
  readonly long: number;
}

const HOURS: Record<Hour, Light> = {
  dawn: {
    skies: [
      ['#7288ad', '#d5a7a8', '#f8dcb4'],
      ['#8798b8', '#e3bfae', '#fbe6bf'],
      ['#5f7fa0', '#b9b6b4', '#f5cfa0'],
    ],
    haze: '#e8c8b6',
    tint: '#f4dcd4',
    shadow: '#4b4a77',
    sun: '#fff0c9',
    low: 0.82,
    lit: 0.25,
    long: 2.1,
  },
  morning: {
    skies: [
      ['#85b8ca', '#c4ddd6', '#f7ecd2'],
      ['#9cc3cb', '#dbe4d2', '#faeccb'],
      ['#6fa9c4', '#b9d8da', '#f1e8d3'],
    ],
    haze: '#dbe5da',
    tint: '#fff7e8',
    shadow: '#3a5673',
    sun: '#fff7dd',
    low: 0.5,
    lit: 0,
    long: 1.1,
  },
  noon: {
    skies: [
      ['#3f8fba', '#83c0d3', '#d3e8df'],
      ['#4d9bb5', '#9dcbce', '#e6e9d4'],
      ['#6ba3c2', '#a8cfd8', '#efe9d8'],
    ],
    haze: '#cfe1df',
    tint: '#fffdf4',
    shadow: '#2d4c6b',
    sun: '#fffbe8',
    low: 0.3,
    lit: 0,
    long: 0.45,
  },
  golden: {
    skies: [
      ['#6c93ac', '#e5c793', '#f6b268'],
      ['#87a0a6', '#f0cf95', '#f39a5b'],
      ['#5d7f9c', '#d9b99a', '#f8c777'],
    ],
    haze: '#f2c78f',
    tint: '#ffe2b4',
    shadow: '#5a3d5c',
    sun: '#fff1c2',
    low: 0.8,
    lit: 0.2,
    long: 2.2,
  },
  dusk: {
    skies: [
      ['#2c3a66', '#8b5d82', '#e5836b', '#f6b682'],
      ['#28496c', '#5d7f94', '#d9a58a', '#f4c28c'],
      ['#3b2f5e', '#a2537b', '#ee8a5f', '#f9c27a'],
    ],
    haze: '#c08a8c',
    tint: '#d0a5ab',
    shadow: '#20214a',
    sun: '#ffd7a0',
    low: 0.9,
    lit: 0.75,
    long: 1.5,
  },
  night: {
    skies: [
      ['#0c1632', '#1a2c56', '#365380'],
      ['#0d1a2c', '#14354c', '#2c6374'],
      ['#171536', '#2b2759', '#54477f'],
    ],
    haze: '#2c426c',
    tint: '#566aa6',
    shadow: '#0a1028',
    sun: '#f3ecd0',
    low: 0.3,
    lit: 0.8,
    long: 0.5,
  },
};

interface Air {
  readonly veil: string | null;
  readonly strength: number;
  /** How fast things fade into the haze. */
  readonly depth: number;
  readonly isFlat: boolean;
}

const WEATHERS: Record<Weather, Air> = {
  clear: { veil: null, strength: 0, depth: 1, isFlat: false },
  cloudy: { veil: '#c9d0d2', strength: 0.32, depth: 1.05, isFlat: false },
  rain: { veil: '#8b99a4', strength: 0.6, depth: 1.25, isFlat: true },
  fog: { veil: '#dfe0da', strength: 0.6, depth: 1.75, isFlat: true },
  snow: { veil: '#c8d2da', strength: 0.6, depth: 1.3, isFlat: true },
};
