import fc from 'fast-check';
import { crc32, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { joinedGzip } from './joined-gzip.ts';

const compressed = (words: string) => {
  const piece: { bytes: Buffer; deflated?: Buffer } = { bytes: Buffer.from(words) };
  joinedGzip([piece], piece.bytes);
  return piece.deflated;
};
const foot = (n: number, length = 2000) => `${n} Impressum `.padEnd(length, 'Datenschutz ');

describe('a page that is compressed from its pieces', () => {
  it('comes back as their bytes in a row, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.uint8Array(), fc.uint8Array({ minLength: 8100, maxLength: 8300 }))),
        (arrays) => {
          const pieces = arrays.map((bytes) => ({ bytes: Buffer.from(bytes) }));
          const whole = Buffer.concat(arrays);
          for (let n = 0; n < 2; n++) expect(gunzipSync(joinedGzip(pieces, whole))).toEqual(whole);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('has a head without a name, a date or a system, and ends with sum and length', () => {
    const bytes = Buffer.from('Auenfeld');
    const file = joinedGzip([{ bytes }], bytes);
    expect([...file.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    expect([...file.subarray(-10, -8)]).toEqual([3, 0]);
    expect(file.readUInt32LE(file.length - 8)).toBe(crc32(bytes));
    expect(file.readUInt32LE(file.length - 4)).toBe(8);
  });

  it('takes what is compressed already', () => {
    const piece = { bytes: Buffer.from('Der Marktplatz von Auenfeld. '.repeat(40)) };
    joinedGzip([piece], piece.bytes);
    const { deflated } = piece as { deflated?: Buffer };
    joinedGzip([piece, piece], Buffer.concat([piece.bytes, piece.bytes]));
    expect(deflated!.length).toBeLessThan(200);
    expect((piece as { deflated?: Buffer }).deflated).toBe(deflated);
  });

  describe('with a piece whose words stood in an earlier page', () => {
    it('takes what it was then', () => {
      const first = compressed(foot(0));
      expect(compressed(foot(1))).not.toEqual(first);
      expect(compressed(foot(0))).toBe(first);
    });

    it('remembers the last three hundred of up to 8 KB', () => {
      const [cached, first] = [compressed(foot(0)), compressed(foot(1))];
      for (let n = 2; n < 300; n++) compressed(foot(n));
      expect(compressed(foot(0))).toBe(cached);
      compressed(foot(300));
      expect(compressed(foot(0))).toBe(cached);
      expect(compressed(foot(1))).not.toBe(first);
      expect(compressed(foot(1, 8192))).toBe(compressed(foot(1, 8192)));
      expect(compressed(foot(1, 8193))).not.toBe(compressed(foot(1, 8193)));
    });
  });
});
