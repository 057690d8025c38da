import * as fc from 'fast-check';
import { stringify } from 'qs';
import { describe, expect, it } from 'vitest';
import {
  findForbiddenText,
  Id,
  listOf,
  objectOf,
  ParameterError,
  parseId,
  parseParameters,
} from './parameters.ts';
import { anyLetter } from './testing/any-letter.ts';

/** Returns a value without null prototypes, for `toEqual`. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;
const parsed = (text: string) => plain(parseParameters(text));
const nested = (levels: number): unknown => (levels === 0 ? 'tief' : { a: nested(levels - 1) });
const letters = (count: number) => Array.from({ length: count }, (_, i) => `x${i}`);

/** Texts as an attacker would put them together: pieces that mean something to a parser. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '&',
        '=',
        '[',
        ']',
        '[]',
        '[0]',
        '[199]',
        '[200]',
        '%',
        '%00',
        '%5B',
        '%5D',
        '%C3',
        '+',
        ',',
        ';',
      ),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'hasOwnProperty',
        'length',
        'x',
        'a',
      ),
      fc.string({ unit: anyLetter, maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

describe('parseParameters', () => {
  it('reads plain names and values, with plus signs and percent encoding', () => {
    expect(parsed('name=Anna+Groß&ort=M%C3%BCnster&leer=&ohne')).toEqual({
      name: 'Anna Groß',
      ort: 'Münster',
      leer: '',
      ohne: '',
    });
    expect(parsed('')).toEqual({});
  });

  it.each([
    ['ids=1,2', { ids: '1,2' }],
    ['ids=1&ids=2', { ids: ['1', '2'] }],
    ['ids[]=1', { ids: ['1'] }],
    ['ids%5B%5D=1&ids%5B%5D=2', { ids: ['1', '2'] }],
    ['images[0][imageId]=7&images[1][imageId]=8', { images: [{ imageId: '7' }, { imageId: '8' }] }],
    ['focuspoint[focus_x]=10&focuspoint[focus_y]=20', { focuspoint: { focus_x: '10', focus_y: '20' } }],
    ['a[b][c][d][e][f]=1', { a: { b: { c: { d: { e: { f: '1' } } } } } }],
  ])('reads %s', (text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });

  it('returns objects without a prototype, at every depth', () => {
    const value = parseParameters('a[b]=1&toString=x');
    expect(Object.getPrototypeOf(value)).toBeNull();
    expect(Object.getPrototypeOf(value['a'])).toBeNull();
    expect(value['toString']).toBe('x');
    expect('hasOwnProperty' in value).toBe(false);
  });

  it.each([
    '__proto__[x]=1',
    'a[__proto__][x]=1',
    'constructor[prototype][x]=1',
    'a[constructor]=1',
    'prototype=1',
  ])('drops what could pollute a prototype: %s', (text) => {
    expect(JSON.stringify(parseParameters(text))).toMatch(/^(\{\}|\{"a":\{\}\})$/);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['repeated', letters(200).map((x) => `x=${x}`)],
    ['bracketed', letters(200).map((x) => `x[]=${x}`)],
    ['numbered', letters(200).map((x, i) => `x[${i}]=${x}`)],
  ])('takes 200 %s entries of a list and refuses 201', (_, pairs) => {
    expect(parseParameters(pairs.join('&'))['x']).toEqual(letters(200));
    const more = pairs.concat(pairs[0]!.replace('[0]', '[200]'));
    expect(() => parseParameters(more.join('&'))).toThrow(
      new ParameterError('Es sind höchstens 200 Einträge erlaubt.'),
    );
  });

  it('takes 200 entries of an object and refuses 201', () => {
    const pairs = letters(201).map((x) => `o[${x}]=1`);
    expect(Object.keys(parseParameters(pairs.slice(1).join('&'))['o'] as object)).toHaveLength(200);
    expect(() => parseParameters(pairs.join('&'))).toThrow('höchstens 200');
  });

  it('takes 200 images with ten fields each and refuses one parameter more', () => {
    const text = stringify({
      images: letters(200).map(() => Object.fromEntries(letters(10).map((x) => [x, '1']))),
    });
    expect(parseParameters(text)['images']).toHaveLength(200);
    expect(() => parseParameters(`${text}&x=1`)).toThrow(
      new ParameterError('Die Anfrage enthält zu viele Angaben.'),
    );
  });

  it('takes names that every object has', () => {
    expect(parsed('toString=1&hasOwnProperty=2')).toEqual({ toString: '1', hasOwnProperty: '2' });
  });

  it('refuses more than five brackets in a name', () => {
    expect(() => parseParameters('a[b][c][d][e][f][g]=1')).toThrow(
      new ParameterError('Die Angaben sind zu tief verschachtelt.'),
    );
  });

  it.each(['x=%', 'x=%zz', 'x=%C3', '%E0%A4=1', 'x=%ED%A0%80'])(
    'refuses broken percent encoding: %s',
    (text) => {
      expect(() => parseParameters(text)).toThrow(new ParameterError('Die Anfrage ist nicht lesbar.'));
    },
  );

  it('is answered with 400 when refused', () => {
    expect(new ParameterError('x')).toMatchObject({ status: 400, message: 'x' });
  });

  it('brings back what a form has written', () => {
    const names = fc
      .stringMatching(/^[a-z_]{1,8}$/)
      .filter((name) => !['constructor', 'prototype', '__proto__'].includes(name));
    const leaves = fc.string({ unit: 'grapheme', maxLength: 8 });
    const rows = fc.array(fc.dictionary(names, leaves, { minKeys: 1, maxKeys: 4, noNullPrototype: true }), {
      minLength: 1,
      maxLength: 30,
    });
    const values = fc.oneof(leaves, fc.array(leaves, { minLength: 1, maxLength: 30 }), rows);
    fc.assert(
      fc.property(fc.dictionary(names, values, { noNullPrototype: true }), (form) => {
        expect(parsed(stringify(form))).toEqual(form);
      }),
    );
  });

  it('throws nothing but a ParameterError and leaves Object.prototype clean, whatever arrives', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(hostileText, (text) => {
        onlyParameterErrors(() => findForbiddenText(parseParameters(text)));
      }),
      { numRuns: 2000 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});

it('an id at the door is a whole number from 1 to what PostgreSQL can hold', () =>
  expect(Id).toMatchObject({ type: 'integer', minimum: 1, maximum: 2147483647 }));

describe('listOf', () => {
  it('takes lists in lists as deep as objects, and refuses deeper ones', () => {
    const lists = (levels: number): unknown => (levels === 0 ? 'tief' : [lists(levels - 1)]);
    expect(listOf(lists(6))).toEqual(lists(6));
    expect(() => listOf(lists(7))).toThrow(ParameterError);
  });

  it.each([
    [
      ['1', '2'],
      ['1', '2'],
    ],
    ['1,2', ['1', '2']],
    [' 1 , ,2,', ['1', '2']],
    ['7', ['7']],
    [7, [7]],
    ['[1,"2"]', [1, '2']],
    ['[{"imageId":7}]', [{ imageId: 7 }]],
    ['[]', []],
    ['[Sturm], Regen', ['[Sturm]', 'Regen']],
    [{ imageId: '7' }, [{ imageId: '7' }]],
    ['', []],
    [undefined, []],
    [null, []],
  ])('turns %j into %j', (value, expected) => {
    expect(plain(listOf(value))).toEqual(expected);
  });

  it.each([letters(201), letters(201).join(), JSON.stringify(letters(201))])(
    'refuses more than 200 entries',
    (value) => {
      expect(() => listOf(value)).toThrow(ParameterError);
    },
  );

  it.each([letters(200), letters(200).join(), JSON.stringify(letters(200))])('takes 200 entries', (value) => {
    expect(listOf(value)).toEqual(letters(200));
  });
});

describe('objectOf', () => {
  it('takes an object or the JSON text of one, and gives it no prototype', () => {
    for (const value of [{ focus_x: 10 }, '{"focus_x":10}', ' {"focus_x":10} ']) {
      const object = objectOf(value);
      expect(Object.getPrototypeOf(object)).toBeNull();
      expect(plain(object)).toEqual({ focus_x: 10 });
    }
  });

  it.each([undefined, null, 7, true, '', 'x', '7', '[]', '{', [], [{}]])(
    'gives undefined for %j',
    (value) => {
      expect(objectOf(value)).toBeUndefined();
    },
  );

  it('drops polluting names from JSON too, at every depth', () => {
    const object = objectOf('{"__proto__":{"x":1},"a":{"constructor":{"x":1},"b":2}}');
    expect(JSON.stringify(object)).toBe('{"a":{"b":2}}');
  });

  it('refuses what is too wide or too deep', () => {
    const wide = Object.fromEntries(letters(201).map((x) => [x, 1]));
    expect(() => objectOf(wide)).toThrow(ParameterError);
    expect(plain(objectOf(nested(6)))).toEqual(nested(6));
    expect(() => objectOf(nested(7))).toThrow(ParameterError);
    expect(() => objectOf(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toThrow(ParameterError);
  });
});

describe('parseId', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2147483647],
    [12, 12],
  ])('takes %j', (value, id) => {
    expect(parseId(value)).toBe(id);
  });

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '007',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    '1\n',
    '٣',
    '2147483648',
    '99999999999999999999',
  ])('refuses the text %j', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  it.each([0, -1, 1.5, 2147483648, Number.NaN, Infinity, 1n, true, null, undefined, ['1'], { id: 1 }])(
    'refuses the value %s',
    (value) => {
      expect(parseId(value)).toBeUndefined();
    },
  );
});

describe('findForbiddenText', () => {
  it('names the first field that PostgreSQL could not store', () => {
    expect(findForbiddenText({ title: 'gut', text: 'a\0b', more: '\0' })).toBe('text');
    expect(findForbiddenText({ images: [{ caption: 'gut' }, { caption: '\0' }] })).toBe('images[1][caption]');
    expect(findForbiddenText({ a: { 'b\0': 1 } })).toBe('a[b\0]');
    expect(findForbiddenText({ text: 'halb \ud83d' })).toBe('text');
    expect(findForbiddenText('\0')).toBe('');
  });

  it('finds nothing in clean input of any shape', () => {
    for (const value of [undefined, null, 7, '', 'Grüße 🙂', [], { a: [{ b: 'c' }] }, Buffer.alloc(8)])
      expect(findForbiddenText(value)).toBeUndefined();
  });

  it('finds nothing in bytes, which are no texts, whatever else is said of them', () => {
    expect(findForbiddenText({ file: Object.assign(new Uint8Array(3), { name: 'a\0' }) })).toBeUndefined();
  });

  it('finds a null byte wherever it hides', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (around, text) => {
          expect(findForbiddenText([around])).toBeUndefined();
          expect(findForbiddenText([around, { deep: [[around, `${text}\0`]] }])).toBe('1[deep][0][1]');
        },
      ),
    );
  });

  it('refuses input that is deeper than any document', () => {
    expect(findForbiddenText(nested(100))).toBeUndefined();
    expect(findForbiddenText(nested(101))).toBeUndefined();
    expect(() => findForbiddenText(nested(102))).toThrow(ParameterError);
    expect(() => findForbiddenText(nested(5000))).toThrow(ParameterError);
  });
});

it('nothing in this room throws anything but a ParameterError, whatever it is given', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const values = fc.oneof(
    fc.anything(),
    fc.json(),
    hostileText,
    hostileText.map((text) => `[${text}]`),
  );
  fc.assert(
    fc.property(values, (value) => {
      for (const read of [listOf, objectOf, parseId, findForbiddenText])
        onlyParameterErrors(() => read(value));
    }),
    { numRuns: 1000 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

const onlyParameterErrors = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(ParameterError);
  }
};
