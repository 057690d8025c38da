// Draws a church tower in scaffolding with workers, roofs below.
import { each, lerp } from '../draw.ts';
import { church } from '../kit/church.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import type { Facade } from '../kit/scaffold.ts';
import { STOREY, net, scaffold } from '../kit/scaffold.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const steeple: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'clear', 'cloudy'],
  draw(s) {
    const { W, H, u, r } = s;
    const x = W * (0.5 + s.L * (s.wide > 1.2 ? 0.1 : 0.02));
    const h = H * 1.16;
    const foot = H * 1.2;
    const style = s.turn(['onion', 'spire', 'saddle']);
    const half = h * 0.085 + 42 * u;
    const top = foot - h * (style === 'onion' ? 0.7 : style === 'spire' ? 0.66 : 0.76);
    const facade = { left: x - half, right: x + half, top, bottom: H + 40 * u };
    let out =
      sky(s, H * 0.92, { clouds: r.pick(['streaks', 'cumulus']) }) +
      hills(s, H * 0.84, 40 * u, 0.7, { woods: 5 });
    out += row(s, -60 * u, W, H * 0.99, 120 * u, { depth: 0.36 });
    out += church(s, x, foot, h, { style, side: s.L > 0 ? -1 : 1, depth: 0.03 });
    out += net(s, {
      ...facade,
      left: s.L > 0 ? x - half : x + half * 0.2,
      right: s.L > 0 ? x - half * 0.2 : x + half,
      top: top + 2 * STOREY * u,
    });
    out += workers(s, facade) + scaffold(s, facade);
    out += row(s, -r.range(20, 120) * u, W + 20, H * 1.1, 190 * u, {
      depth: 0.08,
      kinds: ['gable', 'timber', 'eaves', 'stepped'],
      floors: 2,
    });
    return {
      svg: out + birds(s, W * (0.5 - s.L * 0.26), H * 0.22, 8, 16 * u) + fall(s),
      focus: [x / W, 0.42],
    };
  },
};

const workers = (s: Stage, { left, right, top }: Facade): string => {
  const { u, r } = s;
  const crew = () =>
    someone(s, {
      vest: r.pick(['#f08a2c', '#e3dc3a']),
      cut: 'helmet',
      hat: r.pick(['#f4efe0', '#e8c23a', '#3f7fb0']),
      skirt: false,
      coat: 0,
      boots: true,
    });
  const spots = r.shuffle([1, 2, 3, 4, 5]).slice(0, 4);
  return each(spots, (storey, i) =>
    figure(s, lerp(left, right, 0.2 + (i % 3) * 0.3), top + storey * STOREY * u, 68 * u, {
      pose: r.pick(['reach', 'hold', 'point', 'carry', 'stand']),
      who: crew(),
      cast: false,
    }),
  );
};
