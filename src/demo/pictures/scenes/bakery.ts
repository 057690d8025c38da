// Draws a bakery shop window with loaves and pretzels, customers.
import { mix } from '../color.ts';
import { TAU, circle, each, ellipse, path, pen, poly, rect, repeat, smooth, stroke } from '../draw.ts';
import { figure } from '../kit/figure.ts';
import { awning } from '../kit/house.ts';
import { fit, lettering } from '../kit/lettering.ts';
import { someone } from '../kit/person.ts';
import { fall } from '../kit/sky.ts';
import { SKIN } from '../palette.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

interface Shop {
  readonly fx: number;
  readonly fw: number;
  readonly gx: number;
  readonly gw: number;
  readonly y0: number;
  readonly y1: number;
  readonly front: string;
  readonly glass: string;
}

export const bakery: Scene = {
  zoom: 1.12,
  hours: ['dawn', 'morning', 'dusk', 'golden'],
  weathers: ['clear', 'cloudy', 'rain'],
  draw(s) {
    const { W, H, u, p, r } = s;
    const wall = s.tone(s.turn(['#d8a27c', '#e7d4ae', '#a9bfb4']));
    const fc = s.turn(['#2f4a44', '#6b2f2b', '#2c3b57', '#4b3a2c', '#7a5a35']);
    const front = s.tone(fc);
    const fx = W * 0.06;
    const fw = W * 0.88;
    const y0 = H * 0.34;
    const y1 = H * 0.8;
    const glass = mix('#ffd691', s.tone('#ffd691'), 0.4);
    const sign = r.pick(['BÄCKEREI', 'BROT & KUCHEN', 'BACKSTUBE']);
    let out = rect(0, 0, W, H, s.lin([s.lift(wall, 0.1), wall]));
    out += repeat(40, () => rect(r.f() * W, r.f() * H * 0.3, r.range(30, 80) * u, 14 * u, p.shadow, 0.06));
    out += rect(fx, H * 0.1, fw, H * 0.72, front);
    const gd = pen`M${fx + 30 * u} ${y0}h${fw * 0.66}V${y1 - 50 * u}H${fx + 30 * u}Z`;
    const gx = fx + 30 * u;
    const gw = fw * 0.66;
    const shop = { fx, fw, gx, gw, y0, y1, front, glass };
    const inn = inside(s, shop);
    out += s.clip(
      gd,
      inn +
        path(
          poly([
            [gx + gw * 0.1, y0],
            [gx + gw * 0.24, y0],
            [gx + gw * 0.02, y1],
            [gx - gw * 0.12, y1],
          ]),
          '#ffffff',
          0.16,
        ) +
        path(
          poly([
            [gx + gw * 0.78, y0],
            [gx + gw * 0.83, y0],
            [gx + gw * 0.6, y1],
            [gx + gw * 0.55, y1],
          ]),
          '#ffffff',
          0.12,
        ),
    );
    out += s.glow(gx + gw / 2, y1, gw * 0.7, '#ffdc9a', p.dark ? 0.5 : 0.15);
    out += door(s, shop);
    out += signAndAwning(s, shop, sign);
    out += pavement(s, shop);
    out += hangingPretzel(s);
    out += customers(s);
    return {
      svg: out + s.grain(s.all, s.L > 0 ? 0 : W, H, W * 0.55, H * 0.2, 0.45) + fall(s),
      focus: [(gx + gw * 0.5) / W, 0.56],
    };
  },
};

