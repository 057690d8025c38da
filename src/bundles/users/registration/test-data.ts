// Helps tests with what landed in somebody's mailbox, and with calls as browsers make them, each from an address of its own.
import type { Ctx } from '#kernel/ctx.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { unpackFlashes } from '#kernel/flash.ts';

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  readonly key: string;
  readonly toName: string;
  readonly userId: number | null;
}

/** Lists all mails to an address, the newest last. */
export const mailsTo = async (ctx: Ctx, address: string): Promise<ReceivedMail[]> => {
  const { rows } = await ctx.portal.database.query(
    `select subject, text, key, to_name as "toName", user_id as "userId" from mails
      where lower(to_address) = lower($1) order by id`,
    [address],
  );
  return rows as unknown as ReceivedMail[];
};

/** Returns the path of the link in the newest mail to an address, of those that contain `part`. */
export const linkTo = async (ctx: Ctx, address: string, part = ''): Promise<string> => {
  const mails = await mailsTo(ctx, address);
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  const link = links.findLast((href) => href.includes(part));
  if (!link) throw new Error(`no mail to ${address} has a link with ${part}`);
  return new URL(link).pathname;
};

/** Returns the token at the end of a link. */
export const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

let lastAddress = 0;

export const aFreshAddress = (): string =>
  `203.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;

/** Returns a browser that sends plain forms. */
export const aBrowser = (app: TestApp) => ({
  get: (url: string, headers: Record<string, string> = {}) =>
    app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } }),
  post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: aFreshAddress(),
    }),
});

type Reply = Awaited<ReturnType<TestApp['http']['inject']>>;

/** Returns the headers of the session that an answer opened; undefined when it opened none. */
export const sessionOf = (reply: Reply): { cookie: string } | undefined => {
  const cookie = reply.cookies.find(({ name, value }) => name.endsWith('litfass_session') && value);
  return cookie && { cookie: `${cookie.name}=${cookie.value}` };
};

/** Returns the messages that the next page shows. */
export const flashesOf = (app: TestApp, reply: Reply): [string, string][] =>
  unpackFlashes(app.portal.secrets, reply.cookies.find(({ name }) => name === 'litfass_flash')?.value).map(
    ({ type, text }) => [type, text],
  );
