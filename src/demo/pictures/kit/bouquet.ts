// Draws a bunch of flowers in a vase.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { TAU, blob, circle, each, ellipse, lerp, path, pen, repeat, smooth, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';

export interface BouquetOptions {
  readonly vase?: string;
}

const VASE_HEIGHT = 230;

/** Draws a vase with flowers standing on (x,y). */
export const bouquet = (s: Stage, x: number, y: number, k: number, count: number, o: BouquetOptions = {}) => {
  const { u, p, r } = s;
  const q = u * k;
  const c = s.tone(o.vase ?? r.pick(['#3f6f86', '#f1e7d4', '#c4694a', '#2f4a44', '#e0b25a']));
  const cols = r
    .shuffle(
      p.season === 'autumn'
        ? ['#d8742f', '#a8302a', '#e8b23a', '#8a3f5a', '#f0dcae']
        : ['#e77f8b', '#f6efe2', '#d8433a', '#efc24a', '#8f7fc0', '#f3b8c4', '#5f86b8'],
    )
    .slice(0, 4);
  const mouth = y - VASE_HEIGHT * q;
  const shape = r.int(0, 2);
  let stems = '';
  let heads = '';
  let leaves = '';
  for (let i = 0; i < count; i++) {
    const a = -Math.PI / 2 + lerp(-0.95, 0.95, (i + 0.5) / count) + r.range(-0.1, 0.1);
    const len = (r.range(210, 400) + (1 - Math.abs(a + Math.PI / 2)) * 60) * q;
    const fx = x + Math.cos(a) * len;
    const fy = mouth + Math.sin(a) * len * 0.96;
    const fc = s.tone(r.pick(cols));
    const kind = r.int(0, 4);
    const z = r.range(44, 74) * q;
    const g = s.tone(mix(p.snow ? '#5f7f5a' : p.leafDark, '#5f8a4a', 0.4));
    stems += stroke(
      pen`M${x + r.range(-30, 30) * q} ${mouth + 20 * q}Q${x + (fx - x) * 0.3} ${fy + (mouth - fy) * 0.35} ${fx} ${fy}`,
      s.shade(g, r.f() * 0.3),
      7 * q,
    );
    leaves += leaf(s, [lerp(x, fx, 0.55), lerp(mouth, fy, 0.5)], a, q, g);
    heads += blossom(s, fx, fy, fc, kind, z);
  }
  return (
    ellipse(x - s.L * 70 * q, y + 6 * q, 180 * q, 26 * q, p.shadow, 0.3) +
    stems +
    leaves +
    heads +
    vase(s, x, y, q, shape, c)
  );
};

/** Draws a leaf that leaves its stem, which leans by the angle `lean`, to one of both sides. */
const leaf = (s: Stage, [x, y]: Point, lean: number, q: number, green: string): string => {
  const { r } = s;
  const a = lean + r.range(0.5, 0.9) * r.sign();
  const P = (i: number, j: number): Point => [
    x + Math.cos(a) * i * 100 * q - Math.sin(a) * j * 100 * q,
    y + Math.sin(a) * i * 100 * q + Math.cos(a) * j * 100 * q,
  ];
  return path(
    smooth([P(0, 0), P(0.5, -0.2), P(1, 0), P(0.5, 0.2)]),
    r.chance(0.5) ? green : s.lift(green, 0.18),
  );
};

/** Draws a vase with three bands, unless it is straight. */
const vase = (s: Stage, x: number, y: number, q: number, shape: number, c: string): string => {
  const outline = vaseOutline(shape, x, y, q);
  const bands = () =>
    repeat(3, (i) =>
      stroke(
        pen`M${x - 70 * q} ${y - (50 + i * 26) * q}q${70 * q} ${20 * q} ${140 * q} 0`,
        s.lift(c, 0.35),
        6 * q,
        0.5,
      ),
    );
  return (
    path(outline, s.rounded(c, 0.4, 0.3)) +
    (shape === 1 ? '' : bands()) +
    s.grain(outline, x - s.L * 100 * q, y, x + s.L * 40 * q, y - VASE_HEIGHT * q * 0.4, 0.8)
  );
};

