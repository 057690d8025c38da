import { expect, it } from 'vitest';
import { declaring } from './kind-declaration.ts';
import type { KindDeclaration } from './kind-declaration.ts';

const kind = (type: string, more: Partial<KindDeclaration> = {}): Partial<KindDeclaration> => ({
  type,
  ...more,
});
const typesOf = (kinds: readonly Partial<KindDeclaration>[], ...parts: readonly (keyof KindDeclaration)[]) =>
  declaring(kinds, ...parts).map(({ type }) => type);

it('kinds come by their ranks, and without one at the end, as they were given', () => {
  const kinds = [
    kind('ohne'),
    kind('drei', { rank: 3 }),
    kind('eins', { rank: 1 }),
    kind('auch ohne'),
    kind('null', { rank: 0 }),
  ];
  expect(typesOf(kinds)).toEqual(['null', 'eins', 'drei', 'ohne', 'auch ohne']);
});

it('are those that declare all that is asked for, and don’t say no to it', () => {
  const kinds = [
    kind('beides', { isLikable: true, following: { button: 'Folgen' } }),
    kind('eines', { isLikable: true }),
    kind('nein', { isLikable: false, following: { button: 'Folgen' } }),
    kind('nichts'),
  ];
  expect(typesOf(kinds, 'isLikable')).toEqual(['beides', 'eines']);
  expect(typesOf(kinds, 'isLikable', 'following')).toEqual(['beides']);
  expect(typesOf(kinds, 'following')).toEqual(['beides', 'nein']);
});
