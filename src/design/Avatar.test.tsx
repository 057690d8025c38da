import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from './Avatar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const discOf = (name: string) => {
  const container = document.createElement('div');
  act(() => createRoot(container).render(<Avatar name={name} />));
  return container.firstElementChild!;
};

describe('a person without a picture', () => {
  it.each([
    ['Henrike Voßberg', 'HV'],
    ['Aylin Özdemir', 'AÖ'],
    ['Anna Maria von der Au', 'AA'],
    ['Karl-Heinz', 'KH'],
    ['redaktion', 'R'],
    ['„Ida“ (9)', 'I9'],
    ['', ''],
  ])('%s has the initials %s', (name, initials) => {
    expect(discOf(name).textContent).toBe(initials);
  });

  it('always has the same colour, and not everybody the same one', () => {
    const names = ['Ruth', 'Paul', 'Linh', 'Thandi', 'Georg', 'Ida', 'Jonas', 'Nele'];
    const tones = names.map((name) => discOf(name).className);
    expect(names.map((name) => discOf(name).className)).toEqual(tones);
    expect(new Set(tones).size).toBeGreaterThan(2);
  });
});
