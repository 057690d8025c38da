// Tests where results go on from an address: as it is written, as it was written before, and as a stranger would write it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { unpackResultCursor } from './cursor.ts';

const app = await testApp();

interface Answer {
  readonly results: readonly { readonly href: string }[];
  readonly further: string | null;
}

const answerTo = async (url: string): Promise<Answer> => {
  const { body } = await app.http.inject({ url, headers: { accept: 'application/json' } });
  return JSON.parse(body) as Answer;
};

for (let at = 0; at < 25; at++) await anArticle(app.ctx, { headline: `Maislabyrinth ${at}` });

const hrefTo = (weiter: string) => `/suche?${new URLSearchParams({ q: 'Maislabyrinth', weiter })}`;

describe('a search that goes on', () => {
  it('does so from an address as it was written before, and as it is now', async () => {
    const { further } = await answerTo('/suche?q=Maislabyrinth');
    const cursor = new URL(further!, 'https://portal.invalid').searchParams.get('weiter')!;
    expect(cursor).toMatch(/^typed~-?[\d.]+~\d+-\d+-article$/);
    const { asOf, score, type, id } = unpackResultCursor(cursor)!;
    const before = Buffer.from(JSON.stringify([asOf, score, type, id, 0])).toString('base64url');
    const [now, then] = await Promise.all([cursor, before].map((one) => answerTo(hrefTo(one))));
    expect(now!.results).toHaveLength(5);
    expect(then!.results).toEqual(now!.results);
  });

  it('is never an error wherever it is to go on', async () => {
    const scores = fc.oneof(fc.double(), fc.constantFrom('1e308', '5e-324', '-1e999', '0x1', ' 1'));
    const moments = fc.constantFrom(0, 1, -1, 253_402_300_799_999, 253_402_300_800_000, 1e20);
    const numbers = fc.constantFrom(0, 1, -1, 2_147_483_647, 2_147_483_648, 1.5, 1e20);
    const kinds = fc.constantFrom('article', 'zzz', "a'b", '\0', 'x'.repeat(50));
    const parts = fc.tuple(scores, moments, numbers, kinds);
    const hostile = fc.oneof(
      fc.string({ maxLength: 50 }),
      parts.map(([score, moment, id, kind]) => `typed~${score}~${moment}-${id}-${kind}`),
      parts.map(([score, moment, id, kind]) =>
        Buffer.from(JSON.stringify([moment, score, kind, id, 0])).toString('base64url'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (weiter) => {
        expect((await app.http.inject({ url: hrefTo(weiter) })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['typed~5e-324~0-1-zzz', 'typed~-1.7976931348623157e+308~253402300799999-2147483647-article'])(
    'does so from the edges of what can be asked: %s',
    async (weiter) => expect((await app.http.inject({ url: hrefTo(weiter) })).statusCode).toBe(200),
  );
});
