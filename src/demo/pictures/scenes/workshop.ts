// Draws a joiner's workshop: somebody at the bench, tools on the wall.
import { mix } from '../color.ts';
import { circle, ellipse, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import type { Person } from '../kit/person.ts';
import { someone } from '../kit/person.ts';
import { sunbeam, view } from '../kit/view.ts';
import type { Tone } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const workshop: Scene = {
  zoom: 1.4,
  hours: ['morning', 'noon', 'golden', 'morning'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, p, r } = s;
    const wall = s.tone(r.pick(['#c9ad86', '#9fb0a6', '#d9c3a0', '#b58a68']));
    const wx = W * (0.5 + s.L * 0.29) - 150 * u;
    const bench = H * 0.73;
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.1), s.shade(wall, 0.15)]));
    out += repeat(11, (i) => rect(W * (i / 10), 0, 3 * u, bench, p.shadow, 0.14));
    out += view(s, wx, H * 0.1, 300 * u, H * 0.36);
    out += toolWall(s);
    out += sunbeam(s, wx, H * 0.1, 300 * u, W * 0.34, 0.36);
    const f = -s.L;
    const who = someone(s, {
      apron: r.pick(['#2f4a66', '#5b4636', '#3f5b4a']),
      coat: 0,
      skirt: false,
      bare: true,
      cut: r.pick(['short', 'bun', 'tail', 'cap', 'bald']),
    });
    const px = W * (0.5 + s.L * 0.12);
    out += figure(s, px, bench + 500 * u, 930 * u, {
      pose: {
        legs: [
          [12, 2],
          [-10, -16],
        ],
        arms: [
          [46, 76],
          [30, 88],
        ],
        lean: 22,
        nod: 8,
      },
      f,
      who,
      cast: false,
    });
    const [hx] = s.hands[0];
    out += benchTop(s, bench);
    out += boardsAndLamp(s, bench);
    // A board lies on the bench, with the plane under the hands and shavings.
    out += planing(s, bench, f, who, hx);
    out += shavingsAndMug(s, bench, f, hx);
    return {
      svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.6, H * 0.2, 0.55),
      focus: [(hx + px) / 2 / W, 0.5],
    };
  },
};

const TOOLS = {
  saw: (tone: Tone, x: number, y: number, q: number, c: string) =>
    path(
      poly([
        [x - q * 0.3, y - q * 0.9],
        [x + q * 0.05, y - q * 0.95],
        [x + q * 0.2, y + q],
        [x - q * 0.1, y + q],
      ]),
      tone('#b9c0c2'),
    ) +
    path(
      smooth([
        [x - q * 0.34, y - q * 1.3],
        [x + q * 0.2, y - q * 1.32],
        [x + q * 0.14, y - q * 0.86],
        [x - q * 0.32, y - q * 0.82],
      ]),
      tone(c),
    ),
  hammer: (tone: Tone, x: number, y: number, q: number, c: string) =>
    rect(x - q * 0.07, y - q * 0.9, q * 0.14, q * 1.9, tone(c)) +
    path(
      poly([
        [x - q * 0.42, y - q * 1.12],
        [x + q * 0.2, y - q * 1.12],
        [x + q * 0.48, y - q * 0.94],
        [x + q * 0.2, y - q * 0.8],
        [x - q * 0.42, y - q * 0.8],
      ]),
      tone('#5d666b'),
    ),
  chisel: (tone: Tone, x: number, y: number, q: number, c: string) =>
    rect(x - q * 0.08, y - q * 0.2, q * 0.16, q * 1.1, tone('#b9c0c2')) +
    path(
      smooth([
        [x - q * 0.13, y - q],
        [x + q * 0.13, y - q],
        [x + q * 0.1, y - q * 0.2],
        [x - q * 0.1, y - q * 0.2],
      ]),
      tone(c),
    ) +
    rect(x - q * 0.12, y - q * 0.24, q * 0.24, q * 0.1, tone('#c9a24a')),
  square: (tone: Tone, x: number, y: number, q: number, c: string) =>
    rect(x - q * 0.4, y - q, q * 0.2, q * 1.2, tone(c)) +
    rect(x - q * 0.4, y - q, q * 1.1, q * 0.12, tone('#b9c0c2')),
  clamp: (tone: Tone, x: number, y: number, q: number, c: string) =>
    stroke(
      pen`M${x} ${y - q * 1.2}V${y + q}M${x} ${y - q}h${q * 0.5}M${x} ${y + q * 0.2}h${q * 0.5}`,
      tone('#4a5257'),
      q * 0.11,
    ) + rect(x + q * 0.42, y + q * 0.1, q * 0.14, q * 0.7, tone(c)),
  pliers: (tone: Tone, x: number, y: number, q: number, c: string) =>
    stroke(
      pen`M${x - q * 0.06} ${y - q * 0.3}Q${x - q * 0.36} ${y + q * 0.3} ${x - q * 0.22} ${y + q}M${x + q * 0.06} ${y - q * 0.3}Q${x + q * 0.36} ${y + q * 0.3} ${x + q * 0.22} ${y + q}`,
      tone(c),
      q * 0.14,
    ) +
    path(
      smooth([
        [x - q * 0.16, y - q * 0.36],
        [x - q * 0.08, y - q],
        [x + q * 0.08, y - q],
        [x + q * 0.16, y - q * 0.36],
      ]),
      tone('#8e979b'),
    ),
};

