// Draws lights for those on foot, close up, at a crossing in town; neighbouring seeds show red and green in turn.
import { mix } from '../color.ts';
import { circle, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { car } from '../kit/car.ts';
import { crowd } from '../kit/crowd.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const trafficlight: Scene = {
  zoom: 1.1,
  hours: ['morning', 'dusk', 'night', 'noon'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.72;
    const isRed = s.index % 2 === 0;
    let out = sky(s, base) + row(s, -60 * u, W + 40 * u, base, 250 * u, { depth: 0.24, shops: 0.4 });
    out += rect(0, base, W, H, s.lin([s.tone('#99918a'), s.tone('#66626a')]));
    if (p.dark) s.floodlit(0.3);
    out += repeat(7, (i) =>
      path(
        poly([
          [W * (0.06 + i * 0.15), base + 60 * u],
          [W * (0.13 + i * 0.15), base + 60 * u],
          [W * (0.09 + i * 0.19), H],
          [W * (-0.01 + i * 0.19), H],
        ]),
        s.tone('#efe7d6'),
        0.7,
      ),
    );
    out += car(s, W * (isRed ? 0.02 : 0.66), base + 74 * u, 380 * u, {
      f: isRed ? 1 : -1,
      color: r.pick(p.cloth),
    });
    out += crowd(
      s,
      isRed ? 4 : 6,
      W * (isRed ? 0.6 : 0.1),
      W * 0.95,
      base + 20 * u,
      base + 60 * u,
      () => 230 * u,
      {
        poses: isRed ? ['stand', 'relaxed'] : ['walk', 'stroll'],
      },
    );
    const x = W * (0.5 - s.L * 0.13);
    out += signal(s, x, isRed);
    return { svg: out + fall(s), focus: [x / W, isRed ? 0.28 : 0.5] };
  },
};

const signal = (s: Stage, x: number, isRed: boolean): string => {
  const { H, u, p } = s;
  const [w, h, y] = [250 * u, 500 * u, H * 0.13];
  const pole = s.tone('#5c6266');
  const light = (cy: number, isOn: boolean, color: string, man: string) =>
    (isOn ? s.glow(x, cy, 330 * u, color, p.dark ? 0.75 : 0.4) : '') +
    path(
      pen`M${x - w * 0.46} ${cy - 30 * u}A${w * 0.46} ${w * 0.46} 0 0 1 ${x + w * 0.46} ${cy - 30 * u}L${x + w * 0.46} ${cy}H${x - w * 0.46}Z`,
      '#191a1f',
    ) +
    circle(x, cy, w * 0.4, isOn ? mix(color, '#1a1010', 0.72) : '#1d1e22') +
    stroke(man, isOn ? mix(color, '#ffffff', 0.2) : mix(color, '#1d1e22', 0.86), 24 * u);
  const [top, low] = [y + h * 0.28, y + h * 0.74];
  return (
    rect(x - 26 * u, y + h, 52 * u, H, s.lin([s.lift(pole, 0.25), pole, s.shade(pole, 0.3)], 0, 0, 1, 0)) +
    rect(x - w / 2, y, w, h, s.lin(['#33363c', '#24262b', '#17181c'], 0, 0, 1, 0), 1, 34 * u) +
    light(top, isRed, '#f0402c', standing(x, top, u)) +
    light(low, !isRed, '#43d67e', walking(x, low, u)) +
    rect(x - 62 * u, H * 0.8, 124 * u, 170 * u, s.tone('#e3b93a'), 1, 16 * u) +
    circle(x, H * 0.87, 34 * u, s.tone('#2c2d33'))
  );
};

const head = (x: number, y: number, u: number) => pen`M${x} ${y - 62 * u}v${-2 * u}`;

const standing = (x: number, y: number, u: number): string =>
  head(x, y, u) +
  pen`M${x - 46 * u} ${y - 22 * u}H${x + 46 * u}M${x} ${y - 24 * u}V${y + 20 * u}M${x - 12 * u} ${y + 20 * u}V${y + 68 * u}M${x + 12 * u} ${y + 20 * u}V${y + 68 * u}`;

const walking = (x: number, y: number, u: number): string =>
  head(x, y, u) +
  pen`M${x} ${y - 26 * u}L${x - 4 * u} ${y + 16 * u}M${x} ${y - 24 * u}L${x - 38 * u} ${y + 10 * u}M${x} ${y - 24 * u}L${x + 36 * u} ${y + 4 * u}M${x - 4 * u} ${y + 16 * u}L${x - 34 * u} ${y + 68 * u}M${x - 4 * u} ${y + 16 * u}L${x + 30 * u} ${y + 44 * u}V${y + 70 * u}`;
