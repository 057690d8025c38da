// Draws a band in stage light, audience with raised arms.
import { mix } from '../color.ts';
import { blob, circle, each, ellipse, path, pen, rect, repeat, stroke } from '../draw.ts';
import { audience } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import type { PoseName } from '../kit/poses.ts';
import { lightTruss, stageLamps } from '../kit/stage-light.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Light {
  readonly bg: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

export const concert: Scene = {
  zoom: 1.35,
  seasons: ['summer'],
  hours: ['night'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const [bg, a, b, c] = r.pick([
      ['#1a1038', '#ff5d7a', '#ffb14a', '#5ad0ff'],
      ['#0f1c3a', '#ff8a3c', '#ffd76a', '#6fe0c0'],
      ['#2a0f2c', '#ff4f8a', '#8a6bff', '#ffd27a'],
      ['#0c2430', '#4fe0c8', '#f7c65a', '#ff7a5c'],
    ]);
    const fl = H * 0.66;
    const cx = W * (0.5 + s.L * 0.08);
    const sw = Math.min(W * 0.9, 1250 * u);
    const x0 = cx - sw / 2;
    let out = rect(0, 0, W, H, s.lin([mix(bg, '#000010', 0.4), bg, mix(bg, a, 0.3)]));
    out += rect(x0, H * 0.1, sw, fl - H * 0.1, s.lin([mix(bg, a, 0.12), mix(bg, a, 0.5), mix(bg, b, 0.62)]));
    out += s.glow(cx, fl - 120 * u, 520 * u, b, 0.75);
    out += backcloth(s, bg, a, b, c, fl, cx, sw, x0);
    out += lightTruss(s, x0, sw, mix(bg, '#8a8aa8', 0.35)) + stageLamps(s, x0, sw, [a, b, c]);
    const light = { bg, a, b, c };
    const dark = mix(bg, '#05040c', 0.6);
    const who = (o: Partial<Person> = {}) => dressed(s, dark, { skin: mix(bg, a, 0.22), hair: dark, ...o });
    const raise = fl - 8 * u;
    const band: readonly (readonly [number, PoseName])[] = [
      [-0.3, 'guitar'],
      [0.3, 'guitar'],
      [0, 'reach'],
    ];
    // The drummer on a riser comes before the front line.
    out += drummer(s, light, cx, dark, who, raise);
    for (const [k, pose] of band) {
      const x = cx + k * sw * 0.85 - s.L * 60 * u * (k === 0 ? 1 : 0);
      const f = k === 0 ? r.sign() : -Math.sign(k);
      out += figure(s, x, raise, 300 * u, { pose, f, cast: false, who: who() });
      const [hx, hy] = s.hands[0];
      if (pose === 'guitar') {
        out += path(blob(r, x + f * 8 * u, raise - 150 * u, 36 * u, 27 * u, 8, 0.1), mix(a, dark, 0.25));
        out += stroke(
          pen`M${x + f * 20 * u} ${raise - 156 * u}L${x + f * 120 * u} ${raise - 196 * u}`,
          mix(b, dark, 0.3),
          7 * u,
        );
      } else {
        out += stroke(
          pen`M${x + f * 44 * u} ${raise}V${raise - 236 * u}L${x + f * 26 * u} ${raise - 252 * u}`,
          mix(dark, '#9a9ab0', 0.3),
          4 * u,
        );
        out += circle(x + f * 26 * u, raise - 254 * u, 7 * u, mix(dark, '#9a9ab0', 0.5));
        out += circle(hx, hy, 1, dark);
      }
    }
    out += loudspeakers(s, light, cx, sw, dark);
    out += rect(0, fl - 12 * u, W, 60 * u, dark) + rect(0, fl - 14 * u, W, 6 * u, b, 0.7);
    out += listeners(s, light);
    return { svg: out, focus: [cx / W, 0.52] };
  },
};

const dressed = (s: Stage, c: string, o: Partial<Person> = {}) =>
  someone(s, { top: c, bottom: c, coat: 0, bare: s.r.chance(0.5), ...o });

const backcloth = (
  s: Stage,
  bg: string,
  a: string,
  b: string,
  c: string,
  fl: number,
  cx: number,
  sw: number,
  x0: number,
): string => {
  const { H, u, r } = s;
  let out = '';
  if (r.chance(0.6)) {
    out += circle(cx, fl - 250 * u, 190 * u, mix(b, a, 0.25), 0.55);
    out += repeat(9, (i) =>
      rect(cx - 200 * u, fl - 250 * u + i * 21 * u, 400 * u, (2 + i * 1.3) * u, mix(bg, a, 0.5), 0.7),
    );
  } else
    out += repeat(8, (i) =>
      rect(x0 + (sw * (i + 0.3)) / 8, H * 0.2, sw * 0.05, fl - H * 0.3, i % 2 ? a : c, 0.16),
    );
  return out;
};

const drummer = (
  s: Stage,
  { b }: Light,
  cx: number,
  dark: string,
  who: (o?: Partial<Person>) => Person,
  raise: number,
): string => {
  const { u } = s;
  let out = rect(cx - 150 * u + s.L * 70 * u, raise - 74 * u, 300 * u, 76 * u, dark);
  out += figure(s, cx + s.L * 70 * u, raise - 70 * u, 200 * u, {
    pose: {
      legs: [
        [80, 5],
        [76, 0],
      ],
      arms: [
        [60, 110],
        [40, 120],
      ],
      lean: -4,
    },
    cast: false,
    who: who(),
  });
  out += each([-60, 62, 20], (k, i) =>
    ellipse(
      cx + s.L * 70 * u + k * u,
      raise - (i === 2 ? 98 : 120) * u,
      (i === 2 ? 52 : 34) * u,
      (i === 2 ? 46 : 20) * u,
      mix(dark, b, 0.14 + i * 0.06),
    ),
  );
  return (
    out +
    each([-110, 112], (k) =>
      stroke(
        pen`M${cx + s.L * 70 * u + k * u} ${raise - 70 * u}v${-110 * u}m${-34 * u} ${6 * u}l${68 * u} ${-12 * u}`,
        mix(b, dark, 0.4),
        5 * u,
      ),
    )
  );
};

const loudspeakers = (s: Stage, { bg }: Light, cx: number, sw: number, dark: string): string => {
  const { H, u } = s;

  return each([-1, 1], (k) =>
    repeat(
      4,
      (i) =>
        rect(cx + k * sw * 0.46 - 52 * u, H * 0.28 + i * 74 * u, 104 * u, 70 * u, dark, 1, 6 * u) +
        circle(cx + k * sw * 0.46, H * 0.28 + i * 74 * u + 35 * u, 24 * u, mix(dark, bg, 0.5)),
    ),
  );
};

const listeners = (s: Stage, { bg, a, b }: Light): string => {
  const { H, u } = s;
  let out = audience(s, H * 0.75, 34 * u, mix(bg, a, 0.2), { arms: 0.35, rim: b, variety: 0 });
  out += audience(s, H * 0.83, 48 * u, mix(bg, '#05040c', 0.3), { arms: 0.45, rim: a, variety: 0 });
  return out + audience(s, H * 0.94, 78 * u, mix(bg, '#04030a', 0.72), { arms: 0.3, variety: 0 });
};
