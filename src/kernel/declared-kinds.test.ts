import { expect, it } from 'vitest';
import { declaredKind, declaredKinds, onOffer } from './declared-kinds.ts';

it('a kind is found by its type, and nothing else is', () => {
  for (const kind of declaredKinds) expect(declaredKind(kind.type)).toBe(kind);
  expect(declaredKinds.length).toBeGreaterThan(1);
  expect(declaredKind('nothing')).toBeUndefined();
});

it('what there is to read has the word for it, or else that for many, and only of kinds that are listed', () => {
  const names = { one: 'Nachricht', many: 'Nachrichten' };
  const kinds = [
    { listing: {}, names },
    { listing: {}, names: { ...names, onOffer: 'Neues' } },
    { names },
  ] as unknown as Parameters<typeof onOffer>[0];
  expect(onOffer(kinds)).toEqual(['Nachrichten', 'Neues']);
});
