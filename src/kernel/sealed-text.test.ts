import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const TEXT = 'JBSWY3DPEHPK3PXP';

describe('sealed text', () => {
  it('comes back, and looks different each time', () => {
    const sealed = seal([NEW], 'app:7', TEXT);
    expect(unseal([NEW], 'app:7', sealed)).toBe(TEXT);
    expect(sealed).not.toContain(TEXT);
    expect(seal([NEW], 'app:7', TEXT)).not.toBe(sealed);
  });

  it('needs a secret, and no text: as many bytes as the nonce and the tag have are enough', () => {
    const sealed = seal([NEW], 'app:7', '');
    expect(Buffer.from(sealed, 'base64url')).toHaveLength(12 + 16);
    expect(unseal([NEW], 'app:7', sealed)).toBe('');
    expect(() => seal([], 'app:7', TEXT)).toThrow('seal needs a secret');
  });

  it('is sealed with the first secret and opened with any', () => {
    const before = seal([OLD], 'app:7', TEXT);
    expect(unseal([NEW, OLD], 'app:7', before)).toBe(TEXT);
    expect(unseal([OLD], 'app:7', seal([NEW, OLD], 'app:7', TEXT))).toBeUndefined();
  });

  it('is nobody else’s and about nothing else', () => {
    const sealed = seal([NEW], 'app:7', TEXT);
    expect(unseal([NEW], 'app:8', sealed)).toBeUndefined();
    expect(unseal([NEW], 'app-setup:7', sealed)).toBeUndefined();
  });

  it.each(['', 'x', 'äöü', 'A'.repeat(40), 'A'.repeat(200)])('is not %j', (broken) =>
    expect(unseal([NEW], 'app:7', broken)).toBeUndefined(),
  );

  it('is noticed when a single bit was changed', () => {
    const bytes = Buffer.from(seal([NEW], 'app:7', TEXT), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(unseal([NEW], 'app:7', changed.toString('base64url'))).toBeUndefined();
    }
  });
});
