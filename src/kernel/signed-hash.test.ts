import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signHash, verifyHash } from './signed-hash.ts';
import { anyLetter } from './testing/any-letter.ts';

const secrets = ['das-neue-geheimnis-mit-genug-zeichen', 'das-alte-geheimnis-mit-genug-zeichen'] as const;
const purposes = fc.string({ unit: anyLetter });
const parts = fc.array(fc.oneof(fc.string({ unit: anyLetter }), fc.integer()), { maxLength: 4 });
const asText = (purpose: string, values: readonly unknown[]) =>
  JSON.stringify([purpose, ...values.map(String)]);

describe('a signed hash', () => {
  it('has 22 characters that need no escaping in an address', () => {
    expect(signHash(secrets, 'subscription', 7, 'article-12')).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('is accepted for exactly what was signed', () => {
    fc.assert(
      fc.property(purposes, parts, (purpose, signed) => {
        expect(verifyHash(secrets, signHash(secrets, purpose, ...signed), purpose, ...signed)).toBe(true);
      }),
    );
  });

  it('is refused for any other purpose or parts, however they are cut', () => {
    fc.assert(
      fc.property(purposes, parts, purposes, parts, (purpose, signed, otherPurpose, other) => {
        fc.pre(asText(purpose, signed) !== asText(otherPurpose, other));
        expect(verifyHash(secrets, signHash(secrets, purpose, ...signed), otherPurpose, ...other)).toBe(
          false,
        );
      }),
    );
    const hash = signHash(secrets, 'p', 'a', 'bc');
    expect(verifyHash(secrets, hash, 'p', 'ab', 'c')).toBe(false);
    expect(verifyHash(secrets, hash, 'p', 'a,bc')).toBe(false);
    expect(verifyHash(secrets, hash, 'p","a', 'bc')).toBe(false);
    expect(verifyHash(secrets, hash, 'pa', 'bc')).toBe(false);
  });

  it('treats a number like its text, because addresses know only text', () => {
    expect(verifyHash(secrets, signHash(secrets, 'image', 7), 'image', '7')).toBe(true);
  });

  it('is made with the first secret and accepted with any, until the old one is dropped', () => {
    const [newSecret, oldSecret] = secrets;
    const old = signHash([oldSecret], 'image', 7);
    expect(signHash(secrets, 'image', 7)).toBe(signHash([newSecret], 'image', 7));
    expect(verifyHash(secrets, old, 'image', 7)).toBe(true);
    expect(verifyHash([newSecret], old, 'image', 7)).toBe(false);
  });

  it('is refused when altered, cut, lengthened or no text at all', () => {
    const hash = signHash(secrets, 'image', 7);
    const flipped = (hash.startsWith('A') ? 'B' : 'A') + hash.slice(1);
    for (const odd of [
      flipped,
      hash.slice(0, 21),
      `${hash}=`,
      `${hash} `,
      '',
      'ä'.repeat(22),
      undefined,
      null,
      7,
      [hash],
      {},
    ])
      expect(verifyHash(secrets, odd, 'image', 7)).toBe(false);
  });

  it('needs a secret: without one nothing is signed and nothing accepted', () => {
    expect(() => signHash([], 'image', 7)).toThrow('needs a secret');
    expect(verifyHash([], signHash(secrets, 'image', 7), 'image', 7)).toBe(false);
  });

  it('never throws, whatever arrives as a hash', () => {
    fc.assert(
      fc.property(fc.anything(), (odd) => {
        expect(verifyHash(secrets, odd, 'image', 7)).toBe(false);
      }),
    );
  });
});
