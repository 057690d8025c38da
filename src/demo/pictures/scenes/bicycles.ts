// Draws a bicycles in a row before a wall, all of a kind and none alike.
import { circle, each, path, pen, rad, rect, repeat, ring, stroke } from '../draw.ts';
import type { Stage } from '../stage.ts';
import type { Scene } from '../scene.ts';
import { figure } from '../kit/figure.ts';
import { paving } from '../kit/paving.ts';

export const bicycles: Scene = {
  zoom: 1.25,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, r } = s;
    const wall = s.tone(s.turn(['#b5694c', '#c9b79a', '#8fa39a']));
    const base = H * 0.72;
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.14), wall]));
    out += stroke(
      repeat(
        16,
        (i) =>
          pen`M0 ${i * 50 * u}H${W}` +
          repeat(16, (j) => pen`M${(j + (i % 2) / 2) * 120 * u} ${i * 50 * u}v${50 * u}`),
      ),
      s.shade(wall, 0.25),
      3 * u,
      0.45,
    );
    out += each(
      [0.2, 0.74],
      (k) =>
        rect(W * k, H * 0.08, 190 * u, 250 * u, s.tone('#f2ead8')) +
        rect(W * k + 16 * u, H * 0.08 + 16 * u, 158 * u, 218 * u, s.tone('#4b6475')),
    );
    out += paving(s, base, '#b9ac9a');
    const count = Math.max(3, Math.round(s.wide * 4.6));
    const colors = r.shuffle(s.p.cloth);
    out += repeat(count, (i, t) =>
      bicycle(s, W * (0.1 + t * 0.8), H * (0.84 + (i % 2) * 0.06), 92 * u, colors[i % colors.length]!, i % 3),
    );
    out += figure(s, W * (0.5 + s.L * 0.43), H * 0.97, 470 * u, { pose: 'relaxed', f: -s.L });
    return { svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.5, H * 0.4, 0.35), focus: [0.48, 0.7] };
  },
};

const bicycle = (s: Stage, x: number, y: number, q: number, color: string, kind: number): string => {
  const c = s.tone(color);
  const dark = s.tone('#26272d');
  const X = (k: number) => x + q * k;
  const Y = (k: number) => y - q * k;
  const wheel = (cx: number) =>
    ring(cx, Y(1), q * 0.94, dark, q * 0.09) +
    stroke(
      repeat(8, (i) => {
        const [a, b] = [Math.cos(rad(i * 22.5)) * q * 0.9, Math.sin(rad(i * 22.5)) * q * 0.9];
        return pen`M${cx - a} ${Y(1) - b}L${cx + a} ${Y(1) + b}`;
      }),
      s.tone('#c9ccc9'),
      q * 0.018,
      0.7,
    );
  return (
    s.cast(x, y, q * 3, q * 2.4, 0.25) +
    wheel(X(-1.3)) +
    wheel(X(1.35)) +
    stroke(
      pen`M${X(-1.3)} ${Y(1)}L${X(-0.4)} ${Y(2.05)}L${X(0.95)} ${Y(2.1)}L${X(-0.05)} ${Y(0.85)}ZM${X(-0.05)} ${Y(0.85)}L${X(-0.46)} ${Y(2.35)}M${X(1.35)} ${Y(1)}L${X(0.88)} ${Y(2.55)}`,
      c,
      q * 0.17,
    ) +
    stroke(
      pen`M${X(0.88)} ${Y(2.55)}${kind === 1 ? pen`h${q * 0.42}q${q * 0.16} ${q * 0.1} 0 ${q * 0.3}` : pen`q${-q * 0.3} ${-q * 0.16} ${-q * 0.44} ${q * 0.12}`}`,
      dark,
      q * 0.1,
    ) +
    stroke(pen`M${X(-0.74)} ${Y(2.4)}h${q * 0.6}`, dark, q * 0.16) +
    circle(X(-0.05), Y(0.85), q * 0.18, dark) +
    (kind === 0
      ? path(pen`M${X(0.98)} ${Y(2.4)}h${q * 0.8}l${-q * 0.12} ${q * 0.5}h${-q * 0.56}Z`, s.tone('#b98a55'))
      : '') +
    (kind === 2 ? stroke(pen`M${X(-1.9)} ${Y(1.9)}h${q * 1.2}`, dark, q * 0.09) : '')
  );
};