const toolWall = (s: Stage): string => {
  const { W, H, u, p, r } = s;
  const bx = W * (0.5 - s.L * 0.16);
  const bw = Math.min(W * 0.6, 720 * u);
  const keys = r.shuffle([...TOOL_NAMES, ...TOOL_NAMES]);
  const k = Math.floor(bw / (92 * u));
  let out = rect(bx - bw / 2 - s.L * 10 * u, H * 0.075, bw, H * 0.36, p.shadow, 0.28);
  out += rect(bx - bw / 2, H * 0.06, bw, H * 0.36, s.tone('#8f6a48'));
  out += rect(bx - bw / 2 + 10 * u, H * 0.06 + 10 * u, bw - 20 * u, H * 0.36 - 20 * u, s.tone('#b98e62'));
  return (
    out +
    repeat(k, (i) => {
      const x = bx - bw / 2 + (bw * (i + 0.5)) / k;
      const q = 74 * u * r.range(0.86, 1.1);
      const tone: Tone = (hex) => s.tone(hex);
      const t = TOOLS[keys[i % 12]!];
      const c = r.pick(['#c4452f', '#8a4a2c', '#d99a3a', '#2f5f6a']);
      return (
        circle(x, H * 0.09, 5 * u, s.tone('#4a3a30')) +
        pen`<g transform="translate(${-s.L * 7 * u} ${8 * u})" opacity="0.25">${t(() => p.shadow, x, H * 0.24, q, c)}</g>` +
        t(tone, x, H * 0.24, q, c)
      );
    })
  );
};

const benchTop = (s: Stage, bench: number): string => {
  const { W, H, u, p } = s;
  const top = s.tone('#c99a63');
  let out = rect(-10, bench, W + 20, 46 * u, s.lin([s.lift(top, 0.3), top]));
  out += rect(-10, bench + 46 * u, W + 20, H, s.lin([s.tone('#8a5f3c'), s.tone('#5a3a28')]));
  out += rect(-10, bench + 46 * u, W + 20, 22 * u, p.shadow, 0.35);
  out += repeat(7, (i) => rect(W * (i / 6) - 4 * u, bench + 46 * u, 6 * u, H, p.shadow, 0.22));
  return (
    out +
    repeat(3, (i) => rect(W * (0.14 + i * 0.3), bench + 120 * u, 90 * u, 14 * u, s.tone('#d8b45a'), 1, 6 * u))
  );
};

