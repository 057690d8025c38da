// Draws a town hall with gable, clock turret, flags, people on the square.
import { circle, each, lerp, n, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { crowd } from '../kit/crowd.ts';
import { pane } from '../kit/pane.ts';
import { paving } from '../kit/paving.ts';
import { fall, sky } from '../kit/sky.ts';
import { row } from '../kit/town.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Hall {
  readonly base: number;
  readonly cx: number;
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly wall: string;
  readonly trim: string;
  readonly roof: string;
  readonly style: string;
}

export const townhall: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden', 'dusk', 'night'],
  weathers: ['clear', 'cloudy', 'snow'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const base = H * 0.7;
    const cx = W * (0.5 + s.L * 0.06);
    const w = 640 * u;
    const h = 300 * u;
    const x = cx - w / 2;
    const style = s.turn(['stepped', 'baroque', 'timber']);
    const wallHex = r.pick(['#ead2a2', '#d9a07c', '#efe0c2', '#c9b79a', '#d8c08e']);
    const wall = s.tone(style === 'timber' ? '#f2e7d0' : wallHex, 0.02);
    const trim = s.tone('#f7edd6', 0.02);
    const roof = p.snow ? s.tone('#eef1f1') : s.tone(p.roofs[0]);
    const hall = { base, cx, x, w, h, wall, trim, roof, style };
    let out = sky(s, base * 0.9) + row(s, -80 * u, W, base - 14 * u, 190 * u, { depth: 0.32 });
    // The body, the high roof, the central gable and the turret follow.
    const rd = poly([
      [x - 20 * u, base - h],
      [x + 70 * u, base - h - 190 * u],
      [x + w - 70 * u, base - h - 190 * u],
      [x + w + 20 * u, base - h],
    ]);

    const ty = base - h - 190 * u;

    out += turret(s, hall, ty);
    out += path(rd, roof) + s.grain(rd, s.L > 0 ? x : x + w, base - h, cx, ty, 0.5);
    out += dormers(s, hall);
    out += rect(x, base - h, w, h, wall);
    out += gableFront(s, hall);
    out += timbering(s, hall);
    out += windowRows(s, hall);
    out += arcade(s, hall);
    out += shading(s, hall);
    out += s.cast(cx, base, w, 190 * u, 0.22);
    out += repeat(3, (i) =>
      rect(
        cx - (90 + i * 16) * u,
        base + i * 9 * u - 6 * u,
        (180 + i * 32) * u,
        9 * u,
        s.lift(s.tone('#b9aa94'), 0.3 - i * 0.12),
      ),
    );
    if (p.dark) s.floodlit(0.4);
    out += flags(s, hall);
    out += tree(s, W * (s.L > 0 ? 0.03 : 0.97), base + 90 * u, 420 * u, p.snow ? 'bare' : 'round');
    out += crowd(
      s,
      Math.round(7 * s.wide),
      W * 0.05,
      W * 0.95,
      base + 30 * u,
      base + 110 * u,
      (y) => lerp(120, 170, (y - base) / (110 * u)) * u,
    );
    out += crowd(s, 3, W * 0.2, W * 0.9, H * 0.92, H * 0.98, () => 270 * u);
    return { svg: out + fall(s), focus: [cx / W, (base - h) / H] };
  },
};

const flag = (s: Stage, x: number, y: number, h: number, colors: readonly string[]) => {
  const { r, L } = s;
  const w = h * 0.3;
  const len = h * 0.52;
  const d = (a: number, b: number) =>
    pen`M${x} ${y - h + len * a}C${x + L * w * 0.4} ${y - h + len * a - 10 * s.u} ${x + L * w * 0.6} ${y - h + len * a + 14 * s.u} ${x + L * w} ${y - h + len * a + r.range(0, 8) * s.u}L${x + L * w} ${y - h + len * b + 6 * s.u}C${x + L * w * 0.6} ${y - h + len * b + 16 * s.u} ${x + L * w * 0.4} ${y - h + len * b - 8 * s.u} ${x} ${y - h + len * b}Z`;
  return (
    rect(x - h * 0.008, y - h * 1.04, h * 0.016, h * 1.04, s.tone('#dcd6c8')) +
    circle(x, y - h * 1.05, h * 0.018, s.tone('#d8b45a')) +
    each(colors, (c, i) => path(d(i / colors.length, (i + 1) / colors.length), s.tone(c))) +
    s.grain(d(0, 1), x, y - h, x + L * w, y - h * 0.7, 0.5)
  );
};

