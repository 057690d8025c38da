// This is the one entry of the picture generator: options in, a picture with its German caption out. Drawing is synchronous and
// touches nothing; `renderPicture` prints the result as JPEG. How it is built is in scenes.ts.
import type { DemoPicture } from '../content/types.ts';
import type { Point } from './draw.ts';
import type { Hour, Mood, Season, Weather } from './palette.ts';
import { rng } from './rng.ts';
import type { Rng } from './rng.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import type { SceneName } from './scenes.ts';
import { Stage } from './stage.ts';
import { describePicture } from './text/describe.ts';

export { renderPicture } from './render.ts';
export { SCENES };
export type { SceneName };

export type PictureOptions = DemoPicture & {
  /** The town that the caption speaks of. */
  place?: string;
  /** Share of the full width and height: the same picture, but smaller and faster to print. */
  size?: number;
};

export interface Picture extends Mood {
  readonly scene: SceneName;
  /** The seed of its random stream, scene included. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The colour plate. */
  readonly svg: string;
  /** The plate that says where dots of shadow ink go. */
  readonly stipple: string;
  readonly ink: string;
  readonly meta: {
    readonly caption: string;
    readonly alt: string;
    readonly credit: string;
    /** The focus in whole per cent of the picture. */
    readonly focus: { readonly x: number; readonly y: number };
  };
}

const RATIOS = {
  '3:2': [1600, 1067],
  '1:1': [1200, 1200],
  '2:3': [1067, 1600],
  '16:9': [2000, 1125],
} as const;

/** Wide shot, close-up, …; a scene may set its own limit. */
const ZOOMS = [1, 1.32, 1.12, 1.6, 1.2] as const;
const CLOSEST = 1.6;

const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
const HOURS: readonly Hour[] = ['dawn', 'morning', 'noon', 'golden', 'noon', 'dusk', 'morning'];
/**
 * The weathers in turn; fog comes only where it is asked for: it takes the motif out of a picture, and a page full of it has
 * none.
 */
const WEATHERS: readonly Weather[] = ['clear', 'clear', 'cloudy', 'rain', 'clear'];

/**
 * The same options draw the same picture. What isn't given is chosen by the seed: neighbouring seeds take turns
 * through seasons, hours, weathers and crops, so that seeds 1 to 7 of a scene differ.
 */
export const drawPicture = (options: PictureOptions): Picture => {
  const { ratio = '3:2', place, size = 1 } = options;
  const scene = findScene(options.scene);
  const index = Math.abs(Math.trunc(options.seed));
  // One stream per scene decides where the turns begin.
  const starts = rng(options.scene);
  const mood = chooseMood(scene, options, index, starts);
  const [W, H] = RATIOS[ratio];
  const [width, height] = [Math.round(W * size), Math.round(H * size)];
  const seed = `${options.scene}/${options.seed}`;
  const stage = new Stage({ width: W, height: H, seed, index, ...mood });
  const drawing = scene.draw(stage);
  const focus = stage.frame(chooseZoom(scene, options, index, starts), drawing.focus);
  const words = describePicture(stage, options.scene, { place, isIndoors: scene.isIndoors ?? false });
  return {
    scene: options.scene,
    seed,
    width,
    height,
    ...mood,
    ...stage.plates(drawing.svg, width, height),
    ink: stage.p.shadow,
    meta: {
      caption: options.caption ?? words.caption,
      alt: options.alt ?? words.alt,
      credit: options.credit ?? words.credit,
      focus: options.focus ?? toPercent(focus),
    },
  };
};

const findScene = (name: SceneName): Scene => {
  if (!Object.hasOwn(SCENES, name))
    throw new Error(`There is no scene "${name}"; there are ${Object.keys(SCENES).join(', ')}`);
  return SCENES[name];
};

const chooseMood = (scene: Scene, options: PictureOptions, index: number, starts: Rng): Mood => {
  const season = options.season ?? takeTurns(scene.seasons ?? SEASONS, [1], index, starts);
  const hour = options.hour ?? takeTurns(scene.hours ?? HOURS, [3, 2, 5], index, starts);
  const weather = options.weather ?? takeTurns(scene.weathers ?? WEATHERS, [1], index, starts);
  if (season === 'winter' && weather === 'rain' && !options.weather) return { season, hour, weather: 'snow' };
  if (season !== 'winter' && weather === 'snow') return { season, hour, weather: 'cloudy' };
  return { season, hour, weather };
};

/** Walks through the list by the first stride that reaches every entry. */
const takeTurns = <T>(list: readonly T[], strides: readonly number[], index: number, starts: Rng): T => {
  const stride = strides.find((k) => list.length % k !== 0 || k === 1)!;
  return list[(starts.int(0, 99) + index * stride) % list.length]!;
};

const chooseZoom = (scene: Scene, options: PictureOptions, index: number, starts: Rng): number =>
  options.shot ?? Math.min(scene.zoom ?? CLOSEST, ZOOMS[(index + starts.int(0, 4)) % ZOOMS.length]!);

const toPercent = ([x, y]: Point) => ({ x: percent(x), y: percent(y) });
const percent = (v: number) => Math.round(Math.max(0.04, Math.min(0.96, v)) * 100);
