// Draws a choir in a church with coloured windows, conductor.
import { mix } from '../color.ts';
import type { Point } from '../draw.ts';
import { ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { someone } from '../kit/person.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const choir: Scene = {
  zoom: 1.14,
  hours: ['golden', 'morning', 'dusk'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, r } = s;
    const stone = s.tone('#d9c5a3');
    const dim = s.shade(stone, 0.4);
    const glass = r.shuffle(['#3f6fa8', '#c4452f', '#e0a63c', '#5f8f6a', '#8a4f86', '#7fb3c8']);
    let out = rect(0, 0, W, H, s.lin([s.shade(stone, 0.45), stone, s.shade(stone, 0.2)]));

    const k = s.wide < 1 ? 3 : 5;
    const aw = W / k;
    const organ = s.index % 2 === 1; // Every other picture has an organ front instead of windows.
    if (organ) {
      out += organFront(s);
    } else {
      out += churchWindows(s, stone, dim, glass, k, aw);
    }
    out += lightShafts(s, aw);

    out += singers(s);
    out += conductor(s);
    return { svg: out, focus: [0.5, 0.6] };
  },
};

const arch = (x: number, y: number, w: number, h: number): string =>
  pen`M${x - w / 2} ${y}V${y - h * 0.6}Q${x - w * 0.46} ${y - h * 0.86} ${x} ${y - h}Q${x + w * 0.46} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.6}V${y}Z`;

const organFront = (s: Stage): string => {
  const { W, H, u } = s;
  let out = rect(0, 0, W, H, s.lin([s.tone('#6d4a32'), s.tone('#9a6d48')]));
  out += repeat(Math.round(W / (46 * u)), (i) => {
    const x = (i + 0.5) * 46 * u;
    const t = Math.abs(((i % 12) - 5.5) / 5.5);
    const top = H * (0.04 + 0.16 * t);
    const m = s.tone('#cfc9b8');
    return (
      rect(
        x - 17 * u,
        top,
        34 * u,
        H * 0.5 - top,
        s.lin([s.shade(m, 0.4), m, s.lift(m, 0.4), s.shade(m, 0.25)], 0, 0, 1, 0),
      ) +
      path(
        poly([
          [x - 17 * u, H * 0.5],
          [x + 17 * u, H * 0.5],
          [x, H * 0.56],
        ]),
        s.shade(m, 0.2),
      ) +
      ellipse(x, H * 0.465, 9 * u, 15 * u, s.tone('#3a2a22')) +
      ellipse(x, top, 17 * u, 5 * u, s.shade(m, 0.45))
    );
  });
  out += rect(0, H * 0.55, W, H * 0.2, s.tone('#5a3826')) + rect(0, H * 0.54, W, 14 * u, s.tone('#c99a5a'));
  return (
    out +
    repeat(
      Math.ceil(W / (552 * u)) + 1,
      (i) =>
        rect(i * 552 * u - 16 * u, 0, 32 * u, H * 0.75, s.tone('#7f5638')) +
        rect(i * 552 * u - 16 * u, 0, 9 * u, H * 0.75, s.tone('#c99a5a')),
    )
  );
};

/** Draws windows with coloured panes, and the pillars between them. */
const churchWindows = (
  s: Stage,
  stone: string,
  dim: string,
  glass: string[],
  k: number,
  aw: number,
): string => {
  const { H, u, p, r } = s;
  return (
    repeat(k, (i) => {
      // Light falls from windows with coloured panes.
      const x = aw * (i + 0.5);
      const d = arch(x, H * 0.56, aw * 0.46, H * 0.5);
      const c = glass[i % 5]!;
      const c2 = glass[(i + 2) % 6]!;
      return (
        path(arch(x, H * 0.6, aw * 0.62, H * 0.6), s.lift(stone, 0.2)) +
        path(d, mix(c, '#fff3d0', p.dark ? 0 : 0.35)) +
        s.clip(
          d,
          repeat(24, () =>
            path(
              poly([0, 1, 2, 3].map((): Point => [x + r.range(-0.25, 0.25) * aw, H * r.range(0.05, 0.56)])),
              mix(r.pick([c, c2, '#f7e3a8']), '#fff3d0', r.f() * 0.4),
              0.7,
            ),
          ) +
            rect(x - 3 * u, 0, 6 * u, H, dim) +
            repeat(5, (j) => rect(x - aw / 2, H * (0.12 + j * 0.09), aw, 4 * u, dim)),
        )
      );
    }) +
    repeat(
      k + 1,
      (i) =>
        rect(aw * i - 26 * u, 0, 52 * u, H * 0.8, s.lift(stone, 0.1)) +
        rect(aw * i + (s.L > 0 ? -26 : 4) * u, 0, 22 * u, H * 0.8, dim, 0.5) +
        stroke(
          pen`M${aw * i} ${H * 0.14}Q${aw * i + aw * 0.1} ${H * 0.02} ${aw * (i + 0.5)} -20M${aw * i} ${H * 0.14}Q${aw * i - aw * 0.1} ${H * 0.02} ${aw * (i - 0.5)} -20`,
          s.lift(stone, 0.1),
          20 * u,
        ),
    )
  );
};

