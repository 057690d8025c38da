// Checks that whatever a provider's server answers is read as an oEmbed, or said to be none.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { type OEmbed, parseOEmbed } from './oembed.ts';
import { EmbedFailed } from './reasons.ts';

const answer = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const ratioOf = (size: Readonly<Record<string, unknown>>) =>
  parseOEmbed(answer({ type: 'video', ...size })).ratio;

/** Throws whatever isn't what callers are prepared for. */
const readAnyhow = (body: Buffer): OEmbed | undefined => {
  try {
    return parseOEmbed(body);
  } catch (error) {
    if (error instanceof EmbedFailed) return undefined;
    throw error;
  }
};

it('takes the shape of a video from numbers, in quotes or not', () => {
  expect(ratioOf({ width: 640, height: 360 })).toBeCloseTo(16 / 9, 5);
  expect(ratioOf({ width: '400', height: '400' })).toBe(1);
  expect(ratioOf({ width: 9000, height: 10 })).toBe(2.4);
});

it.each([
  { width: { valueOf: 1, toString: 1 }, height: 360 },
  { width: 640, height: { valueOf: 1, toString: 1 } },
  { width: [640], height: [360] },
  { width: true, height: true },
  { width: '100%', height: 360 },
  { width: 640, height: 0 },
  { width: -640, height: 360 },
  { width: 640, height: null },
  { width: 640 },
])('knows no shape from %j', (size) => {
  expect(ratioOf(size)).toBeUndefined();
});

it.each([[], null, 'video', 1, {}, { type: 'audio' }, { type: ['video'] }])(
  'takes %j for no oEmbed',
  (value) => {
    expect(() => parseOEmbed(answer(value))).toThrow(EmbedFailed);
  },
);

/** What a field may be instead of what it should. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.double().map(String),
  anyLetter,
  fc.constantFrom({ valueOf: 1, toString: 1 }, { toString: null }, { __proto__: null }, [[1]], [{}]),
);

it('reads whatever the fields are, or says that it is none', () => {
  const answers = fc.record(
    {
      type: fc.oneof(fc.constantFrom('video', 'photo', 'rich', 'link'), anyValue),
      title: anyValue,
      author_name: anyValue,
      thumbnail_url: anyValue,
      url: anyValue,
      html: anyValue,
      width: anyValue,
      height: anyValue,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(answers, (fields) => {
      const { ratio = 1, ...read } = readAnyhow(answer(fields)) ?? { ratio: 1 };
      expect(ratio >= 9 / 16 && ratio <= 2.4).toBe(true);
      for (const text of Object.values(read)) expect(text).toBeTypeOf('string');
    }),
  );
});

it('reads whatever comes instead of fields, or says that it is none', () => {
  const bodies = fc.oneof(
    fc.json().map((json) => Buffer.from(json)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .nat({ max: 60 })
      .map((cut) => answer({ type: 'video', title: 'Freibad', width: 4, height: 3 }).subarray(0, cut)),
  );
  fc.assert(fc.property(bodies, (body) => void readAnyhow(body)));
});
