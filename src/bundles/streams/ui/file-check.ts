// This is what the browser can tell of a file before it is sent; the server looks into it.
import * as streamTexts from '../texts.ts';
import type { StreamUploadView } from '../views.ts';
import * as texts from './texts.ts';

type Named = Pick<File, 'name' | 'size' | 'type'>;

/** Returns the sentence to show, or null for a file that may be sent. */
export const problemOf = (
  { name, size, type }: Named,
  { accept, types, maxBytes, maxText }: Pick<StreamUploadView, 'accept' | 'types' | 'maxBytes' | 'maxText'>,
): string | null => {
  if (!accept.split(',').some((allowed) => matches({ name, type }, allowed.trim())))
    return texts.wrongType(name, types);
  if (size === 0) return texts.emptyFile(name);
  return size > maxBytes ? texts.tooLarge(name, streamTexts.sizeText(size), maxText) : null;
};

/** Knows one entry of `accept`: `.mp4`, `video/mp4` or `video/*`. */
const matches = ({ name, type }: Pick<File, 'name' | 'type'>, allowed: string) => {
  if (allowed.startsWith('.')) return name.toLowerCase().endsWith(allowed.toLowerCase());
  return allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed;
};
