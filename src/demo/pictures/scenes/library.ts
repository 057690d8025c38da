// Draws tall book shelves with a ladder; somebody reads at a lamp.
import { each, ellipse, lerp, path, pen, poly, rect, repeat, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { shelves } from '../kit/shelves.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export const library: Scene = {
  zoom: 1.3,
  hours: ['morning', 'noon', 'golden', 'dusk'],
  weathers: ['clear'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, p } = s;
    const fl = H * 0.84;

    const bright = s.r.chance(0.5);
    let out =
      rect(0, 0, W, H, s.tone('#e6d2ae')) +
      shelves(s, -20 * u, -H * 0.04, W * 0.52, H * 0.9, 6, { grain: 0.45 });
    out +=
      shelves(s, W * 0.56, -H * 0.04, W * 0.5, H * 0.9, 6, { grain: 0.45 }) +
      rect(W * 0.5, 0, W * 0.065, fl, s.tone('#e8d6b2'));
    out += path(pen`M0 ${fl}H${W}V${H}H0Z`, s.lin([s.tone('#b98a5c'), s.tone('#8f6340')]));
    out += repeat(9, (i) =>
      stroke(pen`M${W * (i / 8)} ${fl}L${W * 0.5 + (i / 8 - 0.5) * W * 1.7} ${H}`, p.shadow, 2 * u, 0.25),
    );
    out += each([0, 1], (i) =>
      path(
        poly([
          [W * (0.3 + i * 0.22) + s.L * W * 0.2, 0],
          [W * (0.42 + i * 0.22) + s.L * W * 0.2, 0],
          [W * (0.3 + i * 0.22) - s.L * W * 0.24, H],
          [W * (0.14 + i * 0.22) - s.L * W * 0.24, H],
        ]),
        '#ffe9b8',
        bright ? 0.2 : 0.1,
      ),
    );
    // Somebody stands on the ladder.
    out += onTheLadder(s, fl);
    // A table stands here with a reader, a lamp and books.
    const tx = W * (0.5 + s.L * 0.17);
    const ty = H * 0.78;

    out += readerAtTable(s, tx, ty);
    out += thingsOnTable(s, tx, ty);
    out += lamp(s, tx, ty);
    return { svg: out, focus: [(tx + s.L * 20 * u) / W, (ty - 130 * u) / H] };
  },
};

const onTheLadder = (s: Stage, fl: number): string => {
  const { W, H, u } = s;
  const lx = W * (0.5 - s.L * 0.27);
  const q = s.L;
  let out = stroke(
    pen`M${lx - 30 * u} ${fl + 30 * u}L${lx + q * 50 * u - 26 * u} ${H * 0.06}M${lx + 40 * u} ${fl + 30 * u}L${lx + q * 50 * u + 36 * u} ${H * 0.06}`,
    s.tone('#5f3d28'),
    11 * u,
  );
  out += repeat(9, (i) => {
    const t = (i + 0.5) / 9;
    const y = lerp(fl + 20 * u, H * 0.08, t);
    const x = lx + q * 50 * u * t;
    return stroke(pen`M${x - 29 * u} ${y}H${x + 39 * u}`, s.tone('#7a5236'), 8 * u);
  });
  return (
    out +
    figure(s, lx + q * 22 * u, H * 0.62, 330 * u, {
      pose: {
        legs: [
          [16, -10],
          [-4, -8],
        ],
        arms: [
          [140, 158],
          [60, 96],
        ],
        lean: 2,
      },
      f: -q,
      cast: false,
    })
  );
};

const readerAtTable = (s: Stage, tx: number, ty: number): string => {
  const { H, u, p } = s;
  const tw = 620 * u;
  let out = figure(s, tx + s.L * 40 * u, ty + 150 * u, 400 * u, {
    pose: {
      legs: [
        [80, 4],
        [76, 0],
      ],
      arms: [
        [30, 84],
        [24, 78],
      ],
      lean: 8,
      nod: 16,
    },
    f: -s.L,
    cast: false,
    hip: ty + 10 * u,
  });
  out += rect(tx - tw / 2, ty, tw, 22 * u, s.lift(s.tone('#7a4a2c'), 0.12));
  out += rect(tx - tw / 2 + 14 * u, ty + 22 * u, tw - 28 * u, 26 * u, s.tone('#5a341f'));
  out += each([-1, 1], (k) =>
    rect(tx + k * (tw / 2 - 40 * u) - 12 * u, ty + 40 * u, 24 * u, H - ty, s.tone('#4d2c1a')),
  );
  return out + rect(tx - tw / 2 + 30 * u, ty + 50 * u, tw - 60 * u, H, p.shadow, 0.25);
};

const thingsOnTable = (s: Stage, tx: number, ty: number): string => {
  const { u, p, r } = s;
  return (
    path(
      poly([
        [tx - s.L * 70 * u - 62 * u, ty - 6 * u],
        [tx - s.L * 70 * u - 50 * u, ty - 26 * u],
        [tx - s.L * 70 * u, ty - 14 * u],
        [tx - s.L * 70 * u + 50 * u, ty - 26 * u],
        [tx - s.L * 70 * u + 62 * u, ty - 6 * u],
        [tx - s.L * 70 * u, ty],
      ]),
      s.tone('#f8f0dc'),
    ) +
    repeat(5, (i) =>
      rect(
        tx + s.L * 190 * u - 60 * u + r.range(-8, 8) * u,
        ty - (i + 1) * 21 * u,
        118 * u,
        20 * u,
        s.tone(p.cloth[i]!),
      ),
    )
  );
};

const lamp = (s: Stage, tx: number, ty: number): string => {
  const { u } = s;
  const lampC = s.turn(['#3f7d6a', '#c4452f', '#e0a63c']);
  const lmp = tx - s.L * 220 * u;
  let out =
    stroke(pen`M${lmp} ${ty}v${-140 * u}`, s.tone('#b58a3c'), 8 * u) +
    ellipse(lmp, ty - 3 * u, 40 * u, 8 * u, s.tone('#b58a3c'));
  out += s.glow(lmp, ty - 110 * u, 260 * u, '#ffdf9a', 0.8);
  return (
    out +
    path(
      pen`M${lmp - 80 * u} ${ty - 128 * u}Q${lmp - 60 * u} ${ty - 190 * u} ${lmp} ${ty - 190 * u}Q${lmp + 60 * u} ${ty - 190 * u} ${lmp + 80 * u} ${ty - 128 * u}Z`,
      s.tone(lampC),
    )
  );
};