const boardsAndLamp = (s: Stage, bench: number): string => {
  const { W, H, u, r } = s;
  const lampX = W * (0.5 - s.L * 0.04);
  const ly = H * 0.2;
  let out = repeat(6, (i) => {
    const bx2 = W * (0.5 - s.L * (0.4 + i * 0.016));
    return path(
      poly([
        [bx2 - 14 * u, bench],
        [bx2 - 14 * u - s.L * 30 * u, H * (0.46 - (i % 3) * 0.05)],
        [bx2 + 12 * u - s.L * 30 * u, H * (0.46 - (i % 3) * 0.05)],
        [bx2 + 14 * u, bench],
      ]),
      s.shade(s.tone('#d8b27a'), (i % 3) * 0.14),
    );
  });
  out += stroke(pen`M${lampX} -10V${ly}`, '#2a2a30', 4 * u);
  out += path(
    pen`M${lampX - 84 * u} ${ly + 60 * u}Q${lampX - 70 * u} ${ly} ${lampX} ${ly - 10 * u}Q${lampX + 70 * u} ${ly} ${lampX + 84 * u} ${ly + 60 * u}Z`,
    s.tone(r.pick(['#3f6b5b', '#c4452f', '#2f4a66'])),
  );
  return (
    out +
    ellipse(lampX, ly + 60 * u, 84 * u, 13 * u, '#ffe9b8') +
    s.glow(lampX, ly + 130 * u, 300 * u, '#ffe3a6', 0.45)
  );
};

/** Draws a board, the plane on it, and the hands. */
const planing = (s: Stage, bench: number, f: number, who: Person, hx: number): string => {
  const { u, p } = s;
  let out = rect(hx - f * 120 * u - 330 * u, bench - 34 * u, 660 * u, 36 * u, s.tone('#e6c48c'));
  out += rect(hx - f * 120 * u - 330 * u, bench - 8 * u, 660 * u, 10 * u, p.shadow, 0.22);
  out += path(
    smooth(
      [
        [hx - 70 * u, bench - 34 * u],
        [hx - 76 * u, bench - 74 * u],
        [hx - 10 * u, bench - 84 * u],
        [hx + 66 * u, bench - 70 * u],
        [hx + 74 * u, bench - 34 * u],
      ],
      true,
      0.08,
    ),
    s.tone('#8a4f2e'),
  );
  out += path(
    poly([
      [hx - 6 * u, bench - 76 * u],
      [hx - f * 30 * u, bench - 126 * u],
      [hx - f * 14 * u, bench - 130 * u],
      [hx + f * 16 * u, bench - 76 * u],
    ]),
    s.tone('#aeb6b8'),
  );
  out += circle(hx, bench - 92 * u, 22 * u, s.tone(who.skin));
  return out + circle(hx - f * 52 * u, bench - 84 * u, 20 * u, mix(s.tone(who.skin), p.shadow, 0.25));
};

const shavingsAndMug = (s: Stage, bench: number, f: number, hx: number): string => {
  const { u, r } = s;
  let out = repeat(16, () => {
    const x = hx + f * r.range(20, 330) * u;
    const y = bench + r.range(-40, 16) * u;
    const q = r.range(10, 24) * u;
    return stroke(pen`M${x} ${y}a${q} ${q * 0.7} 0 1 1 ${q} ${q * 0.5}`, s.tone('#f0d8a8'), 6 * u);
  });
  out += rect(hx + s.L * 330 * u - 30 * u, bench - 90 * u, 60 * u, 90 * u, s.tone('#c4452f'));
  return (
    out +
    repeat(4, (i) =>
      stroke(
        pen`M${hx + s.L * 330 * u + (i - 1.5) * 13 * u} ${bench - 86 * u}l${(i - 1.5) * 6 * u} ${-62 * u}`,
        s.tone(['#e0a63c', '#3f6b5b', '#efe6d3', '#8a4a2c'][i]!),
        8 * u,
      ),
    )
  );
};

const TOOL_NAMES = Object.keys(TOOLS) as (keyof typeof TOOLS)[];
