// Packs what the unsubscribe address of a mail holds: whose mails, and which. It is signed, and good as long as the secret is.
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import type { Portal } from '#kernel/portal.ts';

/** Describes mails of one kind, by its name, or the digests of a pace. */
export type MailTopic = string;

export interface Unsubscription {
  readonly userId: number;
  readonly topic: MailTopic;
}

const PURPOSE = 'notice-mail';

export const packToken = (secrets: readonly string[], { userId, topic }: Unsubscription): string =>
  `${userId}-${topic}-${signHash(secrets, PURPOSE, userId, topic)}`;

/** Returns undefined for what was not made here. */
export const unpackToken = (
  { secrets, bundles }: Pick<Portal, 'secrets' | 'bundles'>,
  token: string,
): Unsubscription | undefined => {
  const [, userId = '', topic = '', hash] = /^(\d{1,10})-([a-z]+)-([\w-]{22})$/.exec(token) ?? [];
  const topics = [...noticeKindsOf(bundles).map(({ name }) => name), 'daily', 'weekly'];
  if (!topics.includes(topic) || !verifyHash(secrets, hash, PURPOSE, userId, topic)) return undefined;
  return { userId: Number(userId), topic };
};
