import { beforeEach, expect, it } from 'vitest';
import { findCopies, removeCopy, renameCopy, writeCopy } from './copies.ts';

const place = { viewerId: 5, type: 'article', id: 12, objectId: null, tab: 1 };
const name = 'litfass:schreiben:5:article:12:1';
const copyOf = (title: string) => ({
  key: 'k',
  version: 1,
  at: 1_795_000_000_000,
  base: { title: '' },
  content: { title },
});
const titles = () => findCopies<{ title: string }>(place).map(({ copy }) => copy.content.title);

beforeEach(() => localStorage.clear());

it('a copy that is done with goes, one that its window wrote again in the same millisecond stays', () => {
  writeCopy(name, copyOf('Damals'));
  writeCopy(name, copyOf('Seither'));
  removeCopy(name, copyOf('Damals'));
  expect(titles()).toEqual(['Seither']);
  removeCopy(name, copyOf('Seither'));
  expect(titles()).toEqual([]);
});

it('a copy that gets another name takes nothing from the one that lies there', () => {
  const begun = 'litfass:schreiben:5:article:neu:1';
  writeCopy(begun, copyOf('Begonnen'));
  writeCopy(name, copyOf('Seither'));
  renameCopy(begun, name);
  expect(titles().toSorted()).toEqual(['Begonnen', 'Seither']);
  renameCopy(begun, name);
  removeCopy(name, null);
  expect(titles().toSorted()).toEqual(['Begonnen', 'Seither']);
});

it('without a copy to compare with it goes in any case', () => {
  writeCopy(name, copyOf('Damals'));
  removeCopy(name, null);
  expect(titles()).toEqual([]);
});
