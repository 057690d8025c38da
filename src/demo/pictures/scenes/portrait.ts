// Draws one person, head and shoulders, looking at the viewer.
import { BACKS, BACK_NAMES } from '../kit/backdrops.ts';
import { face } from '../kit/face.ts';
import { sitter } from '../kit/sitter.ts';
import type { Scene } from '../scene.ts';

export const portrait: Scene = {
  zoom: 1.2,
  hours: ['morning', 'noon', 'golden', 'morning', 'golden'],
  weathers: ['clear', 'cloudy'],
  isIndoors: true,
  draw(s) {
    const { W, H, u, r } = s;
    const back = s.turn(BACK_NAMES, 2);
    const woman = s.index % 2 === 0;
    const who = sitter(s, {
      woman,
      cut: woman
        ? s.turn(['bob', 'curls', 'bun', 'long', 'pixie', 'waves', 'scarf', 'bob', 'bun'], 1)
        : s.turn(['side', 'crop', 'quiff', 'bald', 'curlyshort', 'side', 'crop'], 1),
    });
    const h = Math.min(H * 0.52, W * 0.62) * r.range(0.92, 1.04);
    const x = W * (s.wide > 1.2 ? 0.5 - Math.sign(who.turn) * r.range(0.06, 0.15) : 0.5);
    const y = H * 0.45;
    Object.assign(s.facts, { woman: who.woman, back, glasses: !!who.glasses });
    return {
      svg: BACKS[back](s) + s.glow(x, H * 0.5, 560 * u, '#fff1d0', 0.25) + face(s, x, y, h, who),
      focus: [x / W, y / H],
    };
  },
};
