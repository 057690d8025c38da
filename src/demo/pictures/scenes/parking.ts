// Draws parked cars in a row before the houses, a sign, and somebody who looks for a place.
import { each, lerp, path, pen, rect, repeat } from '../draw.ts';
import { car } from '../kit/car.ts';
import type { CarKind } from '../kit/car.ts';
import { figure } from '../kit/figure.ts';
import { lettering } from '../kit/lettering.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

const KINDS: readonly CarKind[] = ['saloon', 'estate', 'van', 'saloon', 'estate'];

export const parking: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden', 'dusk'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.58;
    let out = sky(s, base) + row(s, -60 * u, W + 40 * u, base, 240 * u, { depth: 0.12, shops: 0.5 });
    out +=
      rect(0, base, W, 70 * u, s.tone('#c9bda9')) +
      rect(0, base + 66 * u, W, H, s.lin([s.tone('#8b8580'), s.tone('#6d6a6e')]));
    out += each([0.14, 0.82], (k) => tree(s, W * k, base + 50 * u, 260 * u, r.pick(SEASON_TREES[s.season])));
    if (p.dark) s.floodlit(0.3);
    const colors = r.shuffle(p.cloth);
    const count = Math.max(2, Math.round(s.wide * 2.4));
    out += repeat(count, (i) =>
      car(s, W * lerp(0.02, 0.7, i / (count - 1)), base + 130 * u, W * 0.24, {
        f: s.L,
        color: colors[i % 13]!,
        kind: KINDS[(i + s.index) % 5]!,
      }),
    );
    out += repeat(8, (i) =>
      path(
        pen`M${W * (i / 7) - 60 * u} ${H}l${60 * u} ${-H * 0.16}h${16 * u}l${-50 * u} ${H * 0.16}Z`,
        s.tone('#efe8d8'),
        0.8,
      ),
    );
    out += car(s, W * (0.5 - s.L * 0.22) - 240 * u, H * 0.93, 520 * u, {
      f: s.L,
      color: colors[7]!,
      kind: 'estate',
    });
    out += sign(s, W * (0.5 + s.L * 0.2), H * 0.86);
    out += figure(s, W * (0.5 + s.L * 0.34), H * 0.95, 360 * u, {
      pose: r.pick(['hips', 'point', 'hold']),
      f: -s.L,
    });
    return { svg: out + fall(s), focus: [0.5, 0.66] };
  },
};

const sign = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  return (
    rect(x - 10 * u, y - 420 * u, 20 * u, 430 * u, s.tone('#8d9296')) +
    rect(x - 90 * u, y - 560 * u, 180 * u, 180 * u, s.tone('#2f5f9a'), 1, 14 * u) +
    lettering('P', x, y - 530 * u, 120 * u, '#f6f2e6', { anchor: 'middle', weight: 20 })
  );
};