/** Draws the clock turret on the ridge. */
const turret = (s: Stage, { cx, wall, trim }: Hall, ty: number): string => {
  const { u, p } = s;
  const tw = 74 * u;
  const cap = s.tone('#5f7f78');
  let out = rect(cx - tw / 2, ty - 120 * u, tw, 130 * u, wall) + circle(cx, ty - 70 * u, 24 * u, trim);
  out += stroke(
    pen`M${cx} ${ty - 70 * u}v${-17 * u}M${cx} ${ty - 70 * u}l${11 * u} ${5 * u}`,
    '#2b2a30',
    3.5 * u,
  );
  out += path(
    pen`M${cx - tw * 0.6} ${ty - 118 * u}C${cx - tw * 0.5} ${ty - 170 * u} ${cx - tw * 0.2} ${ty - 160 * u} ${cx} ${ty - 250 * u}C${cx + tw * 0.2} ${ty - 160 * u} ${cx + tw * 0.5} ${ty - 170 * u} ${cx + tw * 0.6} ${ty - 118 * u}Z`,
    cap,
  );
  return out + rect(s.L > 0 ? cx - tw / 2 : cx + tw * 0.2, ty - 120 * u, tw * 0.3, 120 * u, p.shadow, 0.22);
};

const dormers = (s: Stage, { x, w, cx, base, h, wall, roof }: Hall): string => {
  const { u } = s;

  return repeat(6, (i) => {
    const dx = x + w * (0.16 + i * 0.136);
    return Math.abs(dx - cx) < 150 * u
      ? ''
      : rect(dx - 15 * u, base - h - 96 * u, 30 * u, 44 * u, wall) +
          path(
            poly([
              [dx - 21 * u, base - h - 94 * u],
              [dx, base - h - 122 * u],
              [dx + 21 * u, base - h - 94 * u],
            ]),
            s.shade(roof, 0.2),
          ) +
          pane(s, dx - 8 * u, base - h - 86 * u, 16 * u, 26 * u);
  });
};

/** Draws the gable with the arms of the town. */
const gableFront = (s: Stage, { base, h, style, cx, trim, wall }: Hall): string => {
  const { u, p } = s;
  const gw = 290 * u;
  const gh = 230 * u;
  const gy = base - h;
  const q = gw / 2;
  const gd =
    style === 'stepped'
      ? 'M' +
        [...Array(6)]
          .flatMap((_, i) => [
            [cx - q + i * q * 0.17, gy - i * gh * 0.18],
            [cx - q + i * q * 0.17, gy - (i + 1) * gh * 0.18],
          ])
          .concat(
            [...Array(6)].flatMap((_, i) => [
              [cx + q - (5 - i) * q * 0.17, gy - (6 - i) * gh * 0.18],
              [cx + q - (5 - i) * q * 0.17, gy - (5 - i) * gh * 0.18],
            ]),
          )
          .map((a) => a.map(n).join(' '))
          .join('L') +
        'Z'
      : style === 'timber'
        ? poly([
            [cx - q, gy],
            [cx, gy - gh * 1.05],
            [cx + q, gy],
          ])
        : pen`M${cx - q} ${gy}C${cx - q} ${gy - gh * 0.4} ${cx - q * 0.6} ${gy - gh * 0.3} ${cx - q * 0.55} ${gy - gh * 0.62}C${cx - q * 0.4} ${gy - gh * 0.6} ${cx - q * 0.35} ${gy - gh} ${cx} ${gy - gh}C${cx + q * 0.35} ${gy - gh} ${cx + q * 0.4} ${gy - gh * 0.6} ${cx + q * 0.55} ${gy - gh * 0.62}C${cx + q * 0.6} ${gy - gh * 0.3} ${cx + q} ${gy - gh * 0.4} ${cx + q} ${gy}Z`;
  let out = stroke(gd, trim, 11 * u) + path(gd, s.lift(wall, 0.1));
  out += each([-1, 0, 1], (k) => pane(s, cx + k * 62 * u - 16 * u, gy - 84 * u, 32 * u, 56 * u));
  out += circle(cx, gy - gh * 0.62, 22 * u, s.tone(p.cloth[0]));
  return (
    out +
    path(
      pen`M${cx - 14 * u} ${gy - gh * 0.62 - 16 * u}h${28 * u}v${18 * u}q0 ${14 * u} ${-14 * u} ${20 * u}q${-14 * u} ${-6 * u} ${-14 * u} ${-20 * u}Z`,
      s.tone('#d8b45a'),
    )
  );
};

