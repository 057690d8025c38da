// Draws a boat with many oars on the river, seen from the bank.
import { each, ellipse, lerp, path, pen, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const rowing: Scene = {
  zoom: 1.2,
  hours: ['morning', 'golden', 'dawn'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const bank = H * 0.46;
    let out =
      sky(s, bank) +
      hills(s, bank - 60 * u, 56 * u, 0.6, { woods: 5 }) +
      land(s, bank - 20 * u, 8 * u, p.grass, 0.2).svg;
    out += repeat(9, (_, t) =>
      tree(
        s,
        W * lerp(-0.02, 1.02, t) + r.range(-30, 30) * u,
        bank + 8 * u,
        r.range(150, 300) * u,
        r.pick(SEASON_TREES[s.season]),
        { depth: 0.2 },
      ),
    );
    out += water(s, pen`M0 ${bank}H${W}V${H}H0Z`, bank, H, { ripples: 90 });
    out += boat(s, W * 0.5, H * 0.72);
    out += meadow(s, H * 0.95, 90, { tall: 1.4 });
    return { svg: out + fall(s), focus: [0.5, 0.66] };
  },
};

const SITS = {
  legs: [
    [80, 66],
    [76, 62],
  ],
  arms: [
    [56, 76],
    [50, 72],
  ],
  lean: -14,
} as const;

const boat = (s: Stage, x: number, y: number): string => {
  const { W, u, r } = s;
  const f = s.L;
  const len = Math.min(W * 0.86, 1340 * u);
  const crew = Math.max(4, Math.round(len / (168 * u)));
  const hull = s.tone(r.pick(['#b3261e', '#2f5f8a', '#e9dcc0', '#3f6b5b']));
  const shirt = r.pick(['#c4452f', '#f2e8d2', '#2f5f8a', '#e3b93a']);
  const seat = (t: number) => x + (t - 0.5) * len * 0.76;
  return (
    ellipse(x, y + 34 * u, len * 0.52, 30 * u, s.p.shadow, 0.35) +
    repeat(crew, (_, t) =>
      figure(s, seat(t), y + 16 * u, 250 * u, {
        pose: SITS,
        f: -f,
        cast: false,
        hip: y - 2 * u,
        who: someone(s, {
          top: shirt,
          coat: 0,
          skirt: false,
          bare: true,
          woman: true,
          cut: r.pick(['tail', 'bun', 'bob', 'cap', 'short']),
        }),
      }),
    ) +
    path(
      pen`M${x - len / 2} ${y - 6 * u}Q${x - len * 0.3} ${y + 8 * u} ${x} ${y + 8 * u}T${x + len / 2} ${y - 6 * u}Q${x + len * 0.36} ${y + 56 * u} ${x} ${y + 56 * u}T${x - len / 2} ${y - 6 * u}Z`,
      s.lin([s.lift(hull, 0.3), hull, s.shade(hull, 0.4)]),
    ) +
    repeat(crew, (_, t) => {
      const [ox, oy] = [seat(t) - f * 30 * u, y + 2 * u];
      const [ex, ey] = [ox + f * 70 * u, y + 128 * u];
      return (
        stroke(pen`M${ox} ${oy}L${ex} ${ey}`, s.tone('#d8b383'), 8 * u) +
        stroke(pen`M${lerp(ox, ex, 0.8)} ${lerp(oy, ey, 0.8)}L${ex} ${ey}`, s.tone(shirt), 20 * u) +
        each([0, 1], (k) => ellipse(ex, ey + k * 8 * u, (54 - k * 20) * u, 7 * u, '#ffffff', 0.55))
      );
    })
  );
};
