// Draws a tray of biscuits before Christmas: stars, moons and hearts, a rolling pin, cinnamon and flour.
import { TAU, circle, ellipse, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import type { Point } from '../draw.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const biscuits: Scene = {
  zoom: 1.35,
  seasons: ['winter'],
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const wood = s.tone(s.turn(['#b98a5c', '#9a6f4a', '#c9a67c']));
    let out = rect(0, 0, W, H, s.lin([s.lift(wood, 0.12), s.shade(wood, 0.12)], 0, 0, 1, 1));
    out += stroke(
      repeat(6, (i) => pen`M0 ${H * (0.08 + i * 0.18)}H${W}`),
      s.shade(wood, 0.3),
      5 * u,
      0.6,
    );
    out += repeat(60, () =>
      ellipse(r.f() * W, r.f() * H, r.range(2, 14) * u, r.range(1, 7) * u, '#fbf6ea', r.range(0.2, 0.6)),
    );
    const [x, y, w, h] = [W * 0.2, H * 0.16, W * 0.62, H * 0.7];
    out += `<g transform="rotate(${-s.L * 5} ${W / 2} ${H / 2})">`;
    out +=
      rect(x - 14 * u, y + 18 * u, w + 28 * u, h + 10 * u, s.p.shadow, 0.3, 20 * u) +
      rect(x - 16 * u, y - 16 * u, w + 32 * u, h + 32 * u, s.tone('#6b7074'), 1, 20 * u);
    out += rect(x, y, w, h, s.lin([s.tone('#4a4e53'), s.tone('#5a5f64')]));
    const [cols, rows] = [Math.max(3, Math.round(w / (210 * u))), Math.max(2, Math.round(h / (215 * u)))];
    out += repeat(cols * rows, (i) =>
      biscuit(
        s,
        x + (w * ((i % cols) + 0.5)) / cols,
        y + (h * (Math.floor(i / cols) + 0.5)) / rows,
        78 * u,
        (i * 5 + s.index) % 3,
      ),
    );
    out += '</g>';
    out += pin(s, W * (0.5 + s.L * 0.41), H * 0.5) + cinnamon(s, W * (0.5 - s.L * 0.41), H * 0.8);
    return { svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.5, H * 0.3, 0.35), focus: [0.5, 0.5] };
  },
};

const biscuit = (s: Stage, x: number, y: number, q: number, kind: number): string => {
  const { r } = s;
  const dough = s.tone(r.pick(['#d8a25c', '#c98f4a', '#e3b673']));
  const d = [star, moon, heart][kind]!(x, y, q, r.range(-0.3, 0.3));
  return (
    `<g transform="translate(0 ${Math.round(q * 0.1)})">${path(d, s.p.shadow, 0.35)}</g>` +
    path(d, s.lin([s.lift(dough, 0.25), dough, s.shade(dough, 0.2)])) +
    s.grain(d, x - q, y + q, x + q * 0.5, y - q, 0.4) +
    (kind === 0
      ? path(star(x, y, q * 0.72, 0), '#fbf6ea', 0.9)
      : repeat(9, () =>
          circle(
            x + r.range(-0.4, 0.4) * q,
            y + r.range(-0.4, 0.4) * q,
            q * 0.07,
            s.tone(r.pick(['#c4302c', '#3f7d5a', '#fbf6ea', '#6b3a22'])),
          ),
        ))
  );
};

const star = (x: number, y: number, q: number, turn: number): string =>
  poly(
    Array.from({ length: 12 }, (_, i): Point => {
      const a = turn + (i / 12) * TAU - TAU / 4;
      const k = i % 2 ? 0.56 : 1;
      return [x + Math.cos(a) * q * k, y + Math.sin(a) * q * k];
    }),
  );

const moon = (x: number, y: number, q: number): string =>
  pen`M${x - q * 0.5} ${y - q * 0.86}A${q} ${q} 0 1 1 ${x - q * 0.5} ${y + q * 0.86}A${q * 0.74} ${q * 0.9} 0 0 0 ${x - q * 0.5} ${y - q * 0.86}Z`;

const heart = (x: number, y: number, q: number): string =>
  pen`M${x} ${y + q * 0.9}C${x - q * 1.5} ${y - q * 0.1} ${x - q * 0.8} ${y - q * 1.2} ${x} ${y - q * 0.46}C${x + q * 0.8} ${y - q * 1.2} ${x + q * 1.5} ${y - q * 0.1} ${x} ${y + q * 0.9}Z`;

const pin = (s: Stage, x: number, y: number): string => {
  const { H, u } = s;
  const c = s.tone('#d8b383');
  return (
    rect(x - 62 * u, y - H * 0.3, 140 * u, H * 0.62, s.p.shadow, 0.28, 40 * u) +
    rect(x - 22 * u, y - H * 0.42, 44 * u, H * 0.84, s.rounded(s.tone('#8a5a3c')), 1, 22 * u) +
    rect(x - 70 * u, y - H * 0.31, 140 * u, H * 0.62, s.rounded(c), 1, 30 * u)
  );
};

const cinnamon = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  return repeat(
    3,
    (i) =>
      `<g transform="rotate(${-20 + i * 26} ${x} ${y})">${rect(x - 130 * u, y - 18 * u + i * 10 * u, 260 * u, 38 * u, s.rounded(s.tone(i % 2 ? '#8a4f2c' : '#a0602f')), 1, 18 * u)}</g>`,
  );
};
