// Reads words under a video, as WebVTT. Reads what strangers send.
const MAX_CUES = 20_000;
const CUE =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;

/** Returns the text as it is stored; undefined for what no player would read: another encoding, another format, no cue. */
export const readCaptions = (bytes: Buffer): string | undefined => {
  const text = decode(bytes)?.replace(/\r\n?/g, '\n');
  if (!text || !/^WEBVTT(?:[ \t].*)?\n/.test(text) || /[^\P{Cc}\n\t]/u.test(text)) return undefined;
  const times = text.split('\n').filter((line) => line.includes('-->'));
  if (times.length === 0 || times.length > MAX_CUES || !times.every((line) => CUE.test(line)))
    return undefined;
  return text;
};

/** The mark of byte order that some editors put in front is left out. */
const decode = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
