// Draws knitted socks on a line, each in other colours, before the roofs of the town.
import { circle, lerp, path, pen, rect, repeat, stroke } from '../draw.ts';
import { hills } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const socks: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    let out = sky(s, H * 0.8, { clouds: 'cumulus' }) + hills(s, H * 0.72, 40 * u, 0.5, { woods: 5 });
    out += row(s, -40 * u, W + 40 * u, H * 1.02, 150 * u, { depth: 0.3 });
    const sag = (t: number) => H * (0.2 + 0.09 * Math.sin(t * Math.PI));
    out += stroke(pen`M0 ${sag(0)}Q${W / 2} ${H * 0.38} ${W} ${sag(1)}`, s.tone('#f2e8d2'), 6 * u);
    const count = Math.max(4, Math.round(s.wide * 4.4));
    const colors = r.shuffle(p.cloth);
    out += repeat(count, (i) => {
      const t = (i + 0.5) / count;
      return sock(
        s,
        W * t,
        sag(t) + 6 * u,
        118 * u,
        [colors[i % 13]!, colors[(i + 4) % 13]!, r.pick(['#f2e8d2', '#e3b93a', '#c4452f'])],
        i % 2 ? 1 : -1,
      );
    });
    return { svg: out + fall(s), focus: [0.5, 0.5] };
  },
};

type Yarns = readonly [leg: string, heel: string, stripe: string];

const sock = (s: Stage, x: number, y: number, q: number, [leg, heel, stripe]: Yarns, f: number): string => {
  const X = (k: number) => x + f * q * k;
  const d = pen`M${X(-0.42)} ${y}L${X(-0.44)} ${y + q * 2}Q${X(-0.5)} ${y + q * 2.9} ${X(0.3)} ${y + q * 2.95}H${X(1)}Q${X(1.55)} ${y + q * 2.85} ${X(1.4)} ${y + q * 2.4}Q${X(1.2)} ${y + q * 2.1} ${X(0.46)} ${y + q * 1.9}L${X(0.42)} ${y}Z`;
  return (
    path(d, s.rounded(s.tone(leg), 0.25, 0.2)) +
    s.clip(
      d,
      rect(x - q * 2, y, q * 4, q * 0.34, s.tone(stripe)) +
        repeat(3, (i) =>
          rect(x - q * 2, y + q * (0.66 + i * 0.42), q * 4, q * 0.16, s.tone(i % 2 ? stripe : heel)),
        ) +
        circle(X(-0.42), y + q * 2.6, q * 0.56, s.tone(heel)) +
        circle(X(1.5), y + q * 2.6, q * 0.56, s.tone(heel)) +
        stroke(
          repeat(9, (i) => pen`M${x - q * 2} ${y + q * lerp(0.2, 2.9, i / 8)}h${q * 4}`),
          s.p.shadow,
          q * 0.02,
          0.3,
        ),
    ) +
    s.grain(d, X(-1), y + q * 2, X(1), y, 0.5) +
    rect(x - q * 0.09, y - q * 0.2, q * 0.18, q * 0.46, s.tone('#d8b383'))
  );
};
