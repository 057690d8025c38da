// Tests the kinds of the whole house, together: contract.md 13 knows them by these words, and no two may claim the same.
import { describe, expect, it } from 'vitest';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { isKindOn } from '#kernel/testing/switched-off.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';

const { kinds } = await testPortal();

const CONTRACT = ['article', 'imagepost', 'event', 'comment'];
const WITHOUT_DECLARATION = ['cmspage', 'user'];

describe('the kinds of content', () => {
  it('are those of the contract, in the order of their ranks where they declare one, and no other without one', () => {
    const declared = declaredKinds.map(({ type }) => type);
    expect(declared.filter((type) => CONTRACT.includes(type))).toEqual(CONTRACT);
    const running = kinds.all().map(({ type }) => type);
    expect(running.toSorted()).toEqual([...declared.filter(isKindOn), ...WITHOUT_DECLARATION].toSorted());
  });

  it('run as they are declared', () => {
    for (const declaration of declaredKinds.filter(({ type }) => isKindOn(type)))
      expect(kinds.get(declaration.type)).toMatchObject({ ...declaration });
  });

  it.each([
    ['marks in addresses', declaredKinds.map(({ embedding }) => embedding?.mark)],
    ['words on profiles', declaredKinds.map(({ listing }) => listing?.word)],
    ['words of lists', declaredKinds.map(({ listing }) => listing?.own?.word)],
    ['words of calls', declaredKinds.flatMap(({ comments }) => [comments?.one, comments?.many])],
  ])('share no %s', (_, words) => {
    const given = words.filter((word) => word !== undefined);
    expect(new Set(given).size).toBe(given.length);
  });
});
