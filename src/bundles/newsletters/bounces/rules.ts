// Holds pure rules of what comes back: what a mail server's words mean, and what a report of non-delivery says. RFC 3463, RFC
// 3464
// Reads what strangers send.
import { SOFT_BOUNCES } from '../constants.ts';
import type { Bounce } from '../constants.ts';

/** A status such as `5.1.1`: class, subject, detail. Parts of network addresses don't match. */
const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/;

/**
 * Returns what a status means for the next issue: an address that isn't there is given up at once; a full or busy mailbox, and
 * what is refused for the mail's sake, by a rule of the house or without saying why, count only when they come again and again.
 * Returns undefined for what was delivered, and for what is no status.
 */
export const bounceOfStatus = (status: string): Bounce | undefined => {
  const [, kind, subject = '', detail = ''] = STATUS.exec(status) ?? [];
  if (kind === undefined || kind === '2') return undefined;
  if (kind === '4') return 'soft';
  const isAddress = subject === '1' && ['0', '1', '2', '3', '6', '10'].includes(detail);
  const isMailbox = subject === '2' && ['0', '1'].includes(detail);
  return isAddress || isMailbox ? 'hard' : 'soft';
};

/**
 * Returns the same for an answer while sending; a code alone may be about us as well: 550 says „no such mailbox“ and „relay not
 * permitted“.
 */
export const bounceOfRefusal = (answer: string): Bounce | undefined =>
  STATUS.test(answer) ? bounceOfStatus(answer) : 'soft';

/** Says whether nothing more is sent, by what came back of the last mails, the newest first. */
export const isToRest = (bounces: readonly (Bounce | null)[]): boolean =>
  bounces[0] === 'hard' ||
  (bounces.length >= SOFT_BOUNCES && bounces.slice(0, SOFT_BOUNCES).every((one) => one !== null));

interface Report {
  /** What became of the first recipient who is told of; undefined where nothing failed, or nothing is told of anybody. */
  readonly bounce: Bounce | undefined;
}

/**
 * Reads a report as strangers' mail servers write it; never throws. Only what is marked as a status of delivery counts: an answer of somebody's
 * holiday, or a text that looks like one, is none.
 */
export const readReport = (raw: string): Report => {
  const part = statusPartOf(raw.replaceAll('\r\n', '\n'));
  if (part === undefined) return { bounce: undefined };
  const fields = unfold(part);
  const action = fieldOf(fields, 'action')?.toLowerCase();
  const status = fieldOf(fields, 'status') ?? '';
  if (action === 'failed') return { bounce: bounceOfStatus(status) ?? 'soft' };
  return { bounce: undefined };
};

/** Returns what stands between the head `message/delivery-status` and the next boundary. */
const statusPartOf = (text: string): string | undefined => {
  const head = /^content-type:\s*message\/(?:global-)?delivery-status\b/im.exec(text);
  if (!head) return undefined;
  const begin = text.indexOf('\n\n', head.index);
  if (begin < 0) return undefined;
  const end = text.indexOf('\n--', begin + 2);
  return text.slice(begin + 2, end < 0 ? undefined : end);
};

/** Fields may go on in lines that begin with a space. */
const unfold = (part: string): string[] => part.replace(/\n[ \t]+/g, ' ').split('\n');

const fieldOf = (lines: readonly string[], name: string): string | undefined => {
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
};