const LOAVES = {
  loaf: (s: Stage, x: number, y: number, q: number) => {
    const c = s.tone('#b9743a');
    const d = smooth(
      [
        [x - q, y],
        [x - q * 0.9, y - q * 0.5],
        [x - q * 0.3, y - q * 0.72],
        [x + q * 0.4, y - q * 0.7],
        [x + q * 0.92, y - q * 0.45],
        [x + q, y],
      ],
      true,
      0.15,
    );
    return (
      path(d, s.lin([s.lift(c, 0.25), c, s.shade(c, 0.35)])) +
      repeat(4, (i) =>
        stroke(
          pen`M${x + q * (-0.55 + i * 0.35)} ${y - q * 0.62}q${q * 0.16} ${q * 0.14} ${q * 0.1} ${q * 0.4}`,
          s.tone('#f2d5a0'),
          q * 0.07,
        ),
      )
    );
  },
  round: (s: Stage, x: number, y: number, q: number) => {
    const c = s.tone('#94562c');
    const d = pen`M${x - q * 0.9} ${y}A${q * 0.9} ${q * 0.78} 0 0 1 ${x + q * 0.9} ${y}Z`;
    return (
      path(d, s.lin([s.lift(c, 0.2), s.shade(c, 0.3)])) +
      stroke(
        pen`M${x - q * 0.4} ${y - q * 0.5}L${x + q * 0.4} ${y - q * 0.2}M${x + q * 0.4} ${y - q * 0.52}L${x - q * 0.4} ${y - q * 0.18}`,
        s.tone('#efd9ae'),
        q * 0.08,
      )
    );
  },
  roll: (s: Stage, x: number, y: number, q: number) =>
    each(
      [-0.5, 0.5, 0],
      (k, i) =>
        ellipse(
          x + k * q,
          y - q * (i === 2 ? 0.62 : 0.28),
          q * 0.5,
          q * 0.32,
          s.tone(i === 2 ? '#dca45c' : '#cf9148'),
        ) +
        stroke(
          pen`M${x + k * q - q * 0.2} ${y - q * (i === 2 ? 0.7 : 0.36)}q${q * 0.2} ${-q * 0.08} ${q * 0.4} 0`,
          s.tone('#f6dfae'),
          q * 0.06,
        ),
    ),
  pretzel: (s: Stage, x: number, y: number, q: number) => {
    const k = q * 0.62;
    const d = pen`M${x - k * 0.5} ${y - k * 0.1}C${x + k * 0.4} ${y - k * 0.8} ${x + k * 1.3} ${y - k * 1.2} ${x + k * 0.8} ${y - k * 1.6}C${x + k * 0.4} ${y - k * 1.9} ${x} ${y - k * 1.5} ${x} ${y - k * 1.3}C${x} ${y - k * 1.5} ${x - k * 0.4} ${y - k * 1.9} ${x - k * 0.8} ${y - k * 1.6}C${x - k * 1.3} ${y - k * 1.2} ${x - k * 0.4} ${y - k * 0.8} ${x + k * 0.5} ${y - k * 0.1}`;
    return stroke(d, s.tone('#7d4420'), q * 0.2) + stroke(d, s.tone('#a8632e'), q * 0.13);
  },
  cake: (s: Stage, x: number, y: number, q: number) =>
    rect(x - q * 0.75, y - q * 0.5, q * 1.5, q * 0.5, s.tone('#f4e4c8')) +
    rect(x - q * 0.75, y - q * 0.3, q * 1.5, q * 0.1, s.tone('#c4452f')) +
    ellipse(x, y - q * 0.5, q * 0.75, q * 0.16, s.tone('#fbf3e2')) +
    repeat(6, (i) =>
      circle(
        x + Math.cos((i / 6) * TAU) * q * 0.55,
        y - q * 0.54 + Math.sin((i / 6) * TAU) * q * 0.1,
        q * 0.08,
        s.tone('#c4302c'),
      ),
    ),
};

