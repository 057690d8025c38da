// This is the stage: one picture in the making. It knows the size, the unit, the random stream and the palette, and collects
// gradients and clips; `plates` turns it into the two plates that the press prints.
import { mix } from './color.ts';
import type { Curve, Point } from './draw.ts';
import { ellipse, n, path, pen, smooth } from './draw.ts';
import type { Hour, Mood, Palette, Season, Weather } from './palette.ts';
import { palette } from './palette.ts';
import type { Rng } from './rng.ts';
import { rng } from './rng.ts';

/** Describes a colour, or a colour with its place (0 to 1) and its opacity. */
export type Stop = string | readonly [color: string, offset: number, opacity?: number];

/** What a scene tells the caption about itself. */
export interface Facts {
  count?: number;
  event?: string;
  bird?: string;
}

export interface StageOptions extends Mood {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Where the picture stands among its neighbours, for `turn`. */
  readonly index: number;
}

export class Stage {
  readonly W: number;
  readonly H: number;
  /** The unit, a thousandth of the short side: every object is sized in it, so that it fits each ratio. */
  readonly u: number;
  /** The width divided by the height. */
  readonly wide: number;
  readonly r: Rng;
  readonly p: Palette;
  /** The side that the light comes from: left (-1) or right (1). */
  readonly L: 1 | -1;
  readonly index: number;
  readonly season: Season;
  readonly hour: Hour;
  readonly weather: Weather;
  readonly facts: Facts = {};
  /** Where the sky has put its sun. */
  sun: { x: number; y: number } | null = null;
  /** The ridge that `hills` drew last; villages stand on it. */
  lastRidge: Curve = () => 0;
  /** Where the hands of the last figure are, the near one first. */
  hands: [near: Point, far: Point] = [
    [0, 0],
    [0, 0],
  ];
  readonly #defs: string[] = [];
  #view: string;

  constructor({ width, height, seed, index, ...mood }: StageOptions) {
    this.W = width;
    this.H = height;
    this.u = Math.min(width, height) / 1000;
    this.wide = width / height;
    this.index = index;
    this.season = mood.season;
    this.hour = mood.hour;
    this.weather = mood.weather;
    this.r = rng(seed);
    this.p = palette(this.r.fork('palette'), mood);
    this.L = this.p.L;
    this.#view = `0 0 ${width} ${height}`;
  }

  /** Picks like `r.pick`, but neighbouring seeds take turns through the list, so that they differ. */
  turn<const T>(list: readonly T[], step = 1): T {
    return list[(this.index * step) % list.length]!;
  }

  /** Every local colour goes through this: tinted by the hour, faded into the haze by depth. */
  tone(color: string, depth = 0): string {
    return this.p.tone(color, depth);
  }

  shade(color: string, t = 0.3): string {
    return mix(color, this.p.shadow, t);
  }

  lift(color: string, t = 0.3): string {
    return mix(color, this.p.dark ? '#c9c6d6' : '#fff6df', t);
  }

  /** Turns on floodlight or stage light: from here on colours keep more of themselves at night. */
  floodlit(share = 0.5): void {
    const dim = this.p.tone;
    this.p.tone = (color, depth = 0) => mix(dim(color, depth), color, share * (1 - depth));
  }

  /** The whole picture as path data. */
  get all(): string {
    return `M0 0H${this.W}V${this.H}H0Z`;
  }

