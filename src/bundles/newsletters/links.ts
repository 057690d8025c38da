// Makes and reads what links in letters prove: that a mail was read, or whose newsletter is to end. All of it is signed, good
// as long as the secret is, and never written to a log.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import {
  ADDRESS_PURPOSE,
  CONFIRM_PURPOSE,
  MESSAGE_PURPOSE,
  READERS_OF_TOKEN,
  READER_PURPOSE,
} from './constants.ts';
import { newsletterPaths } from './paths.ts';

const pack = ({ portal }: Ctx, purpose: string, ids: readonly number[]): string =>
  [...ids, signHash(portal.secrets, purpose, ...ids)].join('-');

const unpack = ({ portal }: Ctx, purpose: string, token: string): readonly number[] | undefined => {
  const [, numbers = '', hash] = /^((?:[1-9]\d{0,9}-)+)([\w-]{22})$/.exec(token) ?? [];
  const ids = numbers.split('-').filter(Boolean).map(Number);
  return ids.length > 0 && verifyHash(portal.secrets, hash, purpose, ...ids) ? ids : undefined;
};

/** Names a reader; a link to confirm by is none to unsubscribe by. */
export const confirmToken = (ctx: Ctx, readerId: number): string => pack(ctx, CONFIRM_PURPOSE, [readerId]);
export const readConfirmToken = (ctx: Ctx, token: string): number | undefined =>
  unpack(ctx, CONFIRM_PURPOSE, token)?.[0];
export const readerToken = (ctx: Ctx, readerId: number): string => pack(ctx, READER_PURPOSE, [readerId]);
/** Names several, as many as an address may be long. */
export const readersToken = (ctx: Ctx, readerIds: readonly number[]): string =>
  pack(ctx, READER_PURPOSE, readerIds.slice(0, READERS_OF_TOKEN));
export const readReaderToken = (ctx: Ctx, token: string): readonly number[] | undefined =>
  unpack(ctx, READER_PURPOSE, token);

/** Returns the left part of a mail's Message-ID, by which what comes back is known. */
export const messageKey = (ctx: Ctx, ids: { readonly issueId: number; readonly readerId: number }): string =>
  `brief-${pack(ctx, MESSAGE_PURPOSE, [ids.issueId, ids.readerId])}`;

/** Returns the messages named in a text whose keys we have signed. */
export const messagesNamedIn = (
  ctx: Ctx,
  text: string,
): { readonly issueId: number; readonly readerId: number }[] =>
  [...text.matchAll(/\bbrief-(\d{1,10}-\d{1,10}-[\w-]{22})@/g)].flatMap(([, token = '']) => {
    const [issueId, readerId] = unpack(ctx, MESSAGE_PURPOSE, token) ?? [];
    return issueId !== undefined && readerId !== undefined ? [{ issueId, readerId }] : [];
  });

/** Returns a key that is the same for the same mailbox, and tells nobody which mailbox it is. */
export const addressKey = ({ portal }: Ctx, address: string): string =>
  signHash(portal.secrets, ADDRESS_PURPOSE, address.toLowerCase());

export const unsubscribeHref = (ctx: Ctx, token: string): string =>
  ctx.config.publicUrl + url(newsletterPaths.unsubscribe, { token });
