// Draws a fire engine.
import { circle, each, ellipse, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import { wheel } from './coachwork.ts';

export const fireEngine = (s: Stage, x: number, y: number, len: number, f = 1) => {
  const h = len * 0.36;
  const red = '#c8321f';
  const { p } = s;
  const X = (k: number) => (f > 0 ? x + len * k : x + len * (1 - k));
  const box = (k: number, w: number, yy: number, hh: number, c: string, o = 1) =>
    rect(f > 0 ? x + len * k : x + len * (1 - k - w), y - h * yy, len * w, h * hh, c, o);
  const cab = poly([
    [X(0.7), y - h * 0.16],
    [X(0.7), y - h * 0.88],
    [X(0.92), y - h * 0.88],
    [X(0.985), y - h * 0.5],
    [X(1), y - h * 0.46],
    [X(1), y - h * 0.16],
  ]);
  let out = ellipse(x + len / 2, y, len * 0.53, h * 0.05, p.shadow, 0.5);
  out += box(
    0.02,
    0.66,
    0.98,
    0.82,
    s.lin([s.lift(s.tone(red), 0.15), s.tone(red), s.shade(s.tone(red), 0.3)]),
  );
  out += path(cab, s.tone(red));
  const all = poly([
    [X(0.02), y - h * 0.16],
    [X(0.02), y - h * 0.98],
    [X(0.68), y - h * 0.98],
    [X(0.68), y - h * 0.16],
  ]);
  out +=
    s.grain(all, X(s.L * f > 0 ? 0 : 0.9), y, X(0.5), y - h, 0.5) +
    s.grain(cab, X(0.7), y, X(0.95), y - h, 0.4);
  out += each(
    [0.06, 0.26, 0.46],
    (k) =>
      box(k, 0.17, 0.82, 0.5, s.tone('#c9ccca')) +
      repeat(7, (i) => box(k, 0.17, 0.78 - i * 0.07, 0.018, s.tone('#83888b'))),
  );
  out += box(0.02, 0.98, 0.28, 0.05, s.tone('#f4f0e2')) + box(0.02, 0.98, 0.235, 0.03, s.tone('#e8d23a'));
  out += cabGlass(s, y, h, X, box);
  out += roofLadder(s, y, h, X, box);
  out += box(0.01, 0.99, 0.17, 0.07, s.tone('#2a2b31'));
  out += each(
    [0.2, 0.34, 0.82],
    (k) => circle(X(k), y - h * 0.14, h * 0.17, s.tone('#1d1e24')) + wheel(s, X(k), y - h * 0.13, h * 0.14),
  );
  out += circle(X(0.97), y - h * 0.24, h * 0.04, '#fff1c9');
  return out;
};

const cabGlass = (
  s: Stage,
  y: number,
  h: number,
  X: (k: number) => number,
  box: (k: number, w: number, yy: number, hh: number, c: string, o?: number) => string,
): string => {
  let out = path(
    poly([
      [X(0.78), y - h * 0.5],
      [X(0.78), y - h * 0.8],
      [X(0.905), y - h * 0.8],
      [X(0.96), y - h * 0.5],
    ]),
    s.tone('#43596a'),
  );
  out += box(0.715, 0.05, 0.8, 0.3, s.tone('#43596a'));
  return (
    out +
    path(
      poly([
        [X(0.85), y - h * 0.8],
        [X(0.89), y - h * 0.8],
        [X(0.87), y - h * 0.5],
        [X(0.82), y - h * 0.5],
      ]),
      '#ffffff',
      0.18,
    )
  );
};

const roofLadder = (
  s: Stage,
  y: number,
  h: number,
  X: (k: number) => number,
  box: (k: number, w: number, yy: number, hh: number, c: string, o?: number) => string,
): string => {
  const { p } = s;
  let out = stroke(
    pen`M${X(0.06)} ${y - h * 1.07}H${X(0.76)}M${X(0.06)} ${y - h * 1.14}H${X(0.76)}` +
      repeat(14, (i) => pen`M${X(0.08 + i * 0.05)} ${y - h * 1.07}v${-h * 0.07}`),
    s.tone('#b9bdbc'),
    h * 0.018,
  );
  out += box(0.8, 0.08, 0.97, 0.09, '#3f7fd0') + box(0.02, 0.04, 1.05, 0.08, '#3f7fd0');
  return out + s.glow(X(0.84), y - h * 0.94, h * (p.dark ? 0.9 : 0.4), '#6fa8ff', 0.8);
};
