// Takes what mail servers send back: the whole mail that came back, and a secret that says who they are.
import type { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { BOUNCE_MAX_BYTES, BOUNCE_PURPOSE } from '../constants.ts';
import { messagesNamedIn } from '../links.ts';
import { newsletterPaths } from '../paths.ts';
import { noteBounce } from './note-bounce.ts';
import { readReport } from './rules.ts';

/** It follows from the portal's secret, so that nothing has to be set up, and changes with it. */
export const bounceSecret = ({ portal }: Ctx): string => signHash(portal.secrets, BOUNCE_PURPOSE);

export const isFromMailServer = ({ portal }: Ctx, authorization: string | undefined): boolean =>
  verifyHash(portal.secrets, /^Bearer (\S+)$/.exec(authorization ?? '')?.[1], BOUNCE_PURPOSE);

export const bounceAddress = ({ config }: Ctx): string => config.publicUrl + url(newsletterPaths.bounce);

/** Reads the beginning of the mail; what lies behind is let go. */
export const readBeginning = async (stream: Readable): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (length < BOUNCE_MAX_BYTES) parts.push(part);
    length += part.length;
    if (length > BOUNCE_MAX_BYTES * 100) break;
  }
  return Buffer.concat(parts).subarray(0, BOUNCE_MAX_BYTES).toString('latin1');
};

/**
 * Notes what a report says, and says whether it was about a mail of ours that came back. A report is about one mail: of several
 * that it names the first counts.
 */
export const takeReport = async (ctx: Ctx, raw: string): Promise<boolean> => {
  const { bounce } = readReport(raw);
  const [message] = messagesNamedIn(ctx, raw);
  if (!bounce || !message) return false;
  await noteBounce(ctx, message, bounce);
  return true;
};
