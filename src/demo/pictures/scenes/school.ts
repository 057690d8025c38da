// Draws children with satchels before a school.
import { circle, each, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { hills } from '../kit/land.ts';
import { pane } from '../kit/pane.ts';
import { paving } from '../kit/paving.ts';
import { someone } from '../kit/person.ts';
import { fall, sky } from '../kit/sky.ts';
import { tree } from '../kit/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface House {
  readonly base: number;
  readonly bx: number;
  readonly bw: number;
  readonly bh: number;
  readonly cx: number;
  readonly wall: string;
  readonly trim: string;
}

export const school: Scene = {
  zoom: 1.5,
  hours: ['morning', 'noon', 'golden'],
  weathers: ['clear', 'cloudy', 'snow', 'rain'],
  draw(s) {
    const { W, H, u, p } = s;
    const base = H * 0.63;
    const bx = W * (s.L > 0 ? 0.12 : -0.08);
    const bw = W * 0.96;
    const fl = s.turn([3, 2, 3]);
    const bh = fl * 120 * u;
    const wallHex = s.turn(['#c87f5c', '#e6cf9f', '#a9bcae', '#e3d9c3', '#d8a58a']);
    const wall = s.tone(wallHex, 0.08);
    const trim = s.tone('#f5ead2', 0.06);

    const cx = bx + bw * 0.5;
    let out = sky(s, base) + hills(s, base - 240 * u, 30 * u, 0.6, { woods: 8 });
    const house = { base, bx, bw, bh, cx, wall, trim };
    out += roof(s, house);
    const gw = 250 * u;
    out += middle(s, house, gw);
    out += windowRows(s, house, fl, gw);
    out += door(s, house);
    const bd = pen`M${bx} ${base}V${base - bh}H${bx + bw}V${base}Z`;
    out +=
      rect(bx, base - bh, bw, 16 * u, p.shadow, 0.22) +
      s.grain(bd, s.L > 0 ? bx : bx + bw, base, cx, base, 0.5) +
      paving(s, base, '#c7b7a0', { courses: 8 });
    out += tree(s, W * (s.L > 0 ? 0.08 : 0.92), base + 60 * u, 560 * u, p.snow ? 'bare' : 'round');
    // Children come from school.
    out += children(s, house);
    return { svg: out + fall(s), focus: [0.5 + s.L * 0.12, 0.74] };
  },
};

const roof = (s: Stage, { bx, base, bh, bw, cx, wall }: House): string => {
  const { u, p } = s;
  const rd = poly([
    [bx - 16 * u, base - bh],
    [bx + 60 * u, base - bh - 110 * u],
    [bx + bw - 60 * u, base - bh - 110 * u],
    [bx + bw + 16 * u, base - bh],
  ]);
  return (
    path(rd, p.snow ? s.tone('#eef1f1', 0.06) : s.tone(p.roofs[0], 0.06)) +
    s.grain(rd, cx, base - bh, cx, base - bh - 110 * u, 0.4) +
    rect(bx, base - bh, bw, bh, wall)
  );
};

const middle = (s: Stage, { cx, base, bh, wall, trim }: House, gw: number): string => {
  const { u, p } = s;
  let out = rect(cx - gw / 2, base - bh - 40 * u, gw, bh + 40 * u, s.lift(wall, 0.1));
  out += path(
    poly([
      [cx - gw * 0.56, base - bh - 36 * u],
      [cx, base - bh - 150 * u],
      [cx + gw * 0.56, base - bh - 36 * u],
    ]),
    s.tone(p.roofs[0], 0.04),
  );
  out += path(
    poly([
      [cx - gw * 0.46, base - bh - 38 * u],
      [cx, base - bh - 130 * u],
      [cx + gw * 0.46, base - bh - 38 * u],
    ]),
    s.lift(wall, 0.1),
  );
  out += circle(cx, base - bh - 70 * u, 25 * u, trim);
  return (
    out +
    stroke(
      pen`M${cx} ${base - bh - 70 * u}v${-16 * u}M${cx} ${base - bh - 70 * u}h${11 * u}`,
      '#2b2a30',
      4 * u,
    )
  );
};

const windowRows = (s: Stage, { bx, base, bh, bw, trim, cx }: House, fl: number, gw: number): string => {
  const { u, p, r } = s;
  const cols = Math.round(bw / (104 * u));
  let out = '';
  for (let f = 0; f < fl; f++) {
    out += rect(bx, base - (f * bh) / fl - 8 * u, bw, 8 * u, trim);
    for (let i = 0; i < cols; i++) {
      const x = bx + (bw / cols) * (i + 0.5);
      if (f === 0 && Math.abs(x - cx) < gw * 0.4) continue;
      out += pane(s, x - 26 * u, base - (f + 0.84) * (bh / fl), 52 * u, 76 * u, {
        depth: 0.04,
        trim: '#f5ead2',
      });
      if (r.chance(0.25))
        out += repeat(3, () =>
          circle(
            x + r.range(-18, 18) * u,
            base - (f + 0.84) * (bh / fl) + r.range(18, 60) * u,
            6 * u,
            s.tone(r.pick(p.cloth)),
          ),
        );
    }
  }
  return out;
};

const door = (s: Stage, { cx, base, trim }: House): string => {
  const { u } = s;
  let out = path(
    pen`M${cx - 62 * u} ${base}V${base - 84 * u}A${62 * u} ${56 * u} 0 0 1 ${cx + 62 * u} ${base - 84 * u}V${base}Z`,
    trim,
  );
  out += path(
    pen`M${cx - 48 * u} ${base}V${base - 80 * u}A${48 * u} ${44 * u} 0 0 1 ${cx + 48 * u} ${base - 80 * u}V${base}Z`,
    s.tone('#35523f'),
  );
  return out + rect(cx - 2 * u, base - 124 * u, 4 * u, 124 * u, trim);
};

const children = (s: Stage, { base }: House): string => {
  const { W, H, u, p, r } = s;
  const kid = () =>
    someone(s, {
      kid: true,
      pack: r.pick(['#c4452f', '#e0a63c', '#3f7d7a', '#516b86', '#c85a7a']),
      coat: p.snow ? 0.08 : 0,
      cut: p.snow ? 'beanie' : r.pick(['short', 'tail', 'bob', 'long', 'cap']),
      hat: r.pick(p.cloth),
    });
  let out = repeat(Math.round(6 * s.wide), (i) => {
    const t = r.f();
    const x = W * (0.08 + ((i + r.f() * 0.5) / Math.round(6 * s.wide)) * 0.84);
    return figure(s, x, base + lerp(26, 70, t) * u, lerp(116, 130, t) * u, {
      pose: r.pick(['walk', 'run', 'stroll', 'wave', 'stand']),
      who: kid(),
    });
  });
  out += each([0.02, 0.13, 0.29], (k, i) =>
    figure(s, W * (0.5 + s.L * k), H * (0.955 + (i % 2) * 0.02), (i === 1 ? 232 : 216) * u, {
      pose: (['walk', 'run', 'cheer'] as const)[(i + r.int(0, 2)) % 3]!,
      f: -s.L,
      who: kid(),
    }),
  );
  return out + figure(s, W * (0.5 + s.L * 0.4), H * 0.97, 330 * u, { pose: 'stroll', f: -s.L });
};
