import { describe, expect, it } from 'vitest';
import { fingerprintOf, isSignedBy, publicKeyOf, signBytes } from './signing.ts';

const SECRETS = ['a secret that is long enough for a test'];
const OTHERS = ['another secret that is long enough, too'];
const words = Buffer.from('Worte');

describe('the key of a portal', () => {
  it('is the same as long as its secret is, and none that others have', () => {
    expect(publicKeyOf(SECRETS)).toBe(publicKeyOf([...SECRETS, ...OTHERS]));
    expect(publicKeyOf(SECRETS)).not.toBe(publicKeyOf(OTHERS));
  });

  it('signs bytes that nobody changes unseen', () => {
    const signature = signBytes(SECRETS, words);
    expect(isSignedBy(publicKeyOf(SECRETS), words, signature)).toBe(true);
    expect(isSignedBy(publicKeyOf(SECRETS), Buffer.from('Wörte'), signature)).toBe(false);
    expect(isSignedBy(publicKeyOf(OTHERS), words, signature)).toBe(false);
  });

  it.each(['', 'x', 'AAAA', '\0', 'ä'.repeat(43)])('%j is neither a key nor a signature', (nonsense) => {
    expect(isSignedBy(nonsense, words, nonsense)).toBe(false);
    expect(isSignedBy(publicKeyOf(SECRETS), words, nonsense)).toBe(false);
  });

  it('has a fingerprint that can be read out', () => {
    expect(fingerprintOf(publicKeyOf(SECRETS))).toMatch(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/);
  });
});
