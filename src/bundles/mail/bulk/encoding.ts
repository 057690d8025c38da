// Encodes texts as mails carry them: quoted-printable bodies and encoded words of headers. All of it is pure.
import { domainToASCII } from 'node:url';
import { MAX_LINE_LENGTH, WORD_BYTES } from './constants.ts';

const SPACE = 0x20;
const TAB = 0x09;
const EQUALS = 0x3d;
const LAST_PLAIN = 0x7e;

/** Returns a body in quoted-printable, with CRLF at the ends of its lines. RFC 2045, 6.7 */
export const quotedPrintable = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => encodeLine(Buffer.from(line, 'utf8')))
    .join('\r\n');

const encodeLine = (bytes: Buffer): string => {
  let [done, line] = ['', ''];
  bytes.forEach((byte, at) => {
    const sign = encodeByte(byte, at === bytes.length - 1);
    if (line.length + sign.length >= MAX_LINE_LENGTH) [done, line] = [`${done}${line}=\r\n`, ''];
    line += sign;
  });
  return done + line;
};

/** Encodes one byte; a space at the end of a line would get lost. */
const encodeByte = (byte: number, isLast: boolean): string => {
  const isSpace = byte === SPACE || byte === TAB;
  const isPlain = isSpace ? !isLast : byte > SPACE && byte <= LAST_PLAIN && byte !== EQUALS;
  return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
};

/**
 * Splits an encoded body at a mark, so that each mail puts something else there without being encoded anew: what stands at the
 * mark is on a line of its own, which is as good as none. What is put there must be plain signs.
 */
export const splitAtMark = (text: string, mark: string): readonly string[] =>
  text.split(mark).map((part) => quotedPrintable(part));

export const joinAtMark = (parts: readonly string[], filling: string): string =>
  parts.join(`=\r\n${filling}=\r\n`);

/** Returns a text as it stands in a header: as it is, or in encoded words. RFC 2047 */
export const headerText = (text: string): string => {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const sign of text) {
    if (Buffer.byteLength(word + sign) > WORD_BYTES) [words[words.length], word] = [word, ''];
    word += sign;
  }
  return [...words, word]
    .map((part) => `=?UTF-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`)
    .join('\r\n ');
};

/** Returns a name with its address; the name may be empty. */
export const headerAddress = (name: string, address: string): string => {
  if (name === '') return `<${asciiAddress(address)}>`;
  const isPlain = /^[\x20-\x7e]*$/.test(name) && !name.includes('=?');
  const said = isPlain ? `"${name.replace(/["\\]/g, String.raw`\$&`)}"` : headerText(name);
  return `${said} <${asciiAddress(address)}>`;
};

/** Hosts are written in ASCII. */
const asciiAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  const host = domainToASCII(address.slice(at + 1));
  return host === '' ? address : `${address.slice(0, at)}@${host}`;
};
