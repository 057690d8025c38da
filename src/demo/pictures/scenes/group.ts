// Draws a group picture of two to six people side by side.
import { shift } from '../color.ts';
import { each, lerp } from '../draw.ts';
import { BACKS } from '../kit/backdrops.ts';
import { face } from '../kit/face.ts';
import { sitter } from '../kit/sitter.ts';
import type { Scene } from '../scene.ts';

export const group: Scene = {
  zoom: 1,
  hours: ['morning', 'noon', 'golden', 'morning', 'golden'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, r } = s;
    const k = s.wide < 1 ? r.int(2, 3) : r.int(3, 5);
    const back = r.pick(['town', 'garden', 'brick', 'hall', 'plain', 'shelf']);
    const step = (W * 0.86) / k;
    const h = Math.min(H * 0.34, step * 0.92);
    const spots = Array.from({ length: k }, (_, i) => ({
      x: W * 0.07 + step * (i + 0.5) + r.range(-0.04, 0.04) * step,
      y: H * (i % 2 ? 0.4 : 0.49) + r.range(-0.02, 0.02) * H,
      far: i % 2,
    }));
    const dress = r.chance(0.3) ? r.pick(['crew', 'shirt']) : null;
    const cloth = r.pick(s.p.cloth);
    Object.assign(s.facts, { count: k, back });
    return {
      svg:
        BACKS[back](s) +
        each([1, 0], (far) =>
          each(
            spots.filter((q) => q.far === far),
            (q) =>
              face(
                s,
                q.x,
                q.y,
                h * (far ? 0.95 : 1.02),
                sitter(s, {
                  turn: lerp(0.55, -0.55, q.x / W) + r.range(-0.15, 0.15),
                  ...(dress
                    ? { dress, cloth: shift(cloth, r.range(-0.07, 0.07), r.range(0.8, 1.1), r.range(-8, 8)) }
                    : {}),
                }),
              ),
          ),
        ),
      focus: [0.5, 0.45],
    };
  },
};