const lightShafts = (s: Stage, aw: number): string => {
  const { H } = s;

  return repeat(3, (i) =>
    path(
      poly([
        [aw * (i + 1.3 + s.L * 0.4), H * 0.1],
        [aw * (i + 1.6 + s.L * 0.4), H * 0.1],
        [aw * (i + 1.8 - s.L * 1.1), H],
        [aw * (i + 1.0 - s.L * 1.1), H],
      ]),
      s.lin([
        ['#fff0c4', 0, 0.32],
        ['#fff0c4', 1, 0],
      ]),
    ),
  );
};

/** Draws three rows of singers with their sheets. */
const singers = (s: Stage): string => {
  const { W, H, u, r } = s;
  const robe = s.turn(['#6d2438', '#27304a', '#2f4f46', '#8a5a2c', '#3b3560']);
  const rows = 3;
  const per = Math.round(6 * Math.min(1.3, s.wide * 0.72) + 2);
  let out = '';
  for (let q = 0; q < rows; q++) {
    const y = H * (0.74 + q * 0.085);
    const h = lerp(360, 430, q / 2) * u;
    out += repeat(per - (q % 2), (i) => {
      const x = W * 0.5 + (i - (per - 1 - (q % 2)) / 2) * Math.min((W * 0.9) / per, 190 * u);
      const wo = r.chance(0.55);
      return (
        figure(s, x, y, h * r.range(0.94, 1.04), {
          pose: {
            legs: [
              [3, 1],
              [-3, -2],
            ],
            arms: [
              [24, 108],
              [16, 112],
            ],
          },
          f: Math.sign(W / 2 - x) || 1,
          cast: false,
          who: someone(s, {
            woman: wo,
            top: robe,
            bottom: '#23242b',
            skirt: wo && r.chance(0.6),
            skirtColor: robe,
            coat: 0,
            bare: false,
            cut: wo ? r.pick(['bob', 'bun', 'long', 'tail']) : r.pick(['short', 'bald', 'short']),
          }),
        }) +
        path(
          poly([
            [s.hands[0][0] - 24 * u, s.hands[0][1] - 26 * u],
            [s.hands[0][0], s.hands[0][1] - 18 * u],
            [s.hands[0][0] + 24 * u, s.hands[0][1] - 26 * u],
            [s.hands[0][0] + 22 * u, s.hands[0][1] + 8 * u],
            [s.hands[0][0], s.hands[0][1] + 14 * u],
            [s.hands[0][0] - 22 * u, s.hands[0][1] + 8 * u],
          ]),
          s.tone('#f6efdd'),
        )
      );
    });
    out += rect(0, y, W, H * 0.09, s.tone('#7a4f34')) + rect(0, y, W, 7 * u, s.tone('#a8734a'));
  }
  return out;
};

const conductor = (s: Stage): string => {
  const { W, H, u, r } = s;
  const cx = W * (0.5 - s.L * 0.3);
  const cond = someone(s, {
    top: '#1c1d24',
    bottom: '#1c1d24',
    coat: 0.12,
    bare: false,
    cut: r.pick(['short', 'bun', 'bob']),
    skirt: false,
  });
  return (
    figure(s, cx, H * 1.06, 470 * u, {
      pose: {
        legs: [
          [3, 0],
          [-4, -4],
        ],
        arms: [
          [104, 150],
          [58, 96],
        ],
        lean: 2,
      },
      f: s.L,
      cast: false,
      who: cond,
    }) + stroke(pen`M${s.hands[0][0]} ${s.hands[0][1]}l${s.L * 46 * u} ${-34 * u}`, '#f4ead0', 4 * u)
  );
};
