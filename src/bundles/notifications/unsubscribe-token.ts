// Topic: what the unsubscribe address of a mail holds: whose mails, and which. Signed, and good as long as the secret is.
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { NOTICE_KINDS } from './constants.ts';
import type { DigestPace, NoticeKind } from './constants.ts';

/** Mails of one kind, or the digests. */
export type MailTopic = NoticeKind | DigestPace;

export interface Unsubscription {
  readonly userId: number;
  readonly topic: MailTopic;
}

const PURPOSE = 'notice-mail';
const TOPICS: readonly string[] = [...NOTICE_KINDS, 'daily', 'weekly'];

export const packToken = (secrets: readonly string[], { userId, topic }: Unsubscription): string =>
  `${userId}-${topic}-${signHash(secrets, PURPOSE, userId, topic)}`;

/** Undefined for what was not made here. */
export const unpackToken = (secrets: readonly string[], token: string): Unsubscription | undefined => {
  const [, userId = '', topic = '', hash] = /^(\d{1,10})-([a-z]+)-([\w-]{22})$/.exec(token) ?? [];
  if (!TOPICS.includes(topic) || !verifyHash(secrets, hash, PURPOSE, userId, topic)) return undefined;
  return { userId: Number(userId), topic: topic as MailTopic };
};
