// Reads which mail server takes the portal's mails: that of the environment, else the one that administrators chose.
import type { MailSender } from '#kernel/config.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { unseal } from '#kernel/sealed-text.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { MAIL_SERVER_TAG, SERVER_ROWS } from '../constants.ts';
import { mailServers } from '../schema.ts';

export interface MailServer {
  /** The address, `smtp://` or `smtps://`, with name and password. It is never to be shown. */
  readonly url: string;
  /** Whom mails come from; null for the portal's name at its host. */
  readonly from: MailSender | null;
}

/** Finds the mail server in use; undefined where there is none. */
export const findMailServer = async (ctx: Ctx): Promise<MailServer | undefined> => {
  const { smtpUrl, mailFrom } = ctx.config;
  if (smtpUrl) return { url: smtpUrl, from: mailFrom ?? null };
  const row = await findChosen(ctx);
  const password = row && (row.password === '' ? '' : unseal(ctx.portal.secrets, PURPOSE, row.password));
  if (!row || password === undefined) return undefined;
  const url = new URL(`${row.security === 'tls' ? 'smtps' : 'smtp'}://${row.host}:${row.port}`);
  url.username = encodeURIComponent(row.username);
  url.password = encodeURIComponent(password);
  return { url: url.href, from: mailFrom ?? { name: row.fromName, address: row.fromAddress } };
};

export const hasMailServer = async (ctx: Ctx): Promise<boolean> => (await findMailServer(ctx)) !== undefined;

/** What its password is encrypted for. */
export const PURPOSE = 'mail-server';

export type MailServerRow = typeof mailServers.$inferSelect;

/** Returns what administrators chose, whether or not it is used; the password as it is kept. */
export const findChosen = async (ctx: Ctx): Promise<MailServerRow | undefined> => {
  const { now } = await findServerRows(ctx);
  return now && isThere(now) ? now : undefined;
};

export interface ServerRows {
  readonly now: MailServerRow | undefined;
  /** Undefined where nothing was changed yet. */
  readonly before: MailServerRow | undefined;
}

export const findServerRows = (ctx: Ctx): Promise<ServerRows> =>
  fetchCached(ctx, 'mail-server', [MAIL_SERVER_TAG], async () => {
    const rows = await ctx.db.select().from(mailServers);
    const rowOf = (id: number) => rows.find((row) => row.id === id);
    return { now: rowOf(SERVER_ROWS.now), before: rowOf(SERVER_ROWS.before) };
  });

/** A row without a host stands for no server. */
export const isThere = ({ host }: Pick<MailServerRow, 'host'>): boolean => host !== '';

/** Tells one state of the mail server from all others. */
export const stampOf = (row: Pick<MailServerRow, 'changedAt'> | undefined): string =>
  row?.changedAt.toISOString() ?? '';
