// Draws a snowed-in village with church, lit windows.
import { lerp, path, pen, rect, repeat, smooth, stroke } from '../draw.ts';
import { church } from '../kit/church.ts';
import { figure } from '../kit/figure.ts';
import { house } from '../kit/house.ts';
import { hills, land } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { frameTree, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const snowvillage: Scene = {
  seasons: ['winter'],
  hours: ['morning', 'golden', 'dusk', 'dusk', 'night'],
  weathers: ['clear', 'snow', 'cloudy'],
  draw(s) {
    const { W, H, u, r } = s;
    const hz = H * 0.42;
    let out = sky(s, hz) + hills(s, hz - 80 * u, 80 * u, 0.7, { color: '#cfd8de', woods: 6 });
    out += hills(s, hz - 10 * u, 44 * u, 0.45, { color: '#dde4e8', woods: 9, treeScale: 1.4 });
    const near = land(s, hz + 70 * u, 26 * u, '#e9edee', 0.2);
    const cx = W * (0.5 + s.L * 0.16);
    out += near.svg + church(s, cx, near.fn(cx) + 30 * u, 430 * u, { depth: 0.14 });
    for (let layer = 0; layer < 3; layer++) {
      const t = layer / 2;
      const size = lerp(105, 210, t) * u;
      const k = Math.ceil(W / size / 1.25);
      const gnd = land(s, lerp(hz + 110 * u, H * 0.72, t), 18 * u, '#eaeef0', 0.12 * (1 - t));
      out += gnd.svg;
      for (let i = 0; i < k; i++) {
        const x = W * (i / k) + r.range(-0.1, 0.3) * size;
        if (layer === 2 && x > W * 0.22 && x < W * 0.62 === s.L > 0) continue;
        const y = gnd.fn(x + size / 2) + 12 * u;
        if (r.chance(0.3))
          out += tree(
            s,
            x + size * 1.12,
            y - 4 * u,
            size * r.range(1, 1.5),
            r.pick(['conifer', 'bare', 'conifer']),
            { depth: 0.15 * (1 - t) },
          );
        out += s.cast(x + size / 2, y, size, size * 0.6, 0.2);
        out += house(s, x, y, size * r.range(0.85, 1.1), size * r.range(0.4, 0.6), {
          kind: r.pick(['gable', 'timber', 'eaves', 'timber']),
          floors: r.int(1, 2),
          depth: 0.14 * (1 - t),
        });
        out += path(
          smooth([
            [x - size * 0.15, y + 4 * u],
            [x + size * 0.4, y - 8 * u],
            [x + size * 1.1, y + 4 * u],
            [x + size * 0.5, y + 18 * u],
          ]),
          s.tone('#f3f5f4'),
        );
      }
    }
    out += laneWithWalkers(s);
    out += fenceInSnow(s);
    return { svg: out + fall(s), focus: [cx / W, (near.fn(cx) - 130 * u) / H] };
  },
};

const laneWithWalkers = (s: Stage): string => {
  const { W, H, u, r } = s;
  const px = W * (s.L > 0 ? 0.42 : 0.58);
  const lane = smooth(
    [
      [px - 20 * u, H * 0.7],
      [px + 20 * u, H * 0.7],
      [px + 120 * u * s.L + 110 * u, H * 0.84],
      [px + 240 * u, H + 30],
      [px - 200 * u, H + 30],
      [px + 120 * u * s.L - 90 * u, H * 0.84],
    ],
    true,
    0.14,
  );
  let out = path(lane, s.tone('#c3cfd9'), 0.8) + s.grain(lane, px, H, px, H * 0.7, 0.4);
  const who = () => someone(s, { coat: 0.18, cut: 'beanie', hat: r.pick(['#c4452f', '#e0a63c', '#2f4a66']) });
  out += figure(s, px + 80 * u * s.L, H * 0.845, 150 * u, { pose: 'walk', who: who() });
  return (
    out +
    figure(s, px + 80 * u * s.L + 56 * u, H * 0.85, 100 * u, {
      pose: 'stroll',
      who: { ...who(), kid: true },
    })
  );
};

const fenceInSnow = (s: Stage): string => {
  const { W, H, u } = s;
  const front = land(s, H * 0.95, 20 * u, '#f2f4f4');
  return (
    frameTree(s, -s.L, H * 0.99, H * 0.8, 'conifer') +
    front.svg +
    repeat(9, (i) => {
      const x = W * (s.L > 0 ? 0.5 + i * 0.06 : i * 0.06);
      const y = front.fn(x) + 6 * u;
      return (
        rect(x, y - 74 * u, 12 * u, 84 * u, s.tone('#5d4a40')) +
        rect(x - 2 * u, y - 82 * u, 16 * u, 11 * u, s.tone('#fbfbf8'), 1, 4 * u) +
        (i < 8
          ? stroke(
              pen`M${x} ${y - 54 * u}L${x + W * 0.06 + 6 * u} ${front.fn(x + W * 0.06) - 46 * u}M${x} ${y - 26 * u}L${x + W * 0.06 + 6 * u} ${front.fn(x + W * 0.06) - 20 * u}`,
              s.tone('#6a5548'),
              6 * u,
            )
          : '')
      );
    })
  );
};
