// Draws a dog with a collar that looks at the viewer, meadows behind.
import { circle, repeat } from '../draw.ts';
import { dogHead } from '../kit/dog.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';

export const dog: Scene = {
  zoom: 1.3,
  hours: ['morning', 'noon', 'golden', 'golden'],
  weathers: ['clear', 'cloudy', 'snow'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const q = Math.min(W, H) * 0.185;
    const x = W * (s.wide > 1.2 ? 0.5 + s.L * r.range(-0.16, 0.16) : 0.5);
    const y = H * 0.42;
    let out =
      sky(s, H * 0.5) +
      hills(s, H * 0.44, 40 * u, 0.62, { woods: 5 }) +
      hills(s, H * 0.54, 30 * u, 0.4, { fields: 6, woods: 4 });
    out += repeat(4, (i) =>
      tree(s, W * (0.04 + i * 0.31), H * 0.76, r.range(340, 520) * u, r.pick(SEASON_TREES[s.season]), {
        depth: 0.36,
      }),
    );
    out += land(s, H * 0.72, 14 * u, p.grass, 0.14).svg;
    out += repeat(30, () =>
      circle(
        r.f() * W,
        r.range(0.3, 0.9) * H,
        r.range(20, 70) * u,
        r.pick([s.tone(p.leafLight, 0.4), '#fff3d0', s.tone(p.grass2, 0.3)]),
        0.14,
      ),
    );
    out += dogHead(s, x, y, q, {
      coat: s.turn([
        ['#a8683a', '#5a3424', '#f1e3c8'],
        ['#2b282c', '#8a4f2e', '#f1e8d8'],
        ['#d9b47c', '#b9894e', '#f3e6cc'],
        ['#7f7a76', '#4a4648', '#e9e3d8'],
        ['#efe6d4', '#8a5a38', '#fbf5e8'],
        ['#5a3a2a', '#3a241c', '#d9b48c'],
      ]),
      ears: s.turn(['flop', 'up', 'half', 'flop']),
    });
    out += meadow(s, H * 0.9, p.snow ? 30 : 120, { flowers: p.snow ? 0 : 0.16, tall: 1.7 });
    return { svg: out + fall(s), focus: [x / W, (y + q * 0.1) / H] };
  },
};
