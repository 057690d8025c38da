import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf, toFields } from './rules.ts';

const words = {
  nameOf: (field: string) => `<${field}>`,
  textOf: (value: boolean | Date | null) => (value instanceof Date ? value.toISOString() : String(value)),
};

const field = (name: string, value: unknown) => ({ name: `<${name}>`, value });

describe('what is given out', () => {
  it('is rows, whatever its shape', () => {
    expect(rowsOf(undefined)).toEqual([]);
    expect(rowsOf([{ id: 1 }, { id: 2 }])).toEqual([
      { list: null, fields: { id: 1 } },
      { list: null, fields: { id: 2 } },
    ]);
    expect(rowsOf({ name: 'Ada', roles: [{ role: 'admin' }], mentionedIn: [4] })).toEqual([
      { list: null, fields: { name: 'Ada' } },
      { list: 'roles', fields: { role: 'admin' } },
      { list: 'mentionedIn', fields: { mentionedIn: 4 } },
    ]);
    expect(rowsOf({ comments: [] })).toEqual([]);
    expect(rowsOf([7])).toEqual([{ list: null, fields: { id: 7 } }]);
  });

  it('is read with German names, lists within lists too', () => {
    const at = new Date(0);
    expect(
      toFields({ at, isOwn: true, text: '', tags: ['a', 'b'], messages: [{ id: 1 }], none: [] }, words),
    ).toEqual([
      { name: '<at>', value: at.toISOString() },
      { name: '<isOwn>', value: 'true' },
      { name: '<text>', value: 'null' },
      { name: '<tags>', value: 'a, b' },
      { name: '<messages>', value: [[{ name: '<id>', value: '1' }]] },
      { name: '<none>', value: 'null' },
    ]);
  });

  it.each([
    ['a moment in a list', [new Date(0), 'a'], '"1970-01-01T00:00:00.000Z", a'],
    ['moments alone in a list', [new Date(0)], '"1970-01-01T00:00:00.000Z"'],
    ['lists in a list', [[1], [2]], '[1], [2]'],
    ['a thing beside a word', [{ id: 1 }, 'a'], '{"id":1}, a'],
    ['nothing in a list', [null, 'a'], 'null, a'],
    ['a thing with nothing', {}, 'null'],
    ['a number', 7, '7'],
    ['no moment', null, 'null'],
  ])('reads %s', (_, value, read) =>
    expect(toFields({ value }, words)).toEqual([{ name: '<value>', value: read }]),
  );

  it.each([true, new Date(0), null, undefined, '', {}, []])('has words of its own for %j', (value) =>
    expect(toFields({ value }, { ...words, textOf: () => 'eigenes Wort' })).toEqual([
      field('value', 'eigenes Wort'),
    ]),
  );

  it('is read three lists deep, and as it is given out below', () => {
    expect(toFields({ a: { b: { c: { d: 1 } } }, e: undefined }, words)).toEqual([
      field('a', [[field('b', [[field('c', '{\n  "d": 1\n}')]])]]),
      field('e', 'null'),
    ]);
  });

  it('can be of any shape and depth', () => {
    fc.assert(
      fc.property(fc.oneof(fc.object({ maxDepth: 6 }), fc.array(fc.anything())), (data) => {
        for (const { fields } of rowsOf(data)) JSON.stringify(toFields(JSON.parse(asJson(fields)), words));
      }),
    );
  });
});

/** Returns a value as a JSON file has it, where big numbers are words. */
const asJson = (value: unknown) =>
  JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry));
