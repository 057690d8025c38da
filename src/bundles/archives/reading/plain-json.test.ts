import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlainJson } from './plain-json.ts';

const read = (text: string) => readPlainJson(Buffer.from(text));

it('JSON is read as it was written, whatever stands in its words', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(read(JSON.stringify({ '["\\': ']]}}[[[['.repeat(2000) }))).toBeDefined();
});

it.each([
  ['deeper than anybody writes', '['.repeat(50_000_000)],
  ['nothing but brackets', `[${'[],'.repeat(20_000_000)}[]]`],
  ['broken', '{"a":'],
])('JSON that is %s is refused before anything is made of it', (_, text) => {
  const before = process.memoryUsage().heapUsed;
  expect(() => read(text)).toThrow();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
});
