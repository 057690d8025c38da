// Draws coloured bee hives on a flower meadow; somebody holds a comb.
import { mix } from '../color.ts';
import { circle, each, ellipse, path, pen, poly, rect, repeat } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills, land, meadow } from '../kit/land.ts';
import { someone } from '../kit/person.ts';
import { sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const bees: Scene = {
  seasons: ['spring', 'summer'],
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const hz = H * 0.36;
    let out =
      sky(s, hz) +
      hills(s, hz - 10 * u, 34 * u, 0.6, { woods: 6, fields: 5 }) +
      land(s, hz + 50 * u, 10 * u, p.grass, 0.18).svg;
    out += repeat(5, (i) =>
      tree(
        s,
        W * (i / 4 + r.range(-0.05, 0.05)),
        hz + 110 * u,
        r.range(260, 380) * u,
        r.pick(['bloom', 'round', 'birch', 'bloom']),
        { depth: 0.2 },
      ),
    );
    out +=
      land(s, H * 0.6, 12 * u, mix(p.grass, p.grass2, 0.5), 0.04).svg +
      meadow(s, H * 0.6, 60, { flowers: 0.3, depth: 0.06, tall: 0.6 });

    const cols = r.shuffle(['#e8b23a', '#f1e6cc', '#3f7d86', '#d8573a', '#7fa06a', '#5f7fa8', '#e9c9a0']);
    const k = Math.max(3, Math.round(4 * s.wide * 0.75));
    out += repeat(k, (i) =>
      hive(s, W * (0.1 + (0.84 * i) / (k - 1 || 1)), H * 0.65 + r.range(-10, 10) * u, 118 * u, [
        cols[i % 7]!,
        cols[(i + 1) % 7]!,
      ]),
    );
    const hx = W * (0.5 + s.L * 0.12);
    const hy = H * 0.86;
    out += hive(s, hx, hy, 250 * u, [cols[2]!, cols[3]!]);
    out += beekeeper(s, hx);
    out += swarm(s, hx, hy);
    return {
      svg:
        out +
        meadow(s, H * 0.84, 230, {
          flowers: 0.42,
          tall: 1.25,
          colors: ['#d8493f', '#f4efe2', '#6f7fc4', '#efc84f', '#c77fb0'],
        }),
      focus: [(hx - s.L * 90 * u) / W, (hy - 200 * u) / H],
    };
  },
};

/** Draws a hive of two or three boxes. */
const hive = (s: Stage, x: number, y: number, w: number, cols: readonly string[]): string => {
  const { p, r } = s;

  const h = w * 0.62;
  const boxes = r.int(2, 3);
  let b =
    s.cast(x, y, w, h * boxes, 0.3) +
    each([-0.38, 0.3], (k) => rect(x + k * w, y - w * 0.12, w * 0.09, w * 0.12, s.tone('#5a4638')));
  for (let i = 0; i < boxes; i++) {
    const yy = y - w * 0.12 - (i + 1) * h * 0.7;
    const c = s.tone(cols[i % cols.length]!);
    const d = pen`M${x - w / 2} ${yy}h${w}v${h * 0.7}h${-w}Z`;
    b +=
      path(d, c) +
      rect(s.L > 0 ? x - w / 2 : x + w * 0.28, yy, w * 0.22, h * 0.7, p.shadow, 0.28) +
      rect(x - w / 2, yy + h * 0.64, w, h * 0.06, p.shadow, 0.3) +
      rect(x - w * 0.13, yy + h * 0.2, w * 0.26, h * 0.1, p.shadow, 0.35, h * 0.05) +
      s.grain(d, x - (s.L * w) / 2, yy + h, x + s.L * w * 0.2, yy, 0.55);
  }
  const top = y - w * 0.12 - boxes * h * 0.7;
  return (
    b +
    rect(x - w * 0.2, y - w * 0.12 - h * 0.1, w * 0.4, h * 0.07, s.tone('#2a2220')) +
    rect(x - w * 0.56, y - w * 0.14, w * 1.12, w * 0.05, s.tone('#c9a777')) +
    path(
      poly([
        [x - w * 0.58, top],
        [x - w * 0.5, top - h * 0.2],
        [x + w * 0.5, top - h * 0.2],
        [x + w * 0.58, top],
      ]),
      s.tone('#b9c0c0'),
    ) +
    rect(x - w * 0.58, top, w * 1.16, h * 0.07, s.tone('#8d9494'))
  );
};

/** Draws somebody in a white suit with a comb full of bees. */
const beekeeper = (s: Stage, hx: number): string => {
  const { H, u, r } = s;
  const kx = hx - s.L * 235 * u;
  const suit = '#f1ead8';
  let out = figure(s, kx, H * 0.93, 470 * u, {
    pose: r.pick(['hold', 'reach', 'carry']),
    f: s.L,
    who: someone(s, {
      top: suit,
      bottom: suit,
      coat: 0.05,
      skirt: false,
      bare: false,
      gloves: '#d9c28f',
      boots: true,
      cut: 'cap',
      hat: suit,
      woman: false,
    }),
  });
  const [ax, ay] = s.hands[0];
  out +=
    rect(ax - 50 * u, ay - 50 * u, 100 * u, 84 * u, s.tone('#b98a4e')) +
    rect(ax - 40 * u, ay - 40 * u, 80 * u, 62 * u, s.tone('#e3a83a'));
  out += repeat(18, () =>
    circle(ax + r.range(-36, 36) * u, ay + r.range(-34, 18) * u, 4 * u, s.tone('#5a3a1c')),
  );
  return out + circle(ax, ay + 30 * u, 12 * u, s.tone('#d9c28f'));
};

const swarm = (s: Stage, hx: number, hy: number): string => {
  const { u, r } = s;

  return repeat(46, () => {
    const x = hx + r.gauss(0, 260) * u;
    const y = hy - 160 * u + r.gauss(0, 130) * u;
    const q = r.range(3, 7) * u;
    return (
      ellipse(x, y, q, q * 0.66, '#d99a22') +
      rect(x - q * 0.1, y - q * 0.6, q * 0.34, q * 1.2, '#3a2616') +
      ellipse(x - q * 0.2, y - q * 0.8, q * 0.7, q * 0.36, '#ffffff', 0.6)
    );
  });
};
