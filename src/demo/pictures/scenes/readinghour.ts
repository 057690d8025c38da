// Somebody reads aloud to children in front of book shelves.
import { box, each, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { fromBehind } from '../kit/from-behind.ts';
import { someone } from '../kit/person.ts';
import { shelves } from '../kit/shelves.ts';
import { HAIR } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const readinghour: Scene = {
  zoom: 1.32,
  hours: ['morning', 'golden', 'noon'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u } = s;
    const floor = H * 0.8;
    let out = shelves(s, -20 * u, -H * 0.02, W + 40 * u, H * 0.86, 5, { grain: 0.35, depth: 0.08 });
    out += each([0.335, 0.67], (k) => rect(W * k - 11 * u, 0, 22 * u, floor, s.tone('#8a6240', 0.06)));
    const wood = s.tone('#b08454');
    out += path(box(0, floor, W, H), s.lin([s.lift(wood, 0.2), wood, s.shade(wood, 0.2)])) + carpet(s, floor);
    const x = W * (0.5 - s.L * 0.2);
    out +=
      s.glow(x, H * 0.36, 560 * u, '#ffe1a0', 0.35) +
      reader(s, x, floor + 90 * u) +
      children(s, floor + 70 * u);
    return {
      svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.6, H * 0.3, 0.35),
      focus: [x / W + s.L * 0.06, 0.6],
    };
  },
};

const carpet = (s: Stage, floor: number): string => {
  const { W, H, u } = s;
  const color = s.tone(s.turn(['#8a3f38', '#3f6b66', '#4b4f7a', '#b98a3c']));
  const y = lerp(floor, H, 0.6);
  return (
    ellipse(W / 2, y, W * 0.48, H * 0.12, color) +
    ellipse(W / 2, y, W * 0.43, H * 0.1, s.lift(color, 0.2)) +
    ellipse(W / 2, y, W * 0.4, H * 0.09, color) +
    rect(0, floor, W, 14 * u, s.p.shadow, 0.3)
  );
};

/** Draws an armchair, somebody in it, the open book. */
const reader = (s: Stage, x: number, y: number): string => {
  const { u, r, L } = s;
  const cover = s.tone(s.turn(['#1f5d4c', '#7a3b4a', '#c9803c', '#3a5278']));
  const back = pen`M${x - 170 * u} ${y}v${-330 * u}q0 ${-90 * u} ${120 * u} ${-90 * u}h${100 * u}q${120 * u} 0 ${120 * u} ${90 * u}v${330 * u}Z`;
  const who = someone(s, {
    coat: 0,
    skirt: r.chance(0.4),
    bare: false,
    hair: r.pick(['#d9d4cb', '#8f8a86', '#6f4a2e']),
    cut: r.pick(['bun', 'bob', 'short']),
    top: r.pick(['#e0a63c', '#efe6d3', '#c4452f']),
  });
  let out =
    s.cast(x, y, 330 * u, 200 * u, 0.25) +
    path(back, cover) +
    s.grain(back, x - L * 170 * u, y, x + L * 60 * u, y - 300 * u, 0.9);
  out += rect(x - 150 * u, y - 190 * u, 300 * u, 90 * u, s.lift(cover, 0.16), 1, 30 * u);
  out += figure(s, x - L * 20 * u, y, 470 * u, {
    pose: {
      legs: [
        [82, 6],
        [74, -2],
      ],
      arms: [
        [36, 92],
        [28, 84],
      ],
      lean: -2,
      nod: 10,
    },
    f: L,
    who,
    cast: false,
    hip: y - 170 * u,
  });
  out += book(s, s.hands[0][0] + L * 16 * u, s.hands[0][1] - 16 * u);
  const arm = L > 0 ? x - 196 * u : x + 130 * u;
  return out + rect(arm, y - 240 * u, 66 * u, 240 * u, s.shade(cover, 0.14), 1, 28 * u);
};

const book = (s: Stage, x: number, y: number): string => {
  const { u } = s;
  const page = s.tone('#fffaf0');
  const half = (k: number) =>
    poly([
      [x, y - 10 * u],
      [x + k * 74 * u, y - 34 * u],
      [x + k * 74 * u, y + 38 * u],
      [x, y + 58 * u],
    ]);
  return (
    path(half(-1), s.shade(page, 0.12)) +
    path(half(1), page) +
    stroke(pen`M${x} ${y - 10 * u}V${y + 58 * u}`, s.shade(page, 0.4), 3 * u)
  );
};

/** Draws children on the floor who listen, seen from behind. */
const children = (s: Stage, y: number): string => {
  const { W, H, u, r, L } = s;
  const count = s.wide < 1 ? 4 : s.turn([6, 5, 7]);
  const child = (x: number, head: number, q: number) => {
    const who = someone(s, {
      kid: true,
      hair: r.pick(HAIR.slice(0, 5)),
      cut: r.pick(['short', 'bob', 'tail', 'long', 'bun', 'short']),
    });
    const seat = ellipse(x, head + q * 2.9, q * 1.5, q * 0.5, s.tone(who.bottom));
    return (
      ellipse(x - L * q * 0.3, head + q * 3.1, q * 1.7, q * 0.4, s.p.shadow, 0.3) +
      seat +
      fromBehind(s, x, head, q, head + q * 2.9, who)
    );
  };
  const far = repeat(count - 2, (i) =>
    child(W * (0.5 + L * (0.08 + i * 0.1)), y - 120 * u + (i % 2) * 26 * u, r.range(42, 48) * u),
  );
  const near = repeat(count - 3, (i) =>
    child(W * (0.5 + L * (0.03 + i * 0.14)), H - 150 * u + (i % 2) * 24 * u, r.range(56, 62) * u),
  );
  return far + near;
};
