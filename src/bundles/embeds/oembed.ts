// Reads what a provider's oEmbed service answers. Its HTML is never shown; at most an id is read from it. Reads what strangers
// send.
import { MAX_TITLE_LENGTH } from './constants.ts';
import { plainWords } from './plain-words.ts';
import { EmbedFailed } from './reasons.ts';

export interface OEmbed {
  readonly type: 'video' | 'photo' | 'rich' | 'link';
  readonly title: string;
  readonly authorName: string;
  /** Address of the preview picture; empty without one. */
  readonly thumbnail: string;
  /** The width divided by the height, for a video that says so. */
  readonly ratio: number | undefined;
  readonly html: string;
}

/** Throws an EmbedFailed for what is no oEmbed. */
export const parseOEmbed = (body: Buffer): OEmbed => {
  const { type, title, author_name, thumbnail_url, url, html, ...size } = parseObject(body);
  const known = TYPES.find((one) => one === type);
  if (!known) throw new EmbedFailed('unreadable');
  return {
    type: known,
    title: plainWords(title, MAX_TITLE_LENGTH),
    authorName: plainWords(author_name, MAX_TITLE_LENGTH),
    thumbnail: asText(thumbnail_url) || (known === 'photo' ? asText(url) : ''),
    ratio: known === 'video' ? ratioOf(size) : undefined,
    html: asText(html),
  };
};

const TYPES = ['video', 'photo', 'rich', 'link'] as const;

const parseObject = (body: Buffer): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // The error is thrown below.
  }
  throw new EmbedFailed('unreadable');
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns a number; some providers put their pixels in quotes. NaN for what is no number, also for objects that can't be made
 * one.
 */
const asNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

const WIDE = 16 / 9;
const UPRIGHT = 9 / 16;
const WIDEST = 2.4;

/** Whole pixels of a small player are a little off the true shape. */
const ratioOf = ({ width, height }: Readonly<Record<string, unknown>>): number | undefined => {
  const ratio = asNumber(width) / asNumber(height);
  if (!(ratio > 0) || !Number.isFinite(ratio)) return undefined;
  const usual = [WIDE, UPRIGHT].find((shape) => Math.abs(shape - ratio) < 0.02);
  return usual ?? Math.min(WIDEST, Math.max(UPRIGHT, ratio));
};
