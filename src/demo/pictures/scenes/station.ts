// Draws a platform with iron roof and clock, train at the track.
import { circle, each, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { train } from '../kit/train.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const station: Scene = {
  zoom: 1.4,
  hours: ['dawn', 'morning', 'noon', 'dusk', 'golden'],
  weathers: ['clear', 'cloudy', 'rain', 'fog', 'snow'],
  draw(s) {
    const { W, H, u, r } = s;
    const f = r.sign();
    const py = H * 0.74;
    const len = W * 1.15 + 500 * u;
    let out =
      sky(s, H * 0.5) +
      hills(s, H * 0.44, 40 * u, 0.6, { woods: 7 }) +
      row(s, -40, W, H * 0.56, 120 * u, { depth: 0.42, kinds: ['eaves', 'gable', 'eaves'] });
    out += rect(0, H * 0.55, W, H * 0.5, s.tone('#9a8f84', 0.1));
    out += each([0, 16], (k) => rect(0, H * 0.6 + k * u, W, 5 * u, s.tone('#5a5250')));
    const x = f > 0 ? W * r.range(0.62, 0.8) - len : W * r.range(0.2, 0.38);
    out += train(s, x, H * 0.735, len, f, r.pick(['#2f6f78', '#c4452f', '#3d5f4a', '#3f4f7a']));
    // The platform lies in front of the train.
    out += platform(s, py);
    // The canopy has near posts and a deep roof edge along the top.
    const roofY = H * 0.17;
    const iron = s.tone('#33453f');
    out += crowd(s, Math.round(5 * s.wide), W * 0.06, W * 0.94, py + 30 * u, py + 70 * u, () => 232 * u, {
      poses: ['stand', 'walk', 'relaxed', 'hold', 'stroll'],
    });
    out += columns(s, f, py, roofY, iron);
    out += canopy(s, roofY, iron);
    out += clock(s, f, roofY, iron);
    out += travellers(s, f);
    return { svg: out + fall(s), focus: [0.5 + f * 0.14, 0.6] };
  },
};

const platform = (s: Stage, py: number): string => {
  const { W, H, u, p } = s;
  const plat = pen`M0 ${py}H${W}V${H}H0Z`;
  const pc = s.tone(p.snow ? '#cfd2d0' : '#b9aea0');
  let out =
    path(plat, s.lin([s.lift(pc, 0.15), pc, s.shade(pc, 0.3)])) + rect(0, py, W, 7 * u, s.tone('#efe9da'));
  out += rect(0, py + 20 * u, W, 9 * u, s.tone('#f3efe2'), 0.85);
  out += repeat(14, (i) =>
    stroke(
      pen`M${W * (i / 13)} ${py + 30 * u}L${W * 0.5 + (W * (i / 13) - W * 0.5) * 1.7} ${H}`,
      p.shadow,
      1.4 * u,
      0.2,
    ),
  );
  return out + s.grain(plat, s.L > 0 ? 0 : W, H, W * 0.5, py, 0.5);
};

const columns = (s: Stage, f: number, py: number, roofY: number, iron: string): string => {
  const { W, u } = s;

  return each([0.16, 0.5, 0.84], (k) => {
    const px = W * k + (k === 0.5 ? f * 60 * u : 0);
    return (
      s.cast(px, py + 96 * u, 18 * u, 300 * u, 0.25) +
      rect(px - 9 * u, roofY, 18 * u, py + 96 * u - roofY, iron) +
      rect(px - 15 * u, py + 70 * u, 30 * u, 28 * u, iron) +
      stroke(
        pen`M${px} ${roofY + 170 * u}Q${px} ${roofY + 40 * u} ${px - 140 * u} ${roofY + 22 * u}M${px} ${roofY + 170 * u}Q${px} ${roofY + 40 * u} ${px + 140 * u} ${roofY + 22 * u}`,
        iron,
        8 * u,
      ) +
      pen`<circle cx="${px - 62 * u}" cy="${roofY + 66 * u}" r="${20 * u}" fill="none" stroke="${iron}" stroke-width="${5 * u}"/><circle cx="${px + 62 * u}" cy="${roofY + 66 * u}" r="${20 * u}" fill="none" stroke="${iron}" stroke-width="${5 * u}"/>`
    );
  });
};

const canopy = (s: Stage, roofY: number, iron: string): string => {
  const { W, u, p } = s;
  let out = rect(0, -5, W, roofY - 16 * u, s.tone('#5a4a42'));
  out += repeat(20, (i) => rect(W * (i / 20), -5, 4 * u, roofY - 16 * u, p.shadow, 0.35));
  out += rect(0, roofY - 20 * u, W, 46 * u, iron);
  out += repeat(Math.ceil(W / (34 * u)), (i) =>
    path(
      poly([
        [i * 34 * u, roofY + 24 * u],
        [i * 34 * u + 34 * u, roofY + 24 * u],
        [i * 34 * u + 17 * u, roofY + 48 * u],
      ]),
      s.tone('#e9dfc6'),
    ),
  );
  return out + s.grain(pen`M0 0H${W}V${roofY}H0Z`, W / 2, 0, W / 2, roofY * 1.2, 0.7);
};

const clock = (s: Stage, f: number, roofY: number, iron: string): string => {
  const { W, u, p, r } = s;
  const cx = W * 0.5 + f * 60 * u - f * 130 * u;
  let out =
    stroke(pen`M${cx} ${roofY + 20 * u}v${44 * u}`, iron, 7 * u) + circle(cx, roofY + 108 * u, 47 * u, iron);
  out += circle(cx, roofY + 108 * u, 40 * u, '#fbf6e8');
  out += repeat(12, (i) =>
    stroke(
      pen`M${cx + Math.cos(i * 0.5236) * 36 * u} ${roofY + 108 * u + Math.sin(i * 0.5236) * 36 * u}L${cx + Math.cos(i * 0.5236) * 30 * u} ${roofY + 108 * u + Math.sin(i * 0.5236) * 30 * u}`,
      '#22252b',
      3.4 * u,
    ),
  );
  out += stroke(
    pen`M${cx} ${roofY + 108 * u}L${cx + r.range(-20, 20) * u} ${roofY + 82 * u}M${cx} ${roofY + 108 * u}l${16 * u} ${10 * u}`,
    '#22252b',
    5 * u,
  );
  if (p.dark) out += s.glow(cx, roofY + 108 * u, 150 * u, p.glow, 0.5);
  return out;
};

const travellers = (s: Stage, f: number): string => {
  const { W, H, u, p, r } = s;
  return (
    figure(s, W * (0.5 - f * 0.28), H * 0.985, 400 * u, {
      pose: r.pick(['stroll', 'walk', 'relaxed']),
      f,
      who: someone(s, { pack: r.pick(p.cloth) }),
    }) + figure(s, W * (0.5 - f * 0.18), H * 0.99, 392 * u, { pose: r.pick(['stand', 'stroll']), f: -f })
  );
};
