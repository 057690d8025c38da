// Draws the head of a figure: hair, hat, face.
import type { Point } from '../draw.ts';
import { circle, each, ellipse, limb, path, pen, smooth, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Haircut, Person } from './person.ts';

/** Draws a head whose middle is (x,y) and whose height is q; it faces f. */
export const head = (s: Stage, x: number, y: number, q: number, w: Person, f: number, depth = 0): string => {
  const at = { x, y, q, f };
  const skin = s.tone(w.skin, depth);
  const hair = s.tone(w.hair, depth);
  const cover = s.tone(w.hat ?? w.top, depth);
  const shade = pen`M${x} ${y - q * 0.5}A${q * 0.4} ${q * 0.52} 0 0 ${s.L > 0 ? 0 : 1} ${x} ${y + q * 0.52}Q${x - s.L * q * 0.16} ${y} ${x} ${y - q * 0.5}Z`;
  return (
    behind(w.cut, at, hair, cover) +
    ellipse(x + f * q * 0.03, y, q * 0.4, q * 0.52, skin) +
    path(shade, s.p.shadow, 0.24) +
    (q < 30 * s.u ? '' : features(at, skin)) +
    before(w.cut, at, hair, cover)
  );
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly q: number;
  readonly f: number;
}

/** Draws hair that hangs down behind the face. */
const behind = (cut: Haircut, { x, y, q, f }: Place, hair: string, cover: string): string => {
  if (cut === 'bun') return circle(x - f * q * 0.5, y - q * 0.36, q * 0.24, hair);
  if (cut === 'long')
    return path(
      smooth([
        [x - q * 0.5, y - q * 0.4],
        [x + q * 0.45, y - q * 0.35],
        [x + q * 0.42 - f * q * 0.2, y + q * 0.95],
        [x - q * 0.5 - f * q * 0.1, y + q * 0.95],
      ]),
      hair,
    );
  if (cut === 'bob')
    return path(
      smooth([
        [x - q * 0.52, y - q * 0.3],
        [x + q * 0.5, y - q * 0.3],
        [x + q * 0.48, y + q * 0.42],
        [x - q * 0.5, y + q * 0.46],
      ]),
      hair,
    );
  if (cut === 'tail')
    return path(
      smooth([
        [x - f * q * 0.35, y - q * 0.35],
        [x - f * q * 0.85, y - q * 0.05],
        [x - f * q * 0.7, y + q * 0.6],
        [x - f * q * 0.5, y + q * 0.1],
      ]),
      hair,
    );
  if (cut !== 'scarf') return '';
  return path(
    smooth([
      [x - q * 0.5, y - q * 0.45],
      [x + q * 0.48, y - q * 0.45],
      [x + q * 0.5, y + q * 0.6],
      [x, y + q * 0.85],
      [x - q * 0.55, y + q * 0.6],
    ]),
    cover,
  );
};

/** Draws hair or hat on the skull. */
const before = (cut: Haircut, at: Place, hair: string, cover: string): string => {
  const { x, y, q, f } = at;
  switch (cut) {
    case 'bald':
      return path(skullCap(at, 0.12), hair, 0.25);
    case 'short':
      return path(skullCap(at, 0.1), hair);
    case 'cap':
      return path(hat(at), cover) + path(peak(at), cover);
    case 'beanie':
      return path(hat(at), cover);
    case 'helmet':
      return path(
        pen`M${x - q * 0.56} ${y - q * 0.06}Q${x - q * 0.55} ${y - q * 0.76} ${x} ${y - q * 0.76}Q${x + q * 0.55} ${y - q * 0.76} ${x + q * 0.56} ${y - q * 0.06}L${x + f * q * 0.72} ${y - q * 0.04}L${x - f * q * 0.6} ${y + q * 0.06}Z`,
        cover,
      );
    case 'scarf':
      return path(
        pen`M${x - q * 0.46} ${y + q * 0.2}Q${x - q * 0.5} ${y - q * 0.6} ${x} ${y - q * 0.58}Q${x + q * 0.5} ${y - q * 0.6} ${x + q * 0.46} ${y + q * 0.2}Q${x + q * 0.28} ${y - q * 0.32} ${x} ${y - q * 0.34}Q${x - q * 0.28} ${y - q * 0.32} ${x - q * 0.46} ${y + q * 0.2}Z`,
        cover,
      );
    default:
      return path(skullCap(at, 0.3), hair);
  }
};

/** Leads from the nape over the crown to the forehead, and back along the hairline. */
const skullCap = ({ x, y, q, f }: Place, nape: number): string =>
  pen`M${x - f * q * 0.45} ${y + q * nape}Q${x - f * q * 0.52} ${y - q * 0.62} ${x} ${y - q * 0.6}Q${x + f * q * 0.48} ${y - q * 0.6} ${x + f * q * 0.42} ${y - q * 0.2}Q${x + f * q * 0.24} ${y - q * 0.34} ${x - f * q * 0.08} ${y - q * 0.2}Q${x - f * q * 0.16} ${y + q * 0.02} ${x - f * q * 0.24} ${y + q * nape * 0.9}Z`;

const hat = ({ x, y, q }: Place): string =>
  pen`M${x - q * 0.47} ${y - q * 0.12}Q${x - q * 0.5} ${y - q * 0.68} ${x} ${y - q * 0.68}Q${x + q * 0.5} ${y - q * 0.68} ${x + q * 0.47} ${y - q * 0.12}Z`;

const peak = ({ x, y, q, f }: Place): string =>
  limb(x + f * q * 0.3, y - q * 0.16, q * 0.07, x + f * q * 0.72, y - q * 0.1, q * 0.04);

/** Draws nose, eyes and mouth, for heads that are large enough. */
const features = ({ x, y, q, f }: Place, skin: string): string => {
  const nose: Point[] = [
    [x + f * q * 0.36, y - q * 0.1],
    [x + f * q * 0.51, y + q * 0.12],
    [x + f * q * 0.38, y + q * 0.17],
  ];
  const mouth = pen`M${x + f * q * 0.1} ${y + q * 0.28}q${f * q * 0.1} ${q * 0.05} ${f * q * 0.2} ${-q * 0.01}`;
  return (
    path(smooth(nose, true, 0.1), skin) +
    each([0.3, -0.02], (k) => ellipse(x + f * q * k, y - q * 0.03, q * 0.028, q * 0.042, '#2a1d1c', 0.85)) +
    stroke(mouth, '#6d2f2a', q * 0.032, 0.75)
  );
};
