// A message survives one redirect: a signed cookie, shown by the next page and then removed. While it is there the page cache
// is passed by, so that they work beside cached pages and are never stored in one.
import { signHash, verifyHash } from './signed-hash.ts';

export const FLASH_COOKIE = 'litfass_flash';
/** contract.md 9: flash fade 5000 ms by default; 0 stays. */
export const FLASH_FADE_MS = 5000;
const MAX_COOKIE_LENGTH = 3500;

export type FlashType = 'success' | 'warning' | 'alert' | 'primary' | 'secondary';

export interface Flash {
  readonly type: FlashType;
  readonly text: string;
  readonly title: string | null;
  /** Milliseconds until the message fades; 0 means that it stays. */
  readonly fade: number;
  /** The address of the page on which it is shown, when that is to be copied and shared. */
  readonly address?: string;
  /** Takes back what the message tells, by one POST. */
  readonly undo?: FlashUndo;
}

export interface FlashUndo {
  readonly action: string;
  readonly label: string;
}

export const flash = (
  type: FlashType,
  text: string,
  options: { title?: string; fade?: number; address?: string; undo?: FlashUndo } = {},
): Flash => ({
  type,
  text,
  title: options.title ?? null,
  fade: options.fade ?? FLASH_FADE_MS,
  ...(options.address !== undefined && { address: options.address }),
  ...(options.undo && { undo: options.undo }),
});

/** Returns the cookie's value for `messages`; the last ones win when they don't fit. */
export const packFlashes = (secrets: readonly string[], messages: readonly Flash[]): string => {
  const body = Buffer.from(JSON.stringify(messages)).toString('base64url');
  if (body.length > MAX_COOKIE_LENGTH && messages.length > 1) return packFlashes(secrets, messages.slice(1));
  return `${body}.${signHash(secrets, 'flash', body)}`;
};

/** Returns the messages in a cookie's value; none when it is forged or broken. */
export const unpackFlashes = (secrets: readonly string[], value: string | undefined): readonly Flash[] => {
  const [body = '', hash = ''] = (value ?? '').split('.');
  if (!body || !verifyHash(secrets, hash, 'flash', body)) return [];
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Flash[];
};
