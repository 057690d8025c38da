// Draws the quarry: terraces of stone, an excavator that looks small, a lorry on its way down.
import { blob, ellipse, lerp, path, pen, repeat, stroke, wave } from '../draw.ts';
import { digger } from '../kit/digger.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { birds, fall, sky } from '../kit/sky.ts';
import { SEASON_TREES, tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const quarry: Scene = {
  zoom: 1.25,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, r } = s;
    let out = sky(s, H * 0.3) + hills(s, H * 0.24, 50 * u, 0.55, { woods: 6 });
    const edge = hills(s, H * 0.31, 26 * u, 0.3, { woods: 4 });
    const rim = s.lastRidge;
    out +=
      edge +
      repeat(8, (_, t) =>
        tree(
          s,
          W * lerp(0.02, 0.98, t),
          rim(W * t) + 12 * u,
          r.range(70, 130) * u,
          r.pick(SEASON_TREES[s.season]),
          { depth: 0.26, far: true },
        ),
      );
    out += repeat(4, (i) => terrace(s, i));
    out +=
      digger(s, W * (0.5 + s.L * 0.16), H * 0.885, 210 * u, -s.L) +
      rubble(s, W * (0.5 - s.L * 0.22), H * 0.9);
    out += figure(s, W * (0.5 - s.L * 0.4), H * 0.95, 200 * u, {
      pose: 'point',
      f: s.L,
      who: someone(s, { vest: '#f08a2c', cut: 'helmet', hat: '#f4eee0', boots: true, coat: 0, skirt: false }),
    });
    out += birds(s, W * 0.4, H * 0.16, 5, 15 * u);
    return { svg: out + fall(s), focus: [0.5 + s.L * 0.08, 0.7] };
  },
};

const terrace = (s: Stage, i: number): string => {
  const { W, H, u, r } = s;
  const [y, next] = [H * (0.37 + i * 0.135), H * (0.505 + i * 0.135)];
  const jag = wave(r, 12 * u, W * 0.24, 3);
  const face = s.tone(['#b3a48e', '#c2b08f', '#ad9a80', '#c9b796'][i]!, 0.26 - i * 0.08);
  const inset = (3 - i) * W * 0.05;
  const d =
    pen`M${inset} ${y + jag(0)}` +
    repeat(13, (k) => pen`L${inset + ((W - inset * 2) * k) / 12} ${y + jag(k * W * 0.08)}`) +
    pen`L${W - inset * 0.2} ${next + 40 * u}L${W} ${H}H0L${inset * 0.2} ${next + 40 * u}Z`;
  return (
    path(d, s.lin([s.lift(face, 0.22), face, s.shade(face, 0.24)])) +
    s.clip(
      d,
      stroke(
        repeat(34, () => {
          const x = r.f() * W;
          return pen`M${x} ${y + r.range(10, 40) * u}l${r.range(-16, 16) * u} ${r.range(40, 120) * u}`;
        }),
        s.shade(face, 0.4),
        4 * u,
        0.5,
      ),
    ) +
    s.grain(d, s.L > 0 ? 0 : W, next, W * 0.5, y, 0.5)
  );
};

const rubble = (s: Stage, x: number, y: number): string => {
  const { u, r } = s;
  return (
    ellipse(x, y + 6 * u, 240 * u, 30 * u, s.p.shadow, 0.3) +
    repeat(34, (i) => {
      const t = i / 33;
      const q = r.range(16, 42) * u;
      return path(
        blob(r, x + r.gauss(0, 80 * u * (0.5 + t)), y - (1 - t) * 130 * u, q, q * 0.8, 6, 0.2),
        s.tone(r.pick(['#a8967a', '#c2b08f', '#8f8069'])),
      );
    })
  );
};
