import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as build from './build.ts';
import { aDocument } from './test-data.ts';
import { withOtherIds } from './other-ids.ts';
import { parseDocument } from './rules/validate.ts';

const SAME = {
  picture: (id: number) => id,
  person: (id: number) => id,
  piece: (_type: string, id: number) => id,
  stream: (id: number) => id,
};
const NONE = {
  picture: () => undefined,
  person: () => undefined,
  piece: () => undefined,
  stream: () => undefined,
};

describe('a text with other ids', () => {
  it('is the same where all ids are', () => {
    fc.assert(
      fc.property(aDocument(), (document) => {
        expect(withOtherIds(document, SAME)).toEqual(document);
      }),
      { numRuns: 60 },
    );
  });

  it('can be saved as it is, also where nothing of what it refers to is there', () => {
    fc.assert(
      fc.property(aDocument(), (document) => {
        const parsed = parseDocument(JSON.parse(JSON.stringify(withOtherIds(document, NONE))), {
          publicUrl: 'https://auenfeld.example',
        });
        expect(parsed.ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('names its pictures anew and leaves out those that are missing', () => {
    const document = build.doc(build.p('Worte'), build.image(7), build.gallery(7, 8));
    const ids = { ...NONE, picture: (id: number) => (id === 7 ? 70 : undefined) };
    expect(withOtherIds(document, ids)).toEqual(
      build.doc(build.p('Worte'), build.image(70), build.gallery(70)),
    );
  });
});
