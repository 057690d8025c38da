// Reads JSON of strangers only where it goes no deeper, and has no more in it, than anybody writes: of what is nothing but
// brackets a program makes a hundred times its size. Reads what strangers send.

const MAX_DEPTH = 1000;
/** The most objects and lists. The manifest has one for each entry. */
const MAX_NODES = 2_000_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Throws where it isn't JSON, or is more than that. */
export const readPlainJson = (bytes: Buffer): unknown => {
  let [depth, nodes, isWithinWords] = [0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) isWithinWords = !isWithinWords;
    else if (isWithinWords) at += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(byte)) [depth, nodes] = [depth + 1, nodes + 1];
    else if (CLOSING.includes(byte)) depth--;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) throw new Error('this goes further than anybody writes');
  }
  return JSON.parse(bytes.toString('utf8'));
};
