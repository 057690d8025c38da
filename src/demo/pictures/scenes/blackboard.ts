// Draws a blackboard full of sums, with a sponge, chalk and an apple on the desk.
import { circle, ellipse, path, pen, rect, repeat, ring, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { lettering } from '../kit/lettering.ts';
import { someone } from '../kit/person.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const blackboard: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const wall = s.tone(s.turn(['#e3d3b0', '#c9d2c6', '#e6c9b2']));
    const board = s.tone(s.turn(['#2f5548', '#33413f', '#2c4a55']));
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.14), wall]));
    const [x, y, w, h] = [W * 0.08, H * 0.08, W * 0.84, H * 0.6];
    out +=
      rect(x - 24 * u, y - 24 * u, w + 48 * u, h + 48 * u, s.tone('#a8794e')) +
      rect(x, y, w, h, s.lin([board, s.lift(board, 0.08)]));
    out += repeat(16, () =>
      ellipse(x + r.f() * w, y + r.f() * h, r.range(60, 220) * u, r.range(16, 50) * u, '#ffffff', 0.035),
    );
    out += chalked(s, x, y, w, h);
    out +=
      rect(x - 24 * u, y + h + 18 * u, w + 48 * u, 26 * u, s.tone('#8a5f3c')) +
      repeat(3, (i) =>
        rect(
          x + w * (0.3 + i * 0.06),
          y + h + 6 * u,
          50 * u,
          14 * u,
          s.tone(['#fbf6ea', '#e9c65a', '#e08a7a'][i]!),
        ),
      );
    out += figure(s, W * (0.5 + s.L * 0.36), H * 0.99, 640 * u, {
      pose: 'point',
      f: -s.L,
      who: someone(s, { kid: r.chance(0.6), coat: 0 }),
    });
    out += rect(0, H * 0.9, W, H * 0.1, s.lin([s.tone('#c49a68'), s.tone('#96704a')]));
    out += apple(s, W * (0.5 - s.L * 0.3), H * 0.9);
    return { svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.5, H * 0.3, 0.3), focus: [0.5, 0.4] };
  },
};

const chalked = (s: Stage, x: number, y: number, w: number, h: number): string => {
  const { u, r } = s;
  const chalk = '#f4efe2';
  const [a, b] = [3 + s.r.int(0, 5), 4 + s.r.int(0, 4)];
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
  const line = (k: number, text: string) =>
    lettering(text, x + w * 0.08, y + h * k, h * 0.12, chalk, { weight: 9 });
  const cx = x + w * 0.62;
  return (
    line(0.12, `${roman[a - 1]}  X  ${roman[b - 1]}`) +
    line(0.36, 'A & B & C') +
    stroke(
      pen`M${x + w * 0.08} ${y + h * 0.56}q${w * 0.08} ${-h * 0.03} ${w * 0.15} 0t${w * 0.14} 0`,
      '#e9c65a',
      7 * u,
      0.9,
    ) +
    line(0.64, 'WER WEISS ES') +
    stroke(
      pen`M${cx} ${y + h * 0.62}L${cx + w * 0.26} ${y + h * 0.62}L${cx + w * 0.2} ${y + h * 0.16}ZM${cx + w * 0.2} ${y + h * 0.16}V${y + h * 0.62}`,
      chalk,
      7 * u,
      0.9,
    ) +
    ring(cx + w * 0.08, y + h * 0.3, h * 0.12, '#e08a7a', 6 * u) +
    stroke(
      repeat(4, (i) => pen`M${cx + i * w * 0.03} ${y + h * 0.76}v${h * 0.1}`) +
        pen`M${cx - w * 0.01} ${y + h * 0.84}L${cx + w * 0.1} ${y + h * 0.78}`,
      chalk,
      7 * u,
      0.8 + r.f() * 0.1,
    )
  );
};

const apple = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const q = 64 * u;
  return (
    ellipse(x, y + q * 0.06, q * 1.1, q * 0.2, s.p.shadow, 0.35) +
    circle(x, y - q * 0.8, q, s.rounded(s.tone('#c4302c'), 0.35, 0.3)) +
    stroke(
      pen`M${x} ${y - q * 1.7}q${q * 0.1} ${-q * 0.3} ${q * 0.3} ${-q * 0.4}`,
      s.tone('#5a4030'),
      q * 0.12,
    ) +
    path(
      pen`M${x + q * 0.2} ${y - q * 1.9}q${q * 0.5} ${-q * 0.4} ${q * 0.8} 0q${-q * 0.4} ${q * 0.3} ${-q * 0.8} 0Z`,
      s.tone('#6f9a4a'),
    )
  );
};
