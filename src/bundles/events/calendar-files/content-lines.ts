// Writes lines of iCalendar (RFC 5545, 3.1 and 3.3.11): values written so that any reader gets them back, folded by bytes.

/** Returns one property with its parameters; the value stands as it is, so texts go through `textValue`. */
export const contentLine = (name: string, value: string): string => folded(`${name}:${value}`);

/** Returns a text as a value: one line, with what separates values marked as belonging to it. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Returns a text as the value of a parameter, which is one line without such quotation marks. */
export const parameterValue = (text: string): string =>
  `"${text.replace(UNWRITABLE, '').replaceAll('"', '\u2019').replaceAll(/\s+/g, ' ').trim()}"`;

/** The control signs other than tab and line break, which no reader takes. */
// oxlint-disable-next-line no-control-regex -- These are the ones that are meant.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const MAX_BYTES = 75;
const BREAK = '\r\n';
/** What a line goes on with begins with a space, which counts. */
const CONTINUED = `${BREAK} `;

/** Folds a line into ones of not more than 75 bytes, without cutting a sign. */
const folded = (line: string): string => {
  let room = MAX_BYTES;
  let written = '';
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (bytes > room) {
      written += CONTINUED;
      room = MAX_BYTES - 1;
    }
    written += sign;
    room -= bytes;
  }
  return written + BREAK;
};