  /** A linear gradient as a fill, from top to bottom unless told otherwise. */
  lin(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const id = this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${toStops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Shades a round body: dark on one side, light on the other. */
  rounded(color: string, shade = 0.4, lift = 0.3): string {
    const stops = [this.shade(color, shade), color, this.lift(color, lift)];
    return this.lin(this.L > 0 ? stops : stops.toReversed(), 0, 0, 1, 0);
  }

  glow(x: number, y: number, r: number, color: string, opacity = 0.8): string {
    const stops = toStops([
      [color, 0, opacity],
      [color, 0.35, opacity * 0.45],
      [color, 1, 0],
    ]);
    const id = this.#define((id) => `<radialGradient id="${id}">${stops}</radialGradient>`);
    return ellipse(x, y, r, r, `url(#${id})`);
  }

  clip(d: string, inner: string): string {
    const id = this.#define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** Stipples shading inside d: dense at (x1,y1), gone at (x2,y2). It lies on the stipple plate. */
  grain(d: string, x1: number, y1: number, x2: number, y2: number, opacity = 0.5): string {
    const stops = GRAIN_FADE.map(
      ([offset, share]) =>
        `<stop offset="${offset}" stop-color="#fff" stop-opacity="${(share * Math.min(1, opacity * 1.15)).toFixed(2)}"/>`,
    ).join('');
    const id = this.#define(
      (id) =>
        pen`<linearGradient id="g${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`,
    );
    return path(d, `url(#g${id})`);
  }

  /** The cast shadow of something of width w and height h that stands at (x,y). */
  cast(x: number, y: number, w: number, h: number, opacity = 0.3): string {
    const reach = this.p.flat ? 0.25 : this.p.long;
    const dx = -this.L * h * reach * 0.62;
    const dy = h * 0.07 * reach;
    const outline: Point[] = [
      [x - w / 2, y],
      [x + w / 2, y],
      [x + w * 0.42 + dx, y + dy],
      [x + dx * 1.06, y + dy * 1.25],
      [x - w * 0.42 + dx, y + dy],
    ];
    return path(smooth(outline, true, 0.08), this.p.shadow, this.p.flat ? opacity * 0.5 : opacity);
  }

  /** Crops the scene: zoom 1 shows all; the focus comes to rest near a third. Returns the new focus. */
  frame(zoom: number, [fx, fy]: Point): Point {
    const share = 1 / zoom;
    const keep = (v: number) => Math.max(0, Math.min(1 - share, v));
    const x = keep(fx - share * (fx < 0.5 ? 0.4 : 0.6));
    const y = keep(fy - share * 0.5);
    this.#view = [x * this.W, y * this.H, share * this.W, share * this.H].map(n).join(' ');
    return [(fx - x) / share, (fy - y) / share];
  }

  /**
   * The two plates: `svg` in colour, `stipple` with white where dots of shadow ink go. They are as wide and high as
   * told; the drawing is fitted in.
   */
  plates(body: string, width = this.W, height = this.H): { svg: string; stipple: string } {
    const colors = this.#defs.filter((def) => !isGrain(def)).join('');
    const grains = this.#defs.filter((def) => isGrain(def) || def.startsWith('<clip')).join('');
    return {
      svg: this.#wrap(colors, body.replace(GRAINED_PATH, ''), width, height),
      stipple: this.#wrap(
        grains,
        `<rect width="${this.W}" height="${this.H}"/>${blackened(body)}`,
        width,
        height,
      ),
    };
  }

  #wrap(defs: string, inner: string, width: number, height: number): string {
    // Rounding may leave a smaller picture half a pixel out of its ratio.
    const fit = width === this.W ? '' : ' preserveAspectRatio="none"';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${this.#view}"${fit}><defs>${defs}</defs>${inner}</svg>`;
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(make(id));
    return id;
  }
}

const GRAIN_FADE: readonly Point[] = [
  [0, 0.95],
  [0.3, 0.58],
  [0.65, 0.22],
  [1, 0],
];
const GRAINED_PATH = /<path d="[^"]*" fill="url\(#gd\d+\)"\/>/g;
const COLOR = /"(?:#[0-9a-fA-F]{6}|url\(#d\d+\))"/g;
const CLIP = 'clip-path=';

const isGrain = (def: string) => def.includes('id="g');

/** Everything black but what is grained; clips stay clips. */
const blackened = (body: string): string =>
  body.replace(COLOR, (color, at: number, all: string) =>
    all.startsWith(CLIP, at - CLIP.length) ? color : '"#000"',
  );

const toStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      (stop, i): Exclude<Stop, string> => (typeof stop === 'string' ? [stop, i / (stops.length - 1)] : stop),
    )
    .map(
      ([color, offset, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');
