import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerAddress, headerText, joinAtMark, quotedPrintable, splitAtMark } from './encoding.ts';

/** Decodes a body as a mail program reads it. */
const decodeBody = (encoded: string): string => {
  const joined = encoded.replaceAll('=\r\n', '').replaceAll('\r\n', '\n');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const decodeHeader = (header: string): string =>
  header
    .replaceAll(/\?=\r\n =\?UTF-8\?B\?/g, '?==?UTF-8?B?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    );

const someText = fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => text.replaceAll('\r', ''));

describe('a body in quoted-printable', () => {
  it('is read as it was written, in lines that are short enough', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const encoded = quotedPrintable(text);
        expect(decodeBody(encoded)).toBe(text);
        for (const line of encoded.split('\r\n')) {
          expect(line.length).toBeLessThanOrEqual(76);
          expect(line).toMatch(/^[\x20-\x7e\t]*$/);
          expect(line).not.toMatch(/[ \t]$/);
        }
      }),
    );
  });

  it('takes at its mark what each mail puts there', () => {
    fc.assert(
      fc.property(someText, someText, fc.stringMatching(/^[\w.-]{1,60}$/), (before, after, filling) => {
        const mark = '@@mark@@';
        fc.pre(!before.includes('@@') && !after.includes('@@'));
        const parts = splitAtMark(`${before}${mark}${after}`, mark);
        expect(decodeBody(joinAtMark(parts, filling))).toBe(before + filling + after);
      }),
    );
  });
});

describe('a header', () => {
  it('is read as it was written, and begins no other one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        const header = headerText(text);
        expect(decodeHeader(header)).toBe(text);
        for (const line of header.split('\r\n').slice(1)) expect(line).toMatch(/^ =\?UTF-8\?B\?[\w+/=]+\?=$/);
        if (header.startsWith('=?'))
          for (const line of header.split('\r\n')) expect(line.length).toBeLessThan(77);
      }),
    );
  });

  it('stays readable where it can', () => {
    expect(headerText('Der Morgen in Auenfeld')).toBe('Der Morgen in Auenfeld');
    expect(headerAddress('Litfass', 'post@litfass.example')).toBe('"Litfass" <post@litfass.example>');
    expect(headerAddress('', 'ruth@bücher.example')).toBe('<ruth@xn--bcher-kva.example>');
    expect(headerAddress('Müller', 'm@litfass.example')).toBe('=?UTF-8?B?TcO8bGxlcg==?= <m@litfass.example>');
    expect(headerAddress('Say "hi"', 'a@b.example')).toBe('"Say \\"hi\\"" <a@b.example>');
  });
});
