// Draws a microphone on a table before a hall: close up, sharp against those who wait.
import { circle, each, ellipse, path, pen, rect, repeat, stroke } from '../draw.ts';
import { audience } from '../kit/crowd.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const microphone: Scene = {
  zoom: 1.15,
  hours: ['dusk', 'morning', 'night'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u } = s;
    if (s.p.dark) s.floodlit(0.75);
    const wall = s.tone(s.turn(['#7a4438', '#3f5a63', '#6a5a3c']));
    let out = rect(0, 0, W, H, s.lin([s.shade(wall, 0.2), wall]));
    out += repeat(7, (i) => rect(W * (i / 6) - 60 * u, 0, 120 * u, H * 0.5, s.lift(wall, 0.06)));
    out += each(
      [0.2, 0.5, 0.8],
      (k) =>
        s.glow(W * k, H * 0.06, 260 * u, '#ffd9a0', 0.55) +
        ellipse(W * k, H * 0.05, 70 * u, 18 * u, '#fff0c8'),
    );
    out += audience(s, H * 0.5, 46 * u, s.shade(wall, 0.25), { variety: 0.35 });
    out += audience(s, H * 0.62, 62 * u, s.shade(wall, 0.15), { variety: 0.45 });
    const table = s.tone('#8a5f3c');
    out +=
      rect(0, H * 0.78, W, H * 0.22, s.lin([s.lift(table, 0.2), s.shade(table, 0.25)])) +
      rect(0, H * 0.78, W, 10 * u, s.lift(table, 0.4));
    out += papers(s) + card(s, W * (0.5 + s.L * 0.3), H * 0.88);
    const x = W * (0.5 - s.L * 0.1);
    out += stand(s, x);
    return { svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.5, H * 0.4, 0.35), focus: [x / W, 0.4] };
  },
};

const stand = (s: Stage, x: number): string => {
  const { H, u } = s;
  const f = s.L;
  const [hx, hy, q] = [x + f * 96 * u, H * 0.33, 104 * u];
  const steel = s.tone('#9aa2a6');
  const body = s.tone('#2a2c32');
  const net = pen`M${hx - q} ${hy}A${q} ${q} 0 0 1 ${hx + q} ${hy}V${hy + q * 0.3}A${q} ${q} 0 0 1 ${hx - q} ${hy + q * 0.3}Z`;
  return (
    ellipse(x, H * 0.86, 190 * u, 40 * u, s.p.shadow, 0.4) +
    ellipse(x, H * 0.845, 170 * u, 36 * u, s.rounded(body, 0.3, 0.2)) +
    stroke(
      pen`M${x} ${H * 0.84}C${x - f * 20 * u} ${H * 0.62} ${x - f * 60 * u} ${H * 0.5} ${hx - f * 40 * u} ${hy + q * 1.3}`,
      steel,
      22 * u,
    ) +
    `<g transform="rotate(${-f * 24} ${hx} ${hy})">` +
    rect(hx - q * 0.52, hy + q * 0.9, q * 1.04, q * 2.2, s.rounded(body), 1, q * 0.3) +
    path(net, s.rounded(s.tone('#b9c0c2'))) +
    s.clip(
      net,
      stroke(
        repeat(
          14,
          (i) =>
            pen`M${hx - q * 2 + i * q * 0.28} ${hy - q}l${q * 1.2} ${q * 2.6}M${hx + q * 2 - i * q * 0.28} ${hy - q}l${-q * 1.2} ${q * 2.6}`,
        ),
        s.tone('#4a4f54'),
        4 * u,
        0.7,
      ),
    ) +
    rect(hx - q * 1.04, hy + q * 0.22, q * 2.08, q * 0.2, s.tone('#d8dcdc')) +
    circle(hx, hy + q * 1.7, q * 0.12, '#e8402c') +
    '</g>'
  );
};

const papers = (s: Stage): string => {
  const { W, H, u } = s;
  const x = W * (0.5 - s.L * 0.34);
  return `<g transform="rotate(${s.L * 7} ${x} ${H * 0.9})">${rect(x - 170 * u, H * 0.85, 330 * u, 150 * u, s.tone('#f6f0e2'))}${repeat(5, (i) => rect(x - 140 * u, H * 0.875 + i * 24 * u, (250 - (i % 3) * 40) * u, 7 * u, s.tone('#8d8a86'), 0.6))}</g>`;
};

const card = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  return (
    path(
      pen`M${x - 150 * u} ${y}l${24 * u} ${-110 * u}h${252 * u}l${24 * u} ${110 * u}Z`,
      s.tone('#f4ecd8'),
    ) +
    rect(x - 90 * u, y - 72 * u, 180 * u, 16 * u, s.tone('#3b3a45')) +
    rect(x - 60 * u, y - 42 * u, 120 * u, 10 * u, s.tone('#8d8a86'))
  );
};
