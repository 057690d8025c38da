import { describe, expectTypeOf, it } from 'vitest';
import type { Json, JsonOnly } from './json.ts';

interface View {
  readonly id: number;
  readonly title: string;
  readonly isOpen: boolean;
  readonly author: { readonly name: string } | null;
  readonly tags: readonly string[];
  readonly note?: string;
  readonly size: 'S' | 'M';
}

/** True when a value of this type may go to the browser. */
type Passes<T> = T extends JsonOnly<T> ? true : false;

describe('what may go from the server to the browser', () => {
  it('is JSON: texts, numbers, yes and no, nothing, lists and objects of these', () => {
    expectTypeOf<Passes<View>>().toEqualTypeOf<true>();
    expectTypeOf<Passes<{ pages: readonly View[] }>>().toEqualTypeOf<true>();
    expectTypeOf<Passes<{ anything: Json }>>().toEqualTypeOf<true>();
    expectTypeOf<Passes<Record<string, number>>>().toEqualTypeOf<true>();
    expectTypeOf<Passes<{}>>().toEqualTypeOf<true>();
  });

  it('is no function, wherever it hides', () => {
    expectTypeOf<Passes<{ onClick: () => void }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ rows: readonly { format: (n: number) => string }[] }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ onClick?: () => void }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ text: string | (() => string) }>>().toEqualTypeOf<false>();
  });

  it('is no date, map or set, which JSON would change', () => {
    expectTypeOf<Passes<{ at: Date }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ deep: { at: Date | null } }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ counts: Map<string, number> }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ ids: Set<number> }>>().toEqualTypeOf<false>();
  });

  it('is no bigint, symbol or undefined in a list', () => {
    expectTypeOf<Passes<{ id: bigint }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ key: symbol }>>().toEqualTypeOf<false>();
    expectTypeOf<Passes<{ list: (string | undefined)[] }>>().toEqualTypeOf<false>();
  });
});
