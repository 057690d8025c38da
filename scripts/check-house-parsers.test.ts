// Tests of the house law: parsers of what strangers send say so, and are fed with nonsense.
import { describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.ts';
import { IN, law } from './house/testing.ts';
import { listedParsersExist } from './house/parser-rules.ts';
import type { Files } from './house/testing.ts';

const MARK = '// Reads what strangers send.\n';
const parser = (name: string, words = 'export const x = 1;'): Files => ({
  [`${IN}/${name}.ts`]: `${MARK}${words}`,
});
const fuzz = (name: string): Files => ({
  [`${IN}/spoilt.test.ts`]: `import * as fc from 'fast-check';\nimport { x } from './${name}.ts';\nfc.assert(x);`,
});

describe('parsers of what strangers send', () => {
  law(
    'are fed with nonsense by a test beside them that calls themselves',
    { ...parser('gif'), ...fuzz('gif') },
    {
      ...parser('gif'),
      [`${IN}/gif.test.ts`]: `import { x } from './gif.ts';`,
      ...parser('png'),
      [`${IN}/png.test.ts`]: `import fc from 'fast-check';\nimport type { X } from './png.ts';`,
    },
    'src/bundles/comments/gif.ts:1 it reads what strangers send',
    'src/bundles/comments/png.ts:1 it reads what strangers send',
  );

  const reading: Files = {
    [`${IN}/reading/part.ts`]: `import { SaxesParser } from 'saxes';\nexport const part = SaxesParser;`,
  };
  law(
    'say what they are, or are called by one beside them that does',
    {
      ...reading,
      [`${IN}/reading/whole.ts`]: `${MARK}import { part } from './part.ts';\nexport const x = part;`,
      [`${IN}/reading/whole.test.ts`]: `import fc from 'fast-check';\nimport { x } from './whole.ts';\nfc.assert(x);`,
      [`${IN}/copies.ts`]: 'export const copy = (one: unknown) => JSON.parse(JSON.stringify(one));',
      [`${IN}/types.ts`]: `import type { Token } from 'parse5';\nexport type T = Token;`,
      [`${IN}/ui/stored.ts`]: 'export const stored = (text: string) => JSON.parse(text);',
    },
    {
      ...reading,
      [`${IN}/answers.ts`]: 'export const answer = (text: string) => JSON.parse(text);',
      [`${IN}/bytes.ts`]: 'export const size = (head: Buffer) => head.readUInt32BE(4);',
      [`${IN}/formats.ts`]: 'export const ods: ImportFormat = { read };',
      [`${IN}/words.ts`]: 'export const words = (bytes: Uint8Array) => new TextDecoder().decode(bytes);',
    },
    `${IN}/reading/part.ts:2 saxes takes files apart: say 'Reads what strangers send.' in its opening comment`,
    `${IN}/answers.ts:2 this takes apart what somebody wrote`,
    `${IN}/bytes.ts:2 this takes apart what somebody wrote`,
    `${IN}/formats.ts:2 this is a format that is read`,
    `${IN}/words.ts:2 this makes text of bytes`,
  );

  const tar: Files = {
    'src/kernel/tar.test.ts': `import fc from 'fast-check';\nimport { x } from './tar.ts';\nfc.assert(x);`,
  };
  law(
    'that there are keep their mark',
    { ...tar, 'src/kernel/tar.ts': `${MARK}export const x = 1;` },
    { ...tar, 'src/kernel/tar.ts': 'export const x = 1;' },
    `src/kernel/tar.ts:1 say 'Reads what strangers send.'`,
  );

  it('are listed where they are', () => {
    const house = new Map([
      ['scripts/house/parser-rules.ts', ''],
      ['src/kernel/tar.ts', MARK],
    ]);
    const said = checkHouse(house, [listedParsersExist]).map(({ message }) => message);
    expect(said).toContain('src/kernel/multipart.ts is not there: list where it is now');
    expect(said.join()).not.toContain('src/kernel/tar.ts');
  });
});
