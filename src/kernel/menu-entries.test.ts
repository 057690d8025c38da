import { describe, expect, it } from 'vitest';
import { currentEntry, toMenuLink } from './menu-entries.ts';

describe('the entry that a page belongs to', () => {
  const entries = [
    { name: 'Cockpit', href: '/cockpit', isAlone: true },
    { name: 'Bilder', href: '/cockpit/bilder' },
    { name: 'Rechte', href: '/cockpit/bilder/rechte' },
  ];

  it.each([
    ['/cockpit', 'Cockpit'],
    ['/cockpit/anderes', undefined],
    ['/cockpit/bilder', 'Bilder'],
    ['/cockpit/bilder/7', 'Bilder'],
    ['/cockpit/bilderbuch', undefined],
    ['/cockpit/bilder/rechte', 'Rechte'],
    ['/cockpit/bilder/rechte/7', 'Rechte'],
    ['/', undefined],
  ])('of %s is %s', (path, name) => {
    expect(currentEntry(entries, path)?.name).toBe(name);
    expect(currentEntry(entries.toReversed(), path)?.name).toBe(name);
  });
});

it('an entry is drawn with what waits there, if anything does, and marked where it is the current one', () => {
  expect(toMenuLink({ name: 'a', href: '/a' }, false)).toEqual({ name: 'a', href: '/a' });
  expect(toMenuLink({ name: 'a', href: '/a', count: 0 }, false)).toEqual({ name: 'a', href: '/a' });
  expect(toMenuLink({ name: 'a', href: '/a', count: 3, isAlone: true }, true)).toEqual({
    name: 'a',
    href: '/a',
    isCurrent: true,
    note: '3',
  });
});
