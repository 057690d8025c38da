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

  it('mends a sign that the fold of a line parted, whatever ends the line and begins the next', () => {
    const told: string[] = [];
    const read = (...bytes: (number | string)[]) =>
      decodeText(
        Buffer.concat(bytes.map((part) => Buffer.from(typeof part === 'string' ? part : [part]))),
        (odd) => told.push(odd),
      );
    expect(read('A', 0xc3, '\n ', 0x96, 'd')).toBe('AÖ\n d');
    expect(read('A', 0xc3, '\r\n\t', 0x96, 'd')).toBe('AÖ\r\n\td');
    expect(read(0xe2, '\r\n ', 0x82, 0xac, '1')).toBe('€\r\n 1');
    expect(read(0xe2, 0x82, '\n ', 0xac, '1')).toBe('€\n 1');
    expect(read(0xf0, '\n ', 0x9f, 0x99, 0x82)).toBe('🙂\n ');
    expect(told).toEqual(Array.from({ length: 5 }, () => 'split'));
  });

  it('takes for broken UTF-8 what has more sound signs than lost ones, and else for Windows', () => {
    const odd: string[] = [];
    const tell = (one: string) => void odd.push(one);
    expect(decodeText(Buffer.from([0xc3, 0x96, 0xc3, 0xa4, 0xd6]), tell)).toBe('Öä\uFFFD');
    expect(decodeText(Buffer.from([0xc3, 0x96, 0xd6]), tell)).toBe('Ã–Ö');
    expect(odd).toEqual(['broken', 'windows']);
  });

  it('takes no short words and no text with few zeros for UTF-16', () => {
    expect(decodeText(Buffer.from('a\0b\0c\0d'))).toBe('abcd');
    expect(decodeText(Buffer.from('abcdefgh\0ij\0'))).toBe('abcdefghij');
    expect(decodeText(Buffer.from('Name;Art', 'utf16le').swap16())).toBe('Name;Art');
  });

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
