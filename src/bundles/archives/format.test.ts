import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishedSchema } from './format.ts';

it('the published schema is the one by which archives are read', () => {
  const file = path.join(import.meta.dirname, '../../../docs/archive/schema-1.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(publishedSchema)));
});
