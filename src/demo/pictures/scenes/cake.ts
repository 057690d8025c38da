// Draws a laid table with gateau, slice and coffee at a window.
import { TAU, circle, each, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { bouquet } from '../kit/bouquet.ts';
import { sunbeam, view } from '../kit/view.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Gateau {
  readonly x: number;
  readonly y: number;
  readonly q: number;
  readonly ch: number;
  readonly sponge: string;
  readonly cream: string;
  readonly top: string;
  readonly berry: string;
}

export const cake: Scene = {
  zoom: 1.45,
  hours: ['morning', 'noon', 'golden', 'morning'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, p, r } = s;
    const ty = H * 0.5;
    const wall = s.tone(r.pick(['#c9d6cf', '#e8cfae', '#d8b4a0', '#b9c9cf']));
    const cloth = s.tone(r.pick(['#f4ead6', '#e6d3d0', '#d5e0dc']));
    const chk = s.tone(r.pick(p.cloth));
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.15), wall]));
    out += view(s, W * (0.5 + s.L * 0.2) - 210 * u, H * 0.04, 420 * u, H * 0.34, { town: r.chance(0.4) });
    const td = pen`M0 ${ty}H${W}V${H}H0Z`;
    out += checkedCloth(s, ty, cloth, chk, td);
    out += sunbeam(s, W * (0.5 + s.L * 0.2) - 200 * u, ty, 400 * u, W * 0.2, 0.4);
    const x = W * (0.5 - s.L * 0.05);
    const y = H * 0.73;
    const q = 262 * u;
    const ch = 168 * u;
    const [sponge, cream, top, berry] = r.pick([
      ['#d9a45a', '#fbf1dc', '#f7e6c8', '#c4302c'],
      ['#6d3d28', '#f6e8d0', '#4a2a1e', '#d8433a'],
      ['#e0b26a', '#f9eccd', '#e9c65a', '#f3e08a'],
      ['#c9803f', '#f4dcc0', '#f0c9cf', '#a8324a'],
      ['#d8a860', '#fbf3e2', '#fbf3e2', '#3f4a86'],
    ]);
    const gateau = { x, y, q, ch, sponge, cream, top, berry };
    out += stand(s, gateau);
    out += layers(s, gateau);
    out += berries(s, gateau);
    // Plates with a slice, cups and a jug of flowers come next.
    out += slice(s, gateau);

    out +=
      cup(s, W * (0.5 - s.L * 0.34), H * 0.84, 1.15, chk) +
      cup(s, W * (0.5 - s.L * 0.36), H * 0.61, 0.78, chk) +
      bouquet(s, W * (0.5 + s.L * 0.34), H * 0.6, 0.5, 9);
    return {
      svg: out + s.grain(td, s.L > 0 ? 0 : W, H, W * 0.6, ty, 0.35),
      focus: [x / W, (y - 90 * u) / H],
    };
  },
};

const plate = (s: Stage, x: number, y: number, q: number, c = '#fbf6ea') =>
  ellipse(x - s.L * q * 0.12, y + q * 0.1, q * 1.02, q * 0.36, s.p.shadow, 0.22) +
  ellipse(x, y, q, q * 0.34, s.tone(c)) +
  ellipse(x, y, q * 0.7, q * 0.22, s.shade(s.tone(c), 0.08));

const checkedCloth = (s: Stage, ty: number, cloth: string, chk: string, td: string): string => {
  const { W, H, u } = s;
  return (
    path(td, s.lin([s.shade(cloth, 0.1), cloth])) +
    s.clip(
      td,
      repeat(14, (i) => {
        const t = ((i + 1) / 14) ** 1.6;
        return rect(0, lerp(ty, H, t), W, lerp(3, 18, t) * u, chk, 0.35);
      }) +
        repeat(22, (i) => {
          const x = W / 2 + (i - 10.5) * W * 0.07;
          return path(
            poly([
              [x, ty],
              [x + 9 * u, ty],
              [W / 2 + (x + 14 * u - W / 2) * 2, H],
              [W / 2 + (x - W / 2) * 2, H],
            ]),
            chk,
            0.35,
          );
        }),
    )
  );
};

const stand = (s: Stage, { x, y, q }: Gateau): string => {
  const { u, p } = s;
  let out = ellipse(x - s.L * 60 * u, y + 34 * u, q * 1.5, 62 * u, p.shadow, 0.28);
  out += path(
    pen`M${x - 60 * u} ${y + 40 * u}L${x - 26 * u} ${y}H${x + 26 * u}L${x + 60 * u} ${y + 40 * u}Z`,
    s.tone('#cfd9d6'),
  );
  out +=
    ellipse(x, y + 42 * u, 84 * u, 18 * u, s.tone('#dfe6e2')) +
    ellipse(x, y, q * 1.32, q * 0.44, s.tone('#c9d4d1'));
  return out + ellipse(x, y - 8 * u, q * 1.32, q * 0.44, s.tone('#f2f4ee'));
};

