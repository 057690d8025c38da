// Reads the text of bytes that somebody else wrote, in whatever encoding. Reads what strangers send.

/** What is odd about bytes that are read all the same: UTF-16, zeros, a sign parted by a fold, signs that are lost, Windows. */
export type OddBytes = 'wide' | 'zeros' | 'split' | 'broken' | 'windows';

/**
 * Never throws. It reads UTF-8 where the bytes are that, UTF-16 with and without a mark, else what Windows writes in Western
 * Europe.
 */
export const decodeText = (bytes: Uint8Array, report: (odd: OddBytes) => void = () => {}): string => {
  const wide = wideEncodingOf(bytes);
  if (wide) report('wide');
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeNarrow(bytes, report);
  if (!text.includes('\0')) return text;
  report('zeros');
  return text.replaceAll('\0', '');
};

type Wide = 'utf-16le' | 'utf-16be';

const wideEncodingOf = (bytes: Uint8Array): Wide | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // In UTF-16 without a mark every other byte of Western words is nought.
  const start = bytes.subarray(0, 64);
  if (start.length < 8) return undefined;
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length);
  const many = start.length / 4;
  if (zeros[1]! > many && zeros[0] === 0) return 'utf-16le';
  return zeros[0]! > many && zeros[1] === 0 ? 'utf-16be' : undefined;
};

const decodeNarrow = (bytes: Uint8Array, report: (odd: OddBytes) => void): string => {
  const strict = decodeStrictly(bytes);
  if (strict !== undefined) return strict;
  const mended = decodeStrictly(mendSplitSigns(bytes));
  if (mended !== undefined) {
    report('split');
    return mended;
  }
  if (isMostlyUtf8(bytes)) {
    report('broken');
    return new TextDecoder().decode(bytes);
  }
  report('windows');
  return new TextDecoder('windows-1252').decode(bytes);
};

const decodeStrictly = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
const isContinuation = (byte: number) => byte >= 0x80 && byte <= 0xbf;

/**
 * Mends signs that were parted by folding lines by bytes; the second half is put before the end of the line, so that lines stay
 * what they are.
 */
const mendSplitSigns = (bytes: Uint8Array): Uint8Array => {
  const mended = Uint8Array.from(bytes);
  for (const at of bytes.keys()) {
    if (mended[at] !== LF || (mended[at + 1] !== SPACE && mended[at + 1] !== TAB)) continue;
    const begin = mended[at - 1] === CR ? at - 1 : at;
    let end = at + 2;
    while (isContinuation(mended[end]!)) end++;
    const half = mended.slice(at + 2, end);
    mended.copyWithin(begin + half.length, begin, at + 2);
    mended.set(half, begin);
  }
  return mended;
};

/** Says whether more signs of several bytes are sound than broken. */
const isMostlyUtf8 = (bytes: Uint8Array): boolean => {
  let [sound, broken] = [0, 0];
  for (const sign of new TextDecoder().decode(bytes)) {
    if (sign === '\uFFFD') broken++;
    else if (sign > '\u007f') sound++;
  }
  return sound > broken;
};
