// Chooses the mail server, forgets it, takes the last change back, and tries it with a mail to whoever asks.
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { seal } from '#kernel/sealed-text.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { MAIL_SERVER_TAG, SERVER_ROWS, TEST_MAIL_LIMIT } from '../constants.ts';
import { mayChooseMailServer } from '../policy.ts';
import { mailServers } from '../schema.ts';
import { handOver } from '../smtp.ts';
import { PURPOSE, findMailServer, isThere, stampOf } from './queries.ts';
import type { MailServerRow } from './queries.ts';
import * as texts from './texts.ts';
import { causeOf } from './rules.ts';
import { checkServer } from './typed-server.ts';
import type { CheckedServer, TypedServer } from './typed-server.ts';

export type ServerOutcome = { readonly kind: 'saved' } | Refused | Invalid;

/**
 * Saves the server. The password that is kept goes on only to the server and the name that it was typed for. `seen` is the stamp of
 * what the administrator had before them; programs may leave it out. Throws 403.
 */
export const saveMailServer = async (ctx: Ctx, typed: TypedServer, seen = ''): Promise<ServerOutcome> => {
  if (!mayChooseMailServer(ctx.viewer)) throw forbidden();
  const checked = checkServer(typed);
  if (checked.kind === 'invalid') return checked;
  const { password, ...server } = checked.value;
  return withTransaction(ctx, async (ctx): Promise<ServerOutcome> => {
    const { now } = await lockServer(ctx);
    if (seen !== '' && seen !== stampOf(now)) return refused(texts.changedMeanwhile);
    const isSame = now.host === server.host && now.username === server.username;
    if (server.username && !password && !(isSame && now.password))
      return invalid({ password: texts.passwordMissing });
    const kept = isSame && server.username ? now.password : '';
    const sealed = password && server.username ? seal(ctx.portal.secrets, PURPOSE, password) : kept;
    if (isThere(now) && sealed === now.password && isAlike(recordedOf(now), recordedOf(server)))
      return { kind: 'saved' };
    await change(ctx, 'mail.serverChosen', now, { ...server, password: sealed });
    return { kind: 'saved' };
  });
};

/** Forgets the server; from then on mails are kept in the outbox. Throws 403. */
export const forgetMailServer = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChooseMailServer(ctx.viewer)) throw forbidden();
    const { now } = await lockServer(ctx);
    if (isThere(now)) await change(ctx, 'mail.serverForgotten', now, NONE);
  });

/**
 * Puts the server back to what it was before its last change, with its password; done once more, that change holds again.
 * `seen` is the stamp of what the administrator had before them. Throws 403.
 */
export const takeBackMailServer = (ctx: Ctx, seen: string): Promise<{ readonly kind: 'saved' } | Refused> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChooseMailServer(ctx.viewer)) throw forbidden();
    const { now, before } = await lockServer(ctx);
    if (!before) return refused(texts.nothingToTakeBack);
    if (seen !== stampOf(now)) return refused(texts.changedSince);
    await change(ctx, 'mail.serverTakenBack', now, before);
    return { kind: 'saved' };
  });

/** The state of a server, with the password as it is kept. */
type ServerState = CheckedServer;

const NONE: ServerState = {
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password: '',
  fromName: '',
  fromAddress: '',
};

/** Returns both rows, locked by the first, which is made where nobody has chosen a server yet. */
const lockServer = async (
  ctx: Ctx,
): Promise<{ readonly now: MailServerRow; readonly before: MailServerRow | undefined }> => {
  await ctx.db
    .insert(mailServers)
    .values({ id: SERVER_ROWS.now, ...NONE, changedAt: ctx.now })
    .onConflictDoNothing();
  const [now] = await ctx.db
    .select()
    .from(mailServers)
    .where(eq(mailServers.id, SERVER_ROWS.now))
    .for('update');
  if (!now) throw new Error('The row of the mail server is gone.');
  const [before] = await ctx.db.select().from(mailServers).where(eq(mailServers.id, SERVER_ROWS.before));
  return { now, before };
};

/** Writes the new state. What was there moves to the second row; two changes within one moment still get different stamps. */
const change = async (ctx: Ctx, action: string, now: MailServerRow, next: ServerState): Promise<void> => {
  const changedAt = new Date(Math.max(ctx.now.getTime(), now.changedAt.getTime() + 1));
  await put(ctx, SERVER_ROWS.before, { ...stateOf(now), changedAt: now.changedAt });
  await put(ctx, SERVER_ROWS.now, { ...stateOf(next), changedAt });
  const hasNewPassword = isThere(next) && next.password !== now.password;
  await record(ctx, {
    type: 'mailServer',
    objectId: 0,
    action,
    ...(isThere(now) && { before: recordedOf(now) }),
    ...(isThere(next) && { after: { ...recordedOf(next), ...(hasNewPassword && { hasNewPassword }) } }),
  });
  touch(ctx, MAIL_SERVER_TAG);
};

const put = (ctx: Ctx, id: number, row: ServerState & { readonly changedAt: Date }) =>
  ctx.db
    .insert(mailServers)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: mailServers.id, set: row });

const stateOf = (row: ServerState): ServerState => ({ ...recordedOf(row), password: row.password });

type Recorded = ReturnType<typeof recordedOf>;

const isAlike = (one: Recorded, other: Recorded) => JSON.stringify(one) === JSON.stringify(other);

/** Returns what the history may know. */
const recordedOf = ({
  host,
  port,
  security,
  username,
  fromName,
  fromAddress,
}: Omit<ServerState, 'password'>) => ({
  host,
  port,
  security,
  username,
  fromName,
  fromAddress,
});

export type TestMailOutcome = { readonly kind: 'sent'; readonly address: string } | Refused;

/** Makes one attempt, at once, so that whoever asks sees what the server says. Throws 403, and 429 beyond the limit. */
export const sendTestMail = async (
  ctx: Ctx,
  to: { readonly name: string; readonly address: string },
): Promise<TestMailOutcome> => {
  if (!mayChooseMailServer(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `mail-test:${ctx.viewer.id}`, TEST_MAIL_LIMIT);
  if (!(await findMailServer(ctx))) return refused(texts.noServer);
  const outcome = await handOver(ctx, {
    key: `mail-test:${randomUUID()}`,
    toName: to.name,
    toAddress: to.address,
    subject: texts.testSubject,
    text: texts.testText,
    html: null,
    listUnsubscribe: null,
  });
  if (outcome.kind === 'accepted') return { kind: 'sent', address: to.address };
  return refused(texts.testFailed(outcome.reason, causeOf(outcome.reason)));
};
