import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { contentLine, textValue } from './content-lines.ts';

const bytes = (line: string) => Buffer.byteLength(line);
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

// oxlint-disable-next-line no-control-regex -- These aren't written.
const UNWRITTEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const kept = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNWRITTEN, '');

describe('a line for calendars', () => {
  it('ends with a return and a line feed', () =>
    expect(contentLine('VERSION', '2.0')).toBe('VERSION:2.0\r\n'));

  it.each([
    ['a line break', 'eins\nzwei', 'eins\\nzwei'],
    ['breaks of all kinds', 'a\r\nb\rc', 'a\\nb\\nc'],
    ['what separates values', 'Kaffee, Kuchen; Tee', 'Kaffee\\, Kuchen\\; Tee'],
    ['a backslash', 'C:\\neu', 'C:\\\\neu'],
    ['quotes and colons, which mean nothing there', '„Auf“: "ja"', '„Auf“: "ja"'],
    ['control signs', 'a\u0000b\u0007c\td', 'abc\td'],
  ])('has %s marked or left', (_, text, value) => expect(textValue(text)).toBe(value));

  it('is folded at 75 bytes', () => {
    const lines = linesOf(contentLine('SUMMARY', 'x'.repeat(200)));
    expect(lines.map(bytes)).toEqual([75, 75, 60]);
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
  });

  it.each(['ü', '€', '😀', '👩🏽‍🚒'])('is folded between signs, never within: %s', (sign) => {
    const lines = linesOf(contentLine('SUMMARY', sign.repeat(90)));
    for (const line of lines) {
      expect(bytes(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(lines.map((line, at) => (at === 0 ? line : line.slice(1))).join('')).toBe(
      `SUMMARY:${sign.repeat(90)}`,
    );
  });

  it('is read as it was written by another program', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const written = contentLine('SUMMARY', textValue(text));
        for (const line of linesOf(written)) expect(bytes(line)).toBeLessThanOrEqual(75);
        const file = `BEGIN:VCALENDAR\r\n${written}END:VCALENDAR\r\n`;
        const read = new ICAL.Component(ICAL.parse(file) as object[]).getFirstPropertyValue('summary');
        expect(read).toBe(kept(text));
      }),
    ));
});
