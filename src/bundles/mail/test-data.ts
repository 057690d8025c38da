// Gives tests a real mail server, and mails in the outbox.
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { sendMail } from './commands.ts';
import type { Mail } from './commands.ts';
import { mails } from './schema.ts';

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  /** All it accepted, as they came. */
  readonly accepted: string[];
  /** Addresses it was asked to deliver to. */
  readonly recipients: string[];
  /** Runs before a mail is accepted; what it throws is answered with its `responseCode`. */
  beforeAccepting: () => void | Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Returns the answer of a mail server that doesn't want a mail. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Accepts everything, with or without a login, until told otherwise. Stops with the file. */
export const aMailServer = async (port = 0): Promise<TestMailServer> => {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: ({ password }, _session, done) =>
      password === 'falsch' ? done(refusal(535, 'wrong password falsch')) : done(null, { user: 'litfass' }),
    onRcptTo: ({ address }, _session, done) => {
      server.recipients.push(address);
      done(address.startsWith('niemand') ? refusal(550, '5.1.1 no such mailbox') : null);
    },
    onData: async (stream, _session, done) => {
      const raw = await text(stream);
      try {
        await server.beforeAccepting();
        server.accepted.push(raw);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  smtp.on('error', () => undefined);
  const listening = smtp.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as { port: number };
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    accepted: [],
    recipients: [],
    beforeAccepting: () => undefined,
    stop,
  };
  afterAll(stop);
  return server;
};

let lastKey = 0;

/** Puts a mail into the outbox and gives its id. */
export const aMail = async (ctx: Ctx, changes: Partial<Mail> = {}): Promise<number> => {
  const mail: Mail = {
    to: { name: 'Ruth Lindner', address: 'ruth@litfass.example' },
    subject: 'Bestätigen Sie Ihre Adresse',
    text: 'Guten Tag, Ruth Lindner,\n\nhttps://litfass.example/bestaetigen/abc',
    key: `test-${++lastKey}`,
    ...changes,
  };
  return withTransaction(ctx, async (ctx) => {
    await sendMail(ctx, mail);
    const [row] = await ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.key, mail.key));
    return row!.id;
  });
};

/** Keys of what was written to somebody, the first one first. */
export const mailKeysTo = async (ctx: Ctx, address: string): Promise<string[]> =>
  (
    await ctx.db.select({ key: mails.key }).from(mails).where(eq(mails.toAddress, address)).orderBy(mails.id)
  ).map(({ key }) => key);

/** Returns all mails to the address as they were written, the first one first. */
export const mailsTo = (ctx: Ctx, address: string) =>
  ctx.db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(mails.id);

/** Returns the row as it is now. */
export const mailRow = async (ctx: Ctx, id: number) =>
  (await ctx.db.select().from(mails).where(eq(mails.id, id)))[0]!;

/** Changes the mail's row to what a later moment will find. */
export const changeMail = async (ctx: Ctx, id: number, changes: Partial<typeof mails.$inferInsert>) => {
  await ctx.db.update(mails).set(changes).where(eq(mails.id, id));
};
