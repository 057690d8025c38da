// Describes who sits for a portrait: everything that varies between two faces.
import { light } from '../color.ts';
import { HAIR, SKIN } from '../palette.ts';
import type { Stage } from '../stage.ts';

export type FaceCut =
  | 'bob'
  | 'long'
  | 'bun'
  | 'waves'
  | 'pixie'
  | 'curls'
  | 'scarf'
  | 'side'
  | 'crop'
  | 'quiff'
  | 'bald'
  | 'curlyshort';

export type Dress = 'blazer' | 'crew' | 'turtle' | 'shirt' | 'scarf' | 'vneck' | 'tie' | 'jacket';

export interface Sitter {
  readonly woman: boolean;
  readonly old: boolean;
  readonly skin: string;
  readonly hair: string;
  readonly cut: FaceCut;
  readonly beard: '' | 'full' | 'short' | 'moustache';
  readonly glasses: '' | 'round' | 'square';
  readonly jaw: number;
  readonly width: number;
  /** Where the face turns, -1 to 1. */
  readonly turn: number;
  readonly smile: number;
  readonly dress: Dress;
  readonly cloth: string;
  readonly under: string;
}

/** Says who it is: everything that varies between two faces. */
export const sitter = (s: Stage, o: Partial<Sitter> = {}): Sitter => {
  const { r, p } = s;
  const woman = o.woman ?? r.chance(0.5);
  const old = r.chance(0.28);
  const skin = r.pick(r.chance(0.66) ? [...SKIN.slice(0, 3), SKIN[7]] : SKIN.slice(3, 7));
  const dark = light(skin) < 0.66;
  return {
    woman,
    old,
    skin,
    hair: old
      ? r.pick(['#a9a5a0', '#cfcac2', '#8a8682', '#e4e0d8'])
      : dark
        ? r.pick(['#1d1817', '#2a211f', '#171a22'])
        : r.pick(HAIR.slice(0, 5).concat('#8b3f24', '#2a211f')),
    cut: woman
      ? r.pick(['bob', 'long', 'bun', 'waves', 'pixie', 'curls', dark ? 'curls' : 'bob', 'scarf'])
      : r.pick([
          'side',
          'crop',
          'quiff',
          'bald',
          dark ? 'crop' : 'side',
          'curlyshort',
          old ? 'bald' : 'quiff',
        ]),
    beard: !woman && r.chance(0.42) ? r.pick(['full', 'short', 'moustache']) : '',
    glasses: r.chance(0.36) ? r.pick(['round', 'square']) : '',
    jaw: woman ? r.range(0.78, 0.92) : r.range(0.9, 1.08),
    width: r.range(0.345, 0.38),
    turn: r.range(0.25, 0.8) * r.sign(),
    smile: r.range(0.25, 1),
    dress: r.pick(
      woman
        ? ['blazer', 'crew', 'turtle', 'shirt', 'scarf', 'vneck']
        : ['blazer', 'shirt', 'crew', 'turtle', 'tie', 'jacket'],
    ),
    cloth: r.pick(p.cloth),
    under: r.pick(['#f4eee0', '#dbe3e6', '#e9d9bd', '#2f3a4c']),
    ...o,
  };
};