const layers = (s: Stage, { x, q, y, ch, sponge, cream, top }: Gateau): string => {
  const { u } = s;
  const side = pen`M${x - q} ${y - ch}V${y - 12 * u}A${q} ${q * 0.33} 0 0 0 ${x + q} ${y - 12 * u}V${y - ch}Z`;
  let out = path(side, s.rounded(s.tone(sponge), 0.35, 0.2));
  out += s.clip(
    side,
    each([0.34, 0.68], (k) =>
      stroke(
        pen`M${x - q} ${y - ch * k - 6 * u}A${q} ${q * 0.33} 0 0 0 ${x + q} ${y - ch * k - 6 * u}`,
        s.tone(cream),
        19 * u,
      ),
    ),
  );
  out +=
    s.grain(side, x - s.L * q, y, x + s.L * q * 0.3, y, 0.6) + ellipse(x, y - ch, q, q * 0.33, s.tone(top));
  return (
    out +
    path(
      pen`M${x - q} ${y - ch}` +
        repeat(
          10,
          (i) =>
            pen`q${q * 0.1} ${q * 0.33 * (Math.sin(((i + 1) / 10) * Math.PI) - Math.sin((i / 10) * Math.PI)) + (i % 3 ? 26 : 58) * u} ${q * 0.2} ${q * 0.33 * (Math.sin(((i + 1) / 10) * Math.PI) - Math.sin((i / 10) * Math.PI))}`,
        ) +
        pen`A${q} ${q * 0.33} 0 0 0 ${x - q} ${y - ch}Z`,
      s.tone(top),
    )
  );
};

const berries = (s: Stage, { x, q, y, ch, cream, berry }: Gateau): string => {
  const { u } = s;

  return repeat(12, (i) => {
    const a = (i / 12) * TAU;
    const bx = x + Math.cos(a) * q * 0.76;
    const by = y - ch + Math.sin(a) * q * 0.24;
    return {
      by,
      m:
        ellipse(bx, by, 33 * u, 20 * u, s.tone(cream)) +
        circle(bx, by - 15 * u, 18 * u, s.tone(berry)) +
        circle(bx + s.L * 6 * u, by - 21 * u, 5 * u, '#ffffff', 0.5),
    }.m;
  });
};

/** Draws a plate with a slice of it, and a fork. */
const slice = (s: Stage, { sponge, cream, top }: Gateau): string => {
  const { W, H, u } = s;
  const sx = W * (0.5 + s.L * 0.3);
  const sy = H * 0.86;
  let out = plate(s, sx, sy, 150 * u);
  out += path(
    poly([
      [sx - 90 * u, sy + 8 * u],
      [sx + 80 * u, sy - 26 * u],
      [sx + 80 * u, sy - 92 * u],
      [sx - 90 * u, sy - 62 * u],
    ]),
    s.tone(sponge),
  );
  out += path(
    poly([
      [sx - 90 * u, sy - 20 * u],
      [sx + 80 * u, sy - 52 * u],
      [sx + 80 * u, sy - 66 * u],
      [sx - 90 * u, sy - 36 * u],
    ]),
    s.tone(cream),
  );
  out += path(
    poly([
      [sx - 90 * u, sy - 62 * u],
      [sx + 80 * u, sy - 92 * u],
      [sx + 40 * u, sy - 118 * u],
    ]),
    s.tone(top),
  );
  return (
    out + stroke(pen`M${sx + s.L * 130 * u} ${sy + 46 * u}l${-30 * u} ${-120 * u}`, s.tone('#aab2b4'), 9 * u)
  );
};

const cup = (s: Stage, cx: number, cy: number, k: number, chk: string): string => {
  const { u } = s;
  return (
    plate(s, cx, cy, 92 * u * k, '#f1ebe0') +
    path(
      pen`M${cx - 58 * u * k} ${cy - 74 * u * k}Q${cx - 54 * u * k} ${cy + 10 * u * k} ${cx} ${cy + 10 * u * k}Q${cx + 54 * u * k} ${cy + 10 * u * k} ${cx + 58 * u * k} ${cy - 74 * u * k}Z`,
      s.rounded(chk, 0.35, 0.3),
    ) +
    ellipse(cx, cy - 74 * u * k, 58 * u * k, 18 * u * k, s.lift(chk, 0.4)) +
    ellipse(cx, cy - 72 * u * k, 48 * u * k, 13 * u * k, s.tone('#4a2c1e')) +
    stroke(
      pen`M${cx + 52 * u * k} ${cy - 60 * u * k}q${52 * u * k} ${4 * u} ${-8 * u} ${46 * u * k}`,
      s.lift(chk, 0.1),
      11 * u * k,
    )
  );
};
