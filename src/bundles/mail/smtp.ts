// Uses nodemailer, with one pool of connections for each portal. Says whether the mail server took a mail, and if not, why.
import type { Transporter } from 'nodemailer';
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Ctx } from '#kernel/ctx.ts';
import { isPublicAddress } from '#kernel/outside-fetch.ts';
import type { Portal } from '#kernel/portal.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { ANSWER_TIMEOUT_MS, CONNECTION_TIMEOUT_MS, IDLE_CONNECTION_MS } from './constants.ts';
import { oneLine } from './rules.ts';
import { findMailServer } from './server/queries.ts';
import type { MailServer } from './server/queries.ts';
import { noServer } from './server/texts.ts';

export interface Letter {
  readonly key: string;
  readonly toName: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly listUnsubscribe: string | null;
}

export type HandOverOutcome =
  | { readonly kind: 'accepted' }
  /** What a refused mail comes back with; `isFinal` when another attempt would be refused as well. */
  | {
      readonly kind: 'rejected';
      readonly isFinal: boolean;
      readonly reason: string;
      /** The mail server hasn't got it, for sure: a connection that breaks off leaves that open. */
      readonly isCertain: boolean;
      /** It doesn't want this recipient; otherwise it is about the mail or the connection. */
      readonly isAboutRecipient: boolean;
    };

/** Makes one attempt. Nothing is thrown for what the mail server does or doesn't do. */
export const handOver = async (ctx: Ctx, letter: Letter): Promise<HandOverOutcome> => {
  const host = new URL(ctx.config.publicUrl).hostname;
  const server = await findMailServer(ctx);
  if (!server)
    return { kind: 'rejected', isFinal: false, reason: noServer, isCertain: true, isAboutRecipient: false };
  const { listUnsubscribe, html } = letter;
  try {
    await (await transportOf(ctx.portal, server.url)).sendMail({
      from: await senderOf(ctx, server),
      to: { name: letter.toName, address: letter.toAddress },
      messageId: messageId(letter.key, host),
      subject: letter.subject,
      text: letter.text,
      ...(html !== null && { html }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(listUnsubscribe !== null && {
          'List-Unsubscribe': `<${listUnsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    return { kind: 'accepted' };
  } catch (error) {
    return refusalOf(server.url, error);
  }
};

/** Returns whom mails come from. */
export const senderOf = async (
  ctx: Ctx,
  { from }: MailServer,
): Promise<{ readonly name: string; readonly address: string }> => {
  const { name = '', address = `post@${new URL(ctx.config.publicUrl).hostname}` } = from ?? {};
  return { name: name || oneLine(await readSetting(ctx, portalName)), address };
};

interface RawMail {
  readonly from: string;
  readonly to: string;
  /** The whole mail, with its head. */
  readonly raw: string;
}

/** Makes one attempt with a mail that is put together already. */
export const handOverRaw = async (
  ctx: Ctx,
  server: string,
  { from, to, raw }: RawMail,
): Promise<HandOverOutcome> => {
  try {
    await (await transportOf(ctx.portal, server)).sendMail({ envelope: { from, to }, raw });
    return { kind: 'accepted' };
  } catch (error) {
    return refusalOf(server, error);
  }
};

/** Returns the same id for every attempt, so that a mail that arrives twice is recognised as one. */
export const messageId = (key: string, host: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`;

/** Loads nodemailer only when it is needed: a portal that sends no mail does without it. */
const loadNodemailer = () => import('nodemailer');

const transports = new WeakMap<Portal, { readonly url: string; readonly transport: Transporter }>();

/** Returns the pool of the server. Another server has another pool; that of the one before ends when its mails are through. */
const transportOf = async (portal: Portal, url: string): Promise<Transporter> => {
  const { createTransport } = await loadNodemailer();
  const known = transports.get(portal);
  if (known?.url === url) return known.transport;
  known?.transport.close();
  const transport = createTransport({
    pool: true,
    url,
    requireTLS: !isLocalHost(hostOf(url)),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    idleTimeout: IDLE_CONNECTION_MS,
    // The job tries again; the pool by itself would send twice what was perhaps accepted.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transports.set(portal, { url, transport });
  return transport;
};

/** Connects and signs in without sending anything; undefined when it went well, else what the server said. */
export const tryToConnect = async (url: string): Promise<string | undefined> => {
  const { createTransport } = await loadNodemailer();
  const transport = createTransport({
    url,
    requireTLS: !isLocalHost(hostOf(url)),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const refusal = refusalOf(url, error);
    return refusal.kind === 'rejected' ? refusal.reason : undefined;
  } finally {
    transport.close();
  }
};

const hostOf = (smtpUrl: string) => (URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname : '');

/**
 * Says whether the host is this machine or in our own network, where a mail server may do without encryption. From all others a
 * missing offer of it may be the work of somebody in between, who would read password and links.
 */
export const isLocalHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPublicAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/i.test(host);
};

interface SmtpError {
  readonly code?: string;
  /** What was being said to the mail server. */
  readonly command?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** The codes of a mail that was refused itself, not of a connection or a login that failed. */
const ABOUT_THE_MAIL: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE'];
const MAX_REASON_LENGTH = 300;

const refusalOf = (url: string, error: unknown): HandOverOutcome => {
  const { code, command = '', syscall, responseCode = 0, message = '' } = error as SmtpError;
  const isFinal = ABOUT_THE_MAIL.includes(code) && responseCode >= 500;
  const reason = [code, oneLine(message)].filter(Boolean).join(': ');
  return {
    kind: 'rejected',
    isFinal,
    reason: withoutSecrets(url, reason).slice(0, MAX_REASON_LENGTH),
    isCertain: responseCode >= 400 || syscall === 'connect' || code === 'EDNS',
    isAboutRecipient: command === 'RCPT TO',
  };
};

const withoutSecrets = (url: string, text: string) => {
  const { username, password } = new URL(url);
  return [password, decodeURIComponent(password), decodeURIComponent(username)]
    .filter(Boolean)
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
};
