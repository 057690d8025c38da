// Mends words that were UTF-8, were taken for Western European and written as UTF-8 again: „GemÃ¼se“.

/** What German words look like after it; none of it stands in a text that is right. */
const TRACES = /Ã[\u00a4\u00b6\u00bc\u0178\u201e\u2013\u201c\u0153]|â(?:€|\u0080)/;

/** Returns the text as it was meant, if all of it can be read so, else as it is; signs of Windows are what they are there. */
export const mendTwiceEncoded = (text: string): string =>
  decodedAgain(text).replaceAll(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80]!);

const decodedAgain = (text: string): string => {
  if (!TRACES.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = byteOf(text.charCodeAt(at));
    if (byte === undefined) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
};

/** Returns the byte of a sign in Windows-1252, in which these words were read. */
const byteOf = (code: number): number | undefined => {
  if (code < 0x100) return code;
  return WINDOWS.get(code);
};

/** What Windows has where Unicode has signs for machines. */
const SIGNS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));

const WINDOWS: ReadonlyMap<number, number> = new Map(
  [...SIGNS].map((sign, at) => [sign.charCodeAt(0), 0x80 + at] as const),
);
