import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bbcodeToTree } from './bbcode-tree.ts';
import { aDocument, someBBCode } from '../test-data.ts';
import { treeToBBCode } from './tree-to-bbcode.ts';
import { parseDocument } from './validate.ts';

const RUNS = { numRuns: 100 };
const read = (source: string) => bbcodeToTree(source, { tags: 'full' });

describe('a tree as BBCode', () => {
  it('is read back as it was', () =>
    fc.assert(
      fc.property(aDocument(), (document) => {
        expect(read(treeToBBCode(document))).toEqual(document);
      }),
      RUNS,
    ));
});

describe('whatever an author types', () => {
  it('becomes a tree as parseDocument would have it, and never throws', () =>
    fc.assert(
      fc.property(someBBCode(), (source) => {
        const document = read(source);
        expect(parseDocument(document)).toEqual({ ok: true, document });
      }),
      RUNS,
    ));

  it('is the same tree after it was written anew', () =>
    fc.assert(
      fc.property(someBBCode(), (source) => {
        const document = read(source);
        expect(read(treeToBBCode(document))).toEqual(document);
      }),
      RUNS,
    ));
});