/** Draws somebody who sells, and shelves full of bread. */
const inside = (s: Stage, { gx, y0, gw, y1, glass }: Shop): string => {
  const { u, p, r } = s;
  let inn = rect(
    gx,
    y0,
    gw,
    y1 - y0,
    s.lin([mix(glass, '#fff3d0', 0.4), glass, mix(glass, '#c9803c', 0.35)]),
  );
  inn +=
    figure(s, gx + gw * 0.62, y1 + 130 * u, 520 * u, {
      pose: r.pick(['carry', 'hold', 'reach']),
      cast: false,
      who: someone(s, {
        apron: '#f6efe0',
        top: '#f3ead8',
        skin: r.pick(SKIN.slice(0, 5)),
        cut: r.pick(['bun', 'short', 'cap', 'scarf']),
        hat: '#f6efe0',
        bare: true,
        coat: 0,
      }),
    }) + rect(gx, y0, gw, y1 - y0, glass, 0.28);
  const shelfY = [y0 + (y1 - y0) * 0.28, y0 + (y1 - y0) * 0.57, y1 - 56 * u];
  const kinds = ['loaf', 'round', 'roll', 'pretzel', 'cake'] as const;
  return (
    inn +
    each(
      shelfY,
      (y, j) =>
        rect(gx, y, gw, 11 * u, s.tone('#8a5a38')) +
        rect(gx, y + 11 * u, gw, 8 * u, p.shadow, 0.25) +
        repeat(Math.floor(gw / (118 * u)), (i) =>
          j < 2 && i > (gw / (118 * u)) * 0.45 && i < (gw / (118 * u)) * 0.8
            ? ''
            : LOAVES[j === 1 ? kinds[(i + 3) % 5]! : r.pick(kinds)](
                s,
                gx + 62 * u + i * 118 * u,
                y,
                48 * u * r.range(0.9, 1.08),
              ),
        ),
    )
  );
};

const door = (s: Stage, { fx, fw, y0, y1, front, glass }: Shop): string => {
  const { u } = s;
  const dx = fx + fw * 0.75;
  const dw = fw * 0.2;
  let out = rect(dx, y0 - 10 * u, dw, y1 - y0 + 60 * u, s.lift(front, 0.12));
  out += rect(dx + dw * 0.14, y0 + 20 * u, dw * 0.72, (y1 - y0) * 0.62, mix(glass, front, 0.2));
  out += rect(dx + dw * 0.14, y0 + (y1 - y0) * 0.74, dw * 0.72, (y1 - y0) * 0.26, s.shade(front, 0.2));
  return out + circle(dx + dw * 0.1, y0 + (y1 - y0) * 0.6, 8 * u, s.tone('#e0b25a'));
};

const signAndAwning = (s: Stage, { fw, fx }: Shop, sign: string): string => {
  const { W, H, u, p, r } = s;
  const th = fit(sign, fw * 0.6, H * 0.07);
  return (
    lettering(sign, W / 2, H * 0.14, th, s.tone('#f4dca6'), { anchor: 'middle', weight: 14 }) +
    awning(
      s,
      fx - 14 * u,
      H * 0.25,
      fw + 28 * u,
      H * 0.11,
      r.pick([p.accent, '#e0a63c', '#3f6b5b', '#516b86']),
    )
  );
};

/** Draws the pavement, and the light that falls on it. */
const pavement = (s: Stage, { gx, gw }: Shop): string => {
  const { W, H, u, p } = s;
  let out = rect(0, H * 0.82, W, H * 0.2, s.lin([s.tone('#b9ab9a'), s.tone('#8f8478')]));
  out += rect(0, H * 0.815, W, 12 * u, s.tone('#d5c9b6'));
  return (
    out +
    path(
      poly([
        [gx, H * 0.83],
        [gx + gw, H * 0.83],
        [gx + gw * 1.1, H],
        [gx - gw * 0.1, H],
      ]),
      '#ffdc9a',
      p.dark ? 0.35 : 0.12,
    )
  );
};

const hangingPretzel = (s: Stage): string => {
  const { W, H, u, p } = s;
  return (
    LOAVES.pretzel(s, W * (0.5 + s.L * 0.44), H * 0.32, 120 * u) +
    stroke(
      pen`M${W * (0.5 + s.L * 0.5)} ${H * 0.1}H${W * (0.5 + s.L * 0.42)}M${W * (0.5 + s.L * 0.44)} ${H * 0.1}V${H * 0.19}`,
      p.ink,
      7 * u,
    )
  );
};

const customers = (s: Stage): string => {
  const { W, H, u, r } = s;
  const q = W * (0.5 - s.L * 0.3);
  let out = figure(s, q, H * 0.975, 560 * u, {
    pose: r.pick(['relaxed', 'stand', 'stroll']),
    f: s.L,
    who: someone(s, { bag: '#b07a3f' }),
  });
  if (r.chance(0.6))
    out += figure(s, q + s.L * 120 * u, H * 0.98, 330 * u, {
      pose: r.pick(['point', 'stand']),
      f: s.L,
      who: someone(s, { kid: true }),
    });
  return out;
};
