// Draws printed posters for events.
import { mix } from '../color.ts';
import { TAU, circle, each, ellipse, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { PosterEvent } from '../text/events.ts';
import { EVENTS } from '../text/events.ts';
import { fit, lettering } from './lettering.ts';

type ArtName = (typeof ART_NAMES)[number];

/** Describes paper and four inks. */
export type Inks = readonly [string, string, string, string, string];

export interface PosterOptions {
  readonly event?: PosterEvent | undefined;
  readonly inks?: Inks | undefined;
  readonly art?: ArtName | undefined;
}

/** Describes the picture on a poster, in the colours of its inks. */
type Art = (s: Stage, x: number, y: number, w: number, h: number, inks: Inks) => string;

export const INKS: readonly Inks[] = [
  ['#f3e7cf', '#d8432f', '#1f3a5f', '#e8b23a', '#3f7d6a'],
  ['#1f2f4f', '#f2b33d', '#e8573a', '#f4ead2', '#6fb3b0'],
  ['#e9573a', '#f6e6c4', '#28304a', '#f4b93c', '#8a2238'],
  ['#f2c23c', '#27304a', '#d8432f', '#f8f0dc', '#2f7d78'],
  ['#cfe0d4', '#2f5f4a', '#e86a4a', '#f2c65a', '#27304a'],
  ['#efc9c0', '#8a2f4a', '#f4efe0', '#e0a63c', '#3a4a78'],
];

/** Draws a printed poster with the name of an event. */
export const poster = (s: Stage, x: number, y: number, w: number, h: number, o: PosterOptions = {}) => {
  const { r } = s;
  const e = o.event ?? r.pick(EVENTS);
  const c = o.inks ?? r.pick(INKS);
  const art = ART[o.art ?? r.pick(ART_NAMES)];
  const ink = c[2];
  const m = w * 0.08;
  const lines = e.lines;
  let ty = y + h * 0.07;
  let text = '';
  for (const l of lines) {
    const q = fit(l, w - m * 2, h * 0.13, 0.22);
    text += lettering(
      l,
      x + m,
      ty + (/[ÄÖÜ]/.test(l) ? q * 0.14 : 0),
      q,
      l === lines[0] ? ink : c[0] === '#e9573a' ? c[1] : mix(c[1], ink, 0.1),
      { weight: 17, gap: 0.22 },
    );
    ty += q * 1.32;
  }
  const foot = fit(e.foot, w - m * 2, h * 0.032, 0.34);
  return (
    rect(x, y, w, h, c[0]) +
    s.clip(pen`M${x} ${y}h${w}v${h}h${-w}Z`, art(s, x, y, w, h, c)) +
    text +
    rect(x, y + h * 0.92, w, h * 0.08, c[2]) +
    lettering(e.foot, x + m, y + h * 0.945, foot, c[0], { weight: 13, gap: 0.34 })
  );
};

const ART: Record<ArtName, Art> = {
  sun: (_, x, y, w, h, c) =>
    circle(x + w * 0.64, y + h * 0.56, w * 0.27, c[3]) +
    repeat(6, (i) =>
      path(
        smooth(
          [
            [x - 20, y + h * (0.62 + i * 0.07)],
            [x + w * 0.3, y + h * (0.56 + i * 0.07)],
            [x + w * 0.7, y + h * (0.66 + i * 0.07)],
            [x + w + 20, y + h * (0.6 + i * 0.07)],
            [x + w + 20, y + h * 1.2],
            [x - 20, y + h * 1.2],
          ],
          true,
          0.12,
        ),
        c[[1, 2, 4][i % 3]!]!,
        0.92,
      ),
    ),
  notes: (s, x, y, w, h, c) =>
    repeat(7, (i) => {
      const a = x + w * s.r.range(0.12, 0.85);
      const b = y + h * s.r.range(0.36, 0.88);
      const q = w * s.r.range(0.035, 0.075);
      return (
        ellipse(a, b, q, q * 0.72, c[1 + (i % 3)]!) +
        rect(a + q * 0.78, b - q * 4.4, q * 0.24, q * 4.4, c[1 + (i % 3)]!) +
        path(
          pen`M${a + q} ${b - q * 4.4}q${q * 1.6} ${q * 0.8} ${q * 1} ${q * 2.4}q${-q * 0.1} ${-q * 1} ${-q} ${-q * 1.2}Z`,
          c[1 + (i % 3)]!,
        )
      );
    }) +
    repeat(5, (i) =>
      stroke(
        pen`M${x} ${y + h * (0.52 + i * 0.035)}Q${x + w * 0.5} ${y + h * (0.42 + i * 0.035)} ${x + w} ${y + h * (0.55 + i * 0.035)}`,
        c[4],
        w * 0.004,
        0.7,
      ),
    ),
  arcs: (_, x, y, w, h, c) =>
    repeat(4, (i) => {
      const q = w * (0.52 - i * 0.115);
      return path(
        pen`M${x + w * 0.5 - q} ${y + h * 0.9}A${q} ${q} 0 0 1 ${x + w * 0.5 + q} ${y + h * 0.9}Z`,
        c[1 + (i % 4)]!,
      );
    }) + circle(x + w * 0.76, y + h * 0.42, w * 0.09, c[3]),
  grid: (s, x, y, w, h, c) =>
    repeat(20, (i) => {
      const q = w / 4;
      const a = x + (i % 4) * q;
      const b = y + h * 0.34 + Math.floor(i / 4) * q;
      const k = s.r.int(0, 3);
      const col = c[1 + s.r.int(0, 3)]!;
      return b + q > y + h * 0.92
        ? ''
        : k === 0
          ? circle(a + q / 2, b + q / 2, q * 0.44, col)
          : k === 1
            ? path(pen`M${a} ${b}h${q}A${q} ${q} 0 0 1 ${a} ${b + q}Z`, col)
            : k === 2
              ? path(
                  poly([
                    [a, b + q],
                    [a + q / 2, b],
                    [a + q, b + q],
                  ]),
                  col,
                )
              : rect(a + q * 0.1, b + q * 0.1, q * 0.8, q * 0.8, col);
    }),
  flower: (_, x, y, w, h, c) =>
    each(
      [
        [0.32, 0.55, 0.2],
        [0.68, 0.62, 0.17],
        [0.5, 0.42, 0.14],
      ],
      ([a, b, q], j) =>
        stroke(
          pen`M${x + w * a} ${y + h * b}Q${x + w * 0.5} ${y + h * 0.8} ${x + w * 0.5} ${y + h}`,
          c[4],
          w * 0.022,
        ) +
        repeat(8, (i) => {
          const t = (i / 8) * TAU;
          return ellipse(
            x + w * (a + Math.cos(t) * q * 0.55),
            y + h * b + Math.sin(t) * w * q * 0.55,
            w * q * 0.34,
            w * q * 0.34,
            c[1 + (j % 3)]!,
          );
        }) +
        circle(x + w * a, y + h * b, w * q * 0.3, c[3 - (j % 2)]!),
    ),
};

export const ART_NAMES = ['sun', 'notes', 'arcs', 'grid', 'flower'] as const;