/** Draws half-timbering, or the cornices of a plastered front. */
const timbering = (s: Stage, { style, x, w, base, h, trim }: Hall): string => {
  const { u } = s;
  let out = '';
  if (style === 'timber') {
    out += repeat(9, (i) => rect(x + (w - 9 * u) * (i / 8), base - h, 9 * u, h * 0.62, s.tone('#5a3428')));
    out += each([0, 0.31, 0.62], (k) => rect(x, base - h + h * k - 4 * u, w, 9 * u, s.tone('#5a3428')));
    out += repeat(8, (i) =>
      stroke(
        i % 2
          ? pen`M${x + (w * i) / 8} ${base - h * 0.38}l${w / 8} ${-h * 0.31}`
          : pen`M${x + (w * (i + 1)) / 8} ${base - h * 0.38}l${-w / 8} ${-h * 0.31}`,
        s.tone('#5a3428'),
        7 * u,
      ),
    );
  } else
    out +=
      rect(x - 8 * u, base - h - 8 * u, w + 16 * u, 18 * u, trim) + rect(x, base - h * 0.38, w, 9 * u, trim);
  return out;
};

const windowRows = (s: Stage, { x, w, base, h, style }: Hall): string => {
  const { u, p } = s;

  return repeat(8, (i) =>
    each([0.86, 0.55], (k) =>
      pane(s, x + w * ((i + 0.5) / 8) - 18 * u, base - h * k, 36 * u, 60 * u, {
        trim: style === 'baroque' ? '#f7edd6' : null,
        box: i % 2 ? p.accent : null,
      }),
    ),
  );
};

const arcade = (s: Stage, { x, w, base, trim }: Hall): string => {
  const { u, p } = s;

  return repeat(5, (i) => {
    const ax = x + w * (0.1 + i * 0.2);
    const aw = 44 * u;
    return (
      path(
        pen`M${ax - aw} ${base}V${base - 52 * u}A${aw} ${aw} 0 0 1 ${ax + aw} ${base - 52 * u}V${base}Z`,
        s.tone(i === 2 ? '#5a3a2a' : '#4c4548'),
      ) +
      stroke(
        pen`M${ax - aw} ${base}V${base - 52 * u}A${aw} ${aw} 0 0 1 ${ax + aw} ${base - 52 * u}V${base}`,
        trim,
        8 * u,
      ) +
      (p.dark && i !== 2 ? s.glow(ax, base - 40 * u, 70 * u, p.glow, 0.8) : '')
    );
  });
};

const shading = (s: Stage, { x, base, h, w, cx }: Hall): string => {
  const { u, p } = s;
  const body = pen`M${x} ${base}V${base - h}H${x + w}V${base}Z`;
  return (
    rect(x, base - h, w, 20 * u, p.shadow, 0.2) +
    s.grain(body, s.L > 0 ? x : x + w, base, cx, base, 0.45) +
    paving(s, base, '#c9b89e', { courses: 11 })
  );
};

const flags = (s: Stage, { cx, base }: Hall): string => {
  const { u, r } = s;
  const fl = [
    ['#3f6b5b', '#f3ead8'],
    ['#c4452f', '#f3ead8'],
    ['#2f5f8a', '#e8c23a'],
    ['#e8c23a', '#23242b'],
  ];
  return each([-0.46, -0.36, 0.38], (k, i) =>
    flag(s, cx + k * 900 * u, base + 60 * u, 330 * u, fl[(i + r.int(0, 3)) % 4]!),
  );
};