/** Draws one of five kinds of blossom, z wide. */
const blossom = (s: Stage, fx: number, fy: number, fc: string, kind: number, z: number): string => {
  const { r } = s;
  let heads = '';
  if (kind === 0)
    heads +=
      repeat(10, (j) => {
        const t = (j / 10) * TAU;
        return ellipse(
          fx + Math.cos(t) * z * 0.62,
          fy + Math.sin(t) * z * 0.56,
          z * 0.3,
          z * 0.26,
          j % 2 ? fc : s.shade(fc, 0.1),
        );
      }) +
      circle(fx, fy, z * 0.34, s.tone('#d99a2c')) +
      circle(fx - s.L * z * 0.08, fy + z * 0.08, z * 0.2, s.tone('#8a5a1e'), 0.5);
  else if (kind === 1)
    heads += each([1, 0.74, 0.5, 0.27], (m, j) =>
      path(
        blob(r, fx + s.L * z * 0.05 * j, fy - z * 0.05 * j, z * 0.86 * m, z * 0.8 * m, 9, 0.1),
        j % 2 ? s.lift(fc, 0.22) : s.shade(fc, 0.1),
      ),
    );
  else if (kind === 2)
    heads += each([-0.4, 0.4, 0], (m) =>
      path(
        smooth(
          [
            [fx + m * z * 0.4, fy + z * 0.7],
            [fx + m * z - z * 0.42, fy + z * 0.1],
            [fx + m * z, fy - z * 0.9],
            [fx + m * z + z * 0.42, fy + z * 0.1],
          ],
          true,
          0.14,
        ),
        m ? s.shade(fc, 0.14) : fc,
      ),
    );
  else if (kind === 3)
    heads += repeat(16, () =>
      circle(
        fx + r.gauss(0, z * 0.4),
        fy + r.gauss(0, z * 0.42),
        z * 0.13,
        r.chance(0.5) ? fc : s.lift(fc, 0.35),
      ),
    );
  else
    heads +=
      repeat(5, (j) => {
        const t = (j / 5) * TAU + 0.3;
        return path(
          blob(r, fx + Math.cos(t) * z * 0.42, fy + Math.sin(t) * z * 0.4, z * 0.44, z * 0.4, 7, 0.08),
          j % 2 ? fc : s.lift(fc, 0.14),
        );
      }) + circle(fx, fy, z * 0.2, s.tone('#3a2a2a'));
  return heads;
};

/** Outlines a vase: bulging, straight, or round with a narrow neck. */
const vaseOutline = (shape: number, x: number, y: number, q: number): string => {
  const mouth = y - VASE_HEIGHT * q;
  if (shape === 0)
    return smooth(
      [
        [x - 52 * q, mouth],
        [x - 96 * q, y - 120 * q],
        [x - 74 * q, y],
        [x + 74 * q, y],
        [x + 96 * q, y - 120 * q],
        [x + 52 * q, mouth],
      ],
      true,
      0.15,
    );
  if (shape === 1)
    return smooth(
      [
        [x - 60 * q, mouth],
        [x - 50 * q, y - 60 * q],
        [x - 58 * q, y],
        [x + 58 * q, y],
        [x + 50 * q, y - 60 * q],
        [x + 60 * q, mouth],
      ],
      true,
      0.1,
    );
  return smooth(
    [
      [x - 44 * q, mouth],
      [x - 40 * q, y - 170 * q],
      [x - 118 * q, y - 80 * q],
      [x - 60 * q, y],
      [x + 60 * q, y],
      [x + 118 * q, y - 80 * q],
      [x + 40 * q, y - 170 * q],
      [x + 44 * q, mouth],
    ],
    true,
    0.14,
  );
};
