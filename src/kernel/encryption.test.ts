import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const SECRETS = ['ein Geheimnis des Portals, lang genug'];

describe('encryption', () => {
  it('gives back what it was given', () => {
    const words = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(words, fc.string(), (text, purpose) => {
        expect(decrypt(SECRETS, purpose, encrypt(SECRETS, purpose, text))).toBe(text);
      }),
    );
  });

  it('never looks the same twice, and holds nothing of the text', () => {
    const [one, other] = [1, 2].map(() => encrypt(SECRETS, 'mail', 'Kennwort'));
    expect(one).not.toBe(other);
    expect(Buffer.from(one!.slice(3), 'base64url').toString('latin1')).not.toContain('Kennwort');
  });

  it('opens nothing for another purpose, by another secret, or altered by a bit', () => {
    const sealed = encrypt(SECRETS, 'mail', 'Kennwort');
    expect(decrypt(SECRETS, 'push', sealed)).toBeUndefined();
    expect(decrypt(['ein anderes Geheimnis, ebenso lang'], 'mail', sealed)).toBeUndefined();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(decrypt(SECRETS, 'mail', `v1.${bytes.toString('base64url')}`)).toBeUndefined();
    for (const broken of ['', 'v1.', 'v1.AAAA', `v2.${sealed.slice(3)}`, 'Kennwort'])
      expect(decrypt(SECRETS, 'mail', broken)).toBeUndefined();
  });

  it('opens with an older secret after a newer one came', () => {
    const sealed = encrypt(SECRETS, 'mail', 'Kennwort');
    expect(decrypt(['das neue Geheimnis, auch lang genug', ...SECRETS], 'mail', sealed)).toBe('Kennwort');
  });
});
