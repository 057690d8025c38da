import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decoded-text.ts';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Öd')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFÖd')],
    ['Windows', Buffer.from([0xd6, 0x64])],
    ['UTF-16', Buffer.from('\uFEFFÖd', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFÖd', 'utf16le').swap16()],
  ])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe('Öd'));

  it('reads any bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(typeof decodeText(bytes)).toBe('string');
      }),
    ));

  it('reads UTF-16 without a mark, and says what was odd', () => {
    const odd: string[] = [];
    const tell = (one: string) => void odd.push(one);
    expect(decodeText(Buffer.from('Name;Art\nÖd;Stadt', 'utf16le'), tell)).toBe('Name;Art\nÖd;Stadt');
    expect(decodeText(Buffer.from([0xd6, 0, 0x64]), tell)).toBe('Öd');
    expect(odd).toEqual(['wide', 'windows', 'zeros']);
  });
});
