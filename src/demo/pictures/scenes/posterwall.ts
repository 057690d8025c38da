// Draws event posters on a brick wall, passers-by.
import { path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { ART_NAMES, INKS, poster } from '../kit/poster.ts';
import type { Scene } from '../scene.ts';
import { EVENTS } from '../text/events.ts';

export const posterwall: Scene = {
  zoom: 1.12,
  hours: ['morning', 'golden', 'dusk'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const wall = s.tone(r.pick(['#b5694c', '#c9b79a', '#8fa39a', '#d9a77c']));
    const ph = H * 0.72;
    const pw = ph * 0.7;
    const e = r.shuffle(EVENTS);
    const inks = r.shuffle(INKS);
    const k = Math.max(1, Math.floor((W * 0.98) / (pw * 1.1)));
    const x0 = W / 2 - (k * pw * 1.08) / 2 + pw * 0.04 + s.L * 20 * u;
    const arts = r.shuffle(ART_NAMES);
    const bricks = stroke(
      repeat(
        22,
        (i) =>
          pen`M0 ${i * 52 * u}H${W}` +
          repeat(22, (j) => pen`M${(j + (i % 2) / 2) * 124 * u} ${i * 52 * u}v${52 * u}`),
      ),
      s.shade(wall, 0.3),
      3 * u,
      0.5,
    );
    let out =
      rect(0, 0, W, H, s.lin([s.lift(wall, 0.12), wall])) +
      bricks +
      rect(0, H * 0.9, W, H * 0.1, s.tone('#9c9086'));
    out += rect(0, H * 0.9, W, 8 * u, s.tone('#cfc4b2'));
    out += repeat(k, (i) => {
      const x = x0 + i * pw * 1.08;
      const y = H * 0.07 + r.range(-8, 8) * u;
      return (
        rect(x - s.L * 12 * u, y + 14 * u, pw, ph, p.shadow, 0.35) +
        poster(s, x, y, pw, ph, { event: e[i], inks: inks[i], art: arts[i] })
      );
    });
    out += path(
      poly([
        [W * (0.5 - s.L * 0.5), 0],
        [W * (0.5 - s.L * 0.2), 0],
        [W * (0.5 - s.L * 0.42), H],
        [W * (0.5 - s.L * 0.5), H],
      ]),
      p.shadow,
      0.22,
    );
    out += s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.6, H * 0.2, 0.5);
    out += figure(s, W * (0.5 + s.L * 0.33), H * 1.0, 480 * u, {
      pose: r.pick(['relaxed', 'stroll', 'walk']),
      f: -s.L,
    });
    if (r.chance(0.5)) out += figure(s, W * (0.5 - s.L * 0.38), H * 0.99, 465 * u, { pose: 'walk', f: -s.L });
    s.facts.event = e[0]!.name;
    return { svg: out, focus: [(x0 + pw * 0.5) / W, 0.4] };
  },
};
