import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doc, link, p } from '../build.ts';
import { MAX_TREE_BYTES, MAX_TREE_DEPTH } from '../constants.ts';
import { aDocument } from '../test-data.ts';
import { treeSchema } from './tree-schema.ts';
import { parseDocument } from './validate.ts';

const root = (...content: readonly unknown[]) => ({ schemaVersion: 1, type: 'doc', content });
const text = (words: string, ...marks: readonly unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content });
const linkTo = (href: unknown) => root(paragraph(text('hier', { type: 'link', attrs: { href } })));

const errorsOf = (json: unknown): readonly string[] => {
  const outcome = parseDocument(json);
  return outcome.ok ? [] : outcome.errors;
};

/** Attributes within attributes, which are no levels of the tree. */
const withDeepAttributes = (depth: number) => {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = { textAlign: value };
  return root({ type: 'paragraph', attrs: value });
};

const nested = (depth: number, type = 'blockquote') => {
  let node: object = paragraph(text('Kern'));
  for (let level = 2; level < depth; level += 1) node = { type, content: [node] };
  return root(node);
};

describe('a tree is taken', () => {
  it('and comes out canonical', () => {
    const outcome = parseDocument(
      root(
        { type: 'heading', attrs: { level: 3 }, content: [text('Plan')] },
        {
          type: 'paragraph',
          content: [
            text('a', { type: 'italic' }, { type: 'bold' }),
            text('b', { type: 'bold' }, { type: 'italic' }),
          ],
          marks: [],
        },
      ),
    );
    expect(outcome).toEqual({
      ok: true,
      document: root(
        { type: 'heading', attrs: { level: 3, textAlign: null }, content: [{ type: 'text', text: 'Plan' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: null },
          content: [{ type: 'text', text: 'ab', marks: [{ type: 'bold' }, { type: 'italic' }] }],
        },
      ),
    });
  });

  it('without the characters that no person types', () => {
    expect(parseDocument(root(paragraph(text('a\u0000b\u000b\ud800'))))).toEqual({
      ok: true,
      document: doc(p('ab\ufffd')),
    });
  });

  it('with links that signed somebody in before that was refused, without that', () => {
    expect(parseDocument(doc(p(link('https://ada:geheim@b.example/a', 'dort'))))).toEqual({
      ok: true,
      document: doc(p(link('https://b.example/a', 'dort'))),
    });
  });

  it('with links to the portal itself upgraded to https, others left alone', () => {
    const document = doc(
      p(link('http://auenfeld.example/a', 'hier'), ' ', link('http://b.example/', 'dort')),
    );
    expect(parseDocument(document, { publicUrl: 'https://auenfeld.example' })).toEqual({
      ok: true,
      document: doc(p(link('https://auenfeld.example/a', 'hier'), ' ', link('http://b.example/', 'dort'))),
    });
    expect(parseDocument(document, { publicUrl: 'http://auenfeld.example' })).toEqual({ ok: true, document });
  });

  it(`down to level ${MAX_TREE_DEPTH}`, () => expect(errorsOf(nested(MAX_TREE_DEPTH))).toEqual([]));

  it('whatever it is made of, and comes out as it went in', () => {
    fc.assert(
      fc.property(aDocument(), (document) => {
        expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
      }),
    );
  });

  it('as ProseMirror takes it, and its JSON is the same again', () => {
    fc.assert(
      fc.property(aDocument(), ({ schemaVersion, ...tree }) => {
        const node = treeSchema.nodeFromJSON(tree);
        node.check();
        expect({ schemaVersion, ...JSON.parse(JSON.stringify(node)) }).toEqual({ schemaVersion, ...tree });
      }),
    );
  });
});

describe('a tree is refused', () => {
  it.each<[string, unknown, string]>([
    ['an unknown node', root({ type: 'script' }), 'doc.content[0]: Der Baustein „script“ ist unbekannt.'],
    [
      'a node named like a method',
      root({ type: 'constructor' }),
      'doc.content[0]: Der Baustein „constructor“ ist unbekannt.',
    ],
    ['a name that is no string', root({ type: ['paragraph'] }), 'doc.content[0]: Hier fehlt ein Baustein.'],
    ['no node', root(null), 'doc.content[0]: Hier fehlt ein Baustein.'],
    ['no list', { schemaVersion: 1, type: 'doc', content: 'x' }, 'doc.content: Hier fehlt eine Liste.'],
    [
      'an unknown mark',
      root(paragraph(text('a', { type: 'blink' }))),
      'doc.content[0].content[0].marks[0]: Die Auszeichnung „blink“ ist unbekannt.',
    ],
    [
      'a mark twice',
      root(paragraph(text('a', { type: 'bold' }, { type: 'bold' }))),
      'doc.content[0].content[0]: Eine Auszeichnung steht doppelt.',
    ],
    [
      'an unknown attribute',
      root({ type: 'paragraph', attrs: { onclick: 'x' } }),
      'doc.content[0].attrs: Das Feld „onclick“ ist unbekannt.',
    ],
    [
      'an unknown field',
      root({ type: 'paragraph', style: 'x' }),
      'doc.content[0]: Das Feld „style“ ist unbekannt.',
    ],
    [
      'words outside a text',
      root({ type: 'paragraph', text: 'x' }),
      'doc.content[0]: Das Feld „text“ ist unbekannt.',
    ],
    [
      'an empty text',
      root(paragraph(text(''))),
      'doc.content[0].content[0]: Das Feld „text“ fehlt oder ist ungültig.',
    ],
    [
      'a text of nothing but null bytes',
      root(paragraph(text('\u0000'))),
      'doc.content[0].content[0]: Das Feld „text“ fehlt oder ist ungültig.',
    ],
    [
      'a missing attribute',
      root({ type: 'image' }),
      'doc.content[0].attrs: Das Feld „imageId“ fehlt oder ist ungültig.',
    ],
    [
      'attributes that are none',
      root({ type: 'image', attrs: [7] }),
      'doc.content[0]: Das Feld „attrs“ fehlt oder ist ungültig.',
    ],
    [
      'a slot within a block',
      root({ type: 'blockquote', content: [{ type: 'image', attrs: { imageId: 7 } }] }),
      'Der Baustein „blockquote“ enthält etwas, das dort nicht stehen kann, oder ihm fehlt etwas.',
    ],
    [
      'a document within itself',
      root(root(paragraph())),
      'doc.content[0]: Das Feld „schemaVersion“ ist unbekannt.',
    ],
    [
      'marks on a block',
      root({ type: 'paragraph', marks: [{ type: 'bold' }] }),
      'Der Baustein „doc“ enthält etwas, das dort nicht stehen kann, oder ihm fehlt etwas.',
    ],
    [
      'marks in code',
      root({ type: 'codeBlock', content: [text('a', { type: 'bold' })] }),
      'Der Baustein „codeBlock“ enthält etwas, das dort nicht stehen kann, oder ihm fehlt etwas.',
    ],
    [
      'two cuts',
      root(paragraph(), { type: 'cut' }, paragraph(), { type: 'cut' }, paragraph()),
      'Der Baustein „doc“ enthält etwas, das dort nicht stehen kann, oder ihm fehlt etwas.',
    ],
    [
      'nothing in it',
      root(),
      'Der Baustein „doc“ enthält etwas, das dort nicht stehen kann, oder ihm fehlt etwas.',
    ],
  ])('for %s', (_what, json, error) => expect(errorsOf(json)).toEqual([error]));

  it.each([
    null,
    undefined,
    'doc',
    7,
    [],
    {},
    { schemaVersion: 1 },
    { schemaVersion: 1, type: 'paragraph' },
    10n,
    () => 1,
  ])('when it is none: %s', (json) => expect(errorsOf(json)).toEqual(['Der Text ist nicht lesbar.']));

  it.each([undefined, null, 0, -1, 2, 1.5, '1', [1], Number.NaN])('for the version %j', (schemaVersion) => {
    expect(errorsOf({ ...doc(p('a')), schemaVersion })).toEqual([
      'Die Fassung des Textformats (schemaVersion) ist unbekannt. Die neueste ist 1.',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,x',
    '//b.example',
    7,
    null,
    { toString: 'x' },
  ])('for a link to %j', (href) =>
    expect(errorsOf(linkTo(href))).toEqual([
      'doc.content[0].content[0].marks[0].attrs: Das Feld „href“ fehlt oder ist ungültig.',
    ]),
  );

  it.each<[string, object]>([
    ['heading', { level: 1 }],
    ['heading', { level: '2' }],
    ['paragraph', { textAlign: 'left; color: red' }],
    ['orderedList', { start: -1 }],
    ['blockquote', { author: 'a'.repeat(201) }],
    ['codeBlock', { language: 'x" onclick="' }],
    ['spoiler', { title: 7 }],
    ['image', { imageId: '7' }],
    ['image', { imageId: 7, align: 'middle' }],
    ['gallery', { imageIds: [7, -7] }],
    ['gallery', { imageIds: Array.from({ length: 101 }, () => 7) }],
    ['embed', { kind: 'user', id: 7 }],
    ['embed', { kind: 'article', id: 0 }],
    ['video', { type: 'youtube', src: 'javascript:x' }],
    ['video', { type: 'You Tube' }],
    ['tableCell', { colspan: 0 }],
    ['tableHeader', { rowspan: 101 }],
    ['smiley', { code: 'toString' }],
  ])('for a %s with %j', (type, attrs) => {
    expect(errorsOf(root({ type, attrs }))[0]).toMatch(/fehlt oder ist ungültig/);
  });

  it('for keys that would reach a prototype, which stays as it is', () => {
    const json = JSON.parse(
      '{"schemaVersion":1,"type":"doc","__proto__":{"polluted":1},"content":[{"type":"heading","attrs":{"__proto__":{"level":2},"constructor":1}}]}',
    );
    expect(errorsOf(json)).toHaveLength(3);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('for being too long, by its bytes', () => {
    expect(errorsOf(root(paragraph(text('ü'.repeat(MAX_TREE_BYTES / 2)))))).toEqual([
      'Der Text ist zu lang: Mit allen Auszeichnungen sind höchstens 512 Kilobyte möglich, also gut 400.000 Zeichen. Bitte teilen Sie ihn auf.',
    ]);
    expect(errorsOf(root(paragraph(text('u'.repeat(MAX_TREE_BYTES / 2)))))).toEqual([]);
  });

  it.each(['blockquote', 'bulletList', 'unknown'])('fast for 10,000 levels of %s', (type) => {
    const json = nested(10_000, type);
    const started = performance.now();
    expect(errorsOf(json)).toEqual(['Der Text ist zu tief verschachtelt. Möglich sind 40 Ebenen.']);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('for one level too many, for attributes without end, for a tree that contains itself', () => {
    const circle = { type: 'blockquote', content: [] as unknown[] };
    circle.content.push(circle, circle);
    let endless: object = {};
    for (let level = 0; level < 10_000; level += 1) endless = { endless };
    expect(errorsOf(nested(MAX_TREE_DEPTH + 1))).toEqual([
      'Der Text ist zu tief verschachtelt. Möglich sind 40 Ebenen.',
    ]);
    expect(errorsOf(root(circle))).toEqual(['Der Text ist zu tief verschachtelt. Möglich sind 40 Ebenen.']);
    expect(errorsOf(root({ type: 'paragraph', attrs: endless }))).toEqual(['Der Text ist nicht lesbar.']);
  });

  it('with twenty sentences at most', () => {
    expect(errorsOf(root(...Array.from({ length: 100 }, () => ({ type: 'x' }))))).toHaveLength(20);
  });
});

describe('the gate', () => {
  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), (json) =>
        isOutcome(json),
      ),
    );
    fc.assert(fc.property(fc.jsonValue(), (json) => isOutcome(json)));
  });

  it('never throws on attributes that can be written, but not be read again', () => {
    for (let depth = 1000; depth <= 6000; depth += 500)
      expect(errorsOf(withDeepAttributes(depth))).toHaveLength(1);
  });

  it('never throws on a tree with something wrong in it, and lets only good trees through', () => {
    fc.assert(
      fc.property(aDocument(), fc.nat(), fc.anything(), (document, position, wrong) => {
        const json: unknown = JSON.parse(JSON.stringify(document));
        const places = placesIn(json);
        const [holder, key] = places[position % places.length] ?? [];
        if (holder && key) holder[key] = wrong;
        return isOutcome(json);
      }),
    );
  });
});

/** Returns every place of a JSON value that can hold another one. */
const placesIn = (json: unknown): readonly (readonly [Record<string, unknown>, string])[] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, value]) => [
        [json as Record<string, unknown>, key] as const,
        ...placesIn(value),
      ])
    : [];

const isOutcome = (json: unknown): boolean => {
  const outcome = parseDocument(json);
  if (!outcome.ok) return outcome.errors.length > 0;
  const { schemaVersion, ...tree } = outcome.document;
  treeSchema.nodeFromJSON(tree).check();
  return schemaVersion === 1;
};
