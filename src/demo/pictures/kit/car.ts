// Draws a car, side-on, standing on (x,y).
import { mix } from '../color.ts';
import { ellipse, path, pen, poly, rect } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { shell, wheel } from './coachwork.ts';

export type CarKind = 'saloon' | 'estate' | 'van' | 'police';

const SHOULDERS: Readonly<Record<CarKind, readonly [front: number, back: number]>> = {
  saloon: [0.66, 0.2],
  estate: [0.68, 0.06],
  van: [0.8, 0.03],
  police: [0.68, 0.06],
};

/** Draws it `len` long, in the direction f. */
export const car = (
  s: Stage,
  x: number,
  y: number,
  len: number,
  { f = 1, color = '#c4452f', kind = 'saloon' }: { f?: number; color?: string; kind?: CarKind } = {},
): string => {
  const { p } = s;
  const h = len * (kind === 'van' ? 0.44 : 0.33);
  const X = (k: number) => (f > 0 ? x + k * len : x + len - k * len);
  const Y = (k: number) => y - h * k;
  const [front, back] = SHOULDERS[kind];
  const body = pen`M${X(0.02)} ${Y(0.14)}L${X(0.01)} ${Y(0.56)}Q${X(0.04)} ${Y(0.62)} ${X(back)} ${Y(0.64)}L${X(back + 0.08)} ${Y(0.97)}Q${X(back + 0.1)} ${Y(1)} ${X(back + 0.16)} ${Y(1)}H${X(front - 0.14)}Q${X(front - 0.08)} ${Y(1)} ${X(front - 0.04)} ${Y(0.94)}L${X(front + 0.1)} ${Y(0.6)}L${X(0.95)} ${Y(0.5)}Q${X(1)} ${Y(0.47)} ${X(0.99)} ${Y(0.14)}Z`;
  const glass = p.dark ? mix('#1d2a3a', p.shadow, 0.3) : s.tone('#3f5666');
  const window = (a: number, b: number, c: number, d: number) =>
    path(
      poly([
        [X(a), Y(0.64)],
        [X(b), Y(0.91)],
        [X(c), Y(0.91)],
        [X(d), Y(0.64)],
      ]),
      glass,
    );
  const mid = (back + front) / 2;
  return (
    ellipse(x + len / 2, y, len * 0.53, h * 0.09, p.shadow, 0.42) +
    shell(s, body, x, y - h, len, h, kind === 'police' ? '#e9ebe8' : color) +
    (kind === 'police' ? rect(x + len * 0.02, Y(0.5), len * 0.96, h * 0.16, s.tone('#2f5f9a')) : '') +
    window(back + 0.05, back + 0.11, mid - 0.01, mid - 0.01) +
    window(mid + 0.02, mid + 0.02, front - 0.09, front + 0.04) +
    wheel(s, X(0.2), Y(0.15), h * 0.2) +
    wheel(s, X(0.79), Y(0.15), h * 0.2) +
    rect(
      Math.min(X(0.95), X(0.985)),
      Y(0.46),
      len * 0.035,
      h * 0.09,
      p.dark ? '#fff0c4' : s.tone('#f1e7c6'),
    ) +
    rect(Math.min(X(0.012), X(0.035)), Y(0.52), len * 0.022, h * 0.12, s.tone('#b3261e')) +
    (kind === 'police' ? beacon(s, X(mid), Y(1), len) : '')
  );
};

const beacon = (s: Stage, x: number, y: number, len: number): string =>
  s.glow(x, y, len * 0.5, '#5aa0ff', s.p.dark ? 0.7 : 0.45) +
  rect(x - len * 0.06, y - len * 0.03, len * 0.12, len * 0.03, '#3f7fe0', 1, len * 0.012);
