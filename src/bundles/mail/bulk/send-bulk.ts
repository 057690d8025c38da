// Sends one mail to many. It is put together and encoded once; each recipient's differs in its head and at the marks alone.
// Nothing goes through the outbox: whoever sends so many keeps count themselves.
import { createHash } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { oneLine } from '../rules.ts';
import { findMailServer } from '../server/queries.ts';
import { handOverRaw, senderOf, tryToConnect } from '../smtp.ts';
import type { HandOverOutcome } from '../smtp.ts';
import { headerAddress, headerText, joinAtMark, splitAtMark } from './encoding.ts';

export interface BulkMail {
  readonly subject: string;
  /** Both hold the mark wherever something of the recipient's own stands. */
  readonly text: string;
  readonly html: string;
  readonly mark: string;
  /** Which list it is of, for programs that sort: `der-morgen.litfass.example`. */
  readonly listId: string;
}

export interface BulkRecipient {
  readonly name: string;
  readonly address: string;
  /** What stands at the marks: plain signs. */
  readonly filling: string;
  /** The left part of its Message-ID, by which a mail that comes back is known. */
  readonly messageKey: string;
  /** Address of a one-click POST that ends such mails. */
  readonly listUnsubscribe: string;
}

export type SendOne = (recipient: BulkRecipient) => Promise<HandOverOutcome>;

/** Opens the way to send the mail; undefined where there is no mail server. */
export const openBulkMail = async (ctx: Ctx, mail: BulkMail): Promise<SendOne | undefined> => {
  const server = await findMailServer(ctx);
  if (!server) return undefined;
  const sender = await senderOf(ctx, server);
  const host = new URL(ctx.config.publicUrl).hostname;
  const boundary = `=_${createHash('sha256').update(mail.subject).update(mail.html).digest('hex').slice(0, 32)}`;
  const [text, html] = [splitAtMark(mail.text, mail.mark), splitAtMark(mail.html, mail.mark)];
  const common = [
    `From: ${headerAddress(sender.name, sender.address)}`,
    `Subject: ${headerText(oneLine(mail.subject))}`,
    `List-Id: <${mail.listId}>`,
    'Precedence: bulk',
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    body,
  ];
  return async ({ name, address, filling, messageKey, listUnsubscribe }) => {
    const raw = [
      ...common,
      `To: ${headerAddress(oneLine(name), address)}`,
      `Message-ID: <${messageKey}@${host}>`,
      `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
      `List-Unsubscribe: <${listUnsubscribe}>`,
      '',
      ...part('text/plain', joinAtMark(text, filling)),
      ...part('text/html', joinAtMark(html, filling)),
      `--${boundary}--`,
      '',
    ].join('\r\n');
    return handOverRaw(ctx, server.url, { from: sender.address, to: address, raw });
  };
};

/** Returns what is wrong when the mail server can't be reached now; undefined when it can, or when there is none. */
export const whyUnreachable = async (ctx: Ctx): Promise<string | undefined> => {
  const server = await findMailServer(ctx);
  return server && tryToConnect(server.url);
};
