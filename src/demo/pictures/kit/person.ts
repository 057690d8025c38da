// Describes somebody: age, clothes, skin and hair.
import { HAIR, SKIN } from '../palette.ts';
import type { Stage } from '../stage.ts';

export type Haircut =
  | 'bob'
  | 'long'
  | 'bun'
  | 'tail'
  | 'short'
  | 'scarf'
  | 'bald'
  | 'cap'
  | 'beanie'
  | 'helmet';

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly woman: boolean;
  readonly cut: Haircut;
  readonly top: string;
  readonly bottom: string;
  /** How far the coat reaches below the hip, as a share of the height. */
  readonly coat: number;
  readonly skirt: boolean;
  /** Whether the forearms are bare, and the legs under a skirt. */
  readonly bare: boolean;
  readonly wide: number;
  readonly kid?: boolean;
  readonly shorts?: boolean;
  readonly boots?: boolean;
  /** The colours of what some people wear or carry. */
  readonly hat?: string;
  readonly shoe?: string;
  readonly socks?: string;
  readonly gloves?: string;
  readonly skirtColor?: string;
  readonly apron?: string;
  readonly vest?: string;
  readonly bag?: string;
  readonly pack?: string;
}

/** Makes somebody: age, clothes, skin and hair come from the picture's palette. */
export const someone = (s: Stage, o: Partial<Person> = {}): Person => {
  const { r, p } = s;
  const woman = r.chance(0.5);
  const cold = p.snow || p.season === 'autumn' || p.weather === 'rain';
  return {
    skin: r.pick(r.chance(0.68) ? SKIN.slice(0, 4) : SKIN),
    hair: r.pick(HAIR),
    woman,
    cut: woman
      ? r.pick(['bob', 'long', 'bun', 'tail', 'short', 'scarf'])
      : r.pick(['short', 'short', 'short', 'bald', 'cap']),
    top: r.pick(p.cloth),
    bottom: r.pick(['#2c3850', '#3b3a45', '#5b5348', '#254256', '#6b6a70', '#8a7a62']),
    coat: cold ? r.pick([0.1, 0.16, 0.24]) : r.chance(0.15) ? 0.1 : 0,
    skirt: woman && r.chance(cold ? 0.2 : 0.45),
    bare: !cold && r.chance(0.6),
    wide: r.range(0.94, 1.14),
    ...o,
  };
};
