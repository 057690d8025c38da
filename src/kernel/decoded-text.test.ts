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
    expect(read(0xc3, '\n ', 0x80, 'd')).toBe('À\n d');
    expect(read(0xc3, '\n ', 0xbf, 'd')).toBe('ÿ\n d');
    expect(read('A', 0xc3, '\n ', 0x96, 'ä')).toBe('AÖ\n ä');
    expect(read('ÖÄ', 0xc3, '\n ', 0x96)).toBe('ÖÄÖ\n ');
    expect(told).toEqual(Array.from({ length: 9 }, () => 'split'));
    // No fold is between these halves.
    expect(read(0xc3, 'X ', 0x96, 'd')).toBe('ÃX –d');
    expect(read(0xc3, '\nX', 0x96, 'd')).toBe('Ã\nX–d');
    expect(told.slice(9)).toEqual(['windows', 'windows']);
  });

  it('takes for broken UTF-8 what has more sound signs than lost ones, and else for Windows', () => {
    const odd: string[] = [];
    const report = (one: string) => void odd.push(one);
    expect(decodeText(Buffer.from([0xc3, 0x96, 0xc3, 0xa4, 0xd6]), report)).toBe('Öä\uFFFD');
    expect(decodeText(Buffer.from([0xc3, 0x96, 0xd6]), report)).toBe('Ã–Ö');
    // The control character that deletes is no sign of several bytes.
    expect(decodeText(Buffer.from([0x7f, 0x7f, 0xd6]), report)).toBe('\u007f\u007fÖ');
    expect(odd).toEqual(['broken', 'windows', 'windows']);
  });

  it('says nothing of sound UTF-8', () => {
    const odd: string[] = [];
    expect(decodeText(Buffer.from('Straße am Fluss\n und Brücke'), (one) => odd.push(one))).toBe(
      'Straße am Fluss\n und Brücke',
    );
    expect(odd).toEqual([]);
  });

  it.each([
    [[0xff, 0x64], 'ÿd'],
    [[0x64, 0xfe], 'dþ'],
    [[0xfe, 0x64], 'þd'],
    [[0x64, 0xff], 'dÿ'],
  ])('takes half a mark for none: %j', (bytes, text) => expect(decodeText(Buffer.from(bytes))).toBe(text));

  describe.each([
    ['UTF-16', (bytes: Buffer) => bytes],
    ['UTF-16 the other way round', (bytes: Buffer) => bytes.swap16()],
  ])('without a mark, %s', (_, turned) => {
    const read = (text: string) => decodeText(turned(Buffer.from(text, 'utf16le')));

    // In a sign of Western Europe one byte is nought; in these others none is.
    it.each([
      ['four signs are enough', 'Öd€x'],
      ['seventeen noughts in the first 64 bytes are enough', 'a'.repeat(17) + '€'.repeat(15)],
      ['what stands behind them doesn’t matter', `${'a'.repeat(32)}Ā`],
    ])('%s', (_, text) => expect(read(text)).toBe(text));

    it.each([
      ['three signs are too few', 'Öd€'],
      ['sixteen noughts are too few', 'a'.repeat(16) + '€'.repeat(17)],
      ['a nought on the other side makes it doubtful', `${'a'.repeat(31)}Ā`],
    ])('%s', (_, text) => expect(read(text)).not.toBe(text));
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
    const report = (one: string) => void odd.push(one);
    expect(decodeText(Buffer.from('Name;Art\nÖd;Stadt', 'utf16le'), report)).toBe('Name;Art\nÖd;Stadt');
    expect(decodeText(Buffer.from([0xd6, 0, 0x64]), report)).toBe('Öd');
    expect(odd).toEqual(['wide', 'windows', 'zeros']);
  });
});
