// Chooses the mail server, forgets it, and tries it with a mail to whoever asks.
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
import { MAIL_SERVER_TAG, TEST_MAIL_LIMIT } from '../constants.ts';
import { mayChooseMailServer } from '../policy.ts';
import { mailServers } from '../schema.ts';
import { handOver } from '../smtp.ts';
import { PURPOSE, findMailServer } from './queries.ts';
import * as texts from './texts.ts';
import { causeOf } from './rules.ts';
import { checkServer } from './typed-server.ts';
import type { CheckedServer, TypedServer } from './typed-server.ts';

export type ServerOutcome = { readonly kind: 'saved' } | Invalid;

/** The password that is kept goes on only to the server and the name that it was typed for. Throws 403. */
export const saveMailServer = async (ctx: Ctx, typed: TypedServer): Promise<ServerOutcome> => {
  if (!mayChooseMailServer(ctx.viewer)) throw forbidden();
  const checked = checkServer(typed);
  if (checked.kind === 'invalid') return checked;
  const { password, ...server } = checked.value;
  return withTransaction(ctx, async (ctx): Promise<ServerOutcome> => {
    const [before] = await ctx.db.select().from(mailServers).for('update');
    const isSame = before?.host === server.host && before.username === server.username;
    if (server.username && !password && !(isSame && before.password))
      return invalid({ password: texts.passwordMissing });
    const kept = isSame && server.username ? before.password : '';
    const sealed = password && server.username ? seal(ctx.portal.secrets, PURPOSE, password) : kept;
    const hasNewPassword = sealed !== (before?.password ?? '');
    if (before && !hasNewPassword && isAlike(told(before), told(server))) return { kind: 'saved' };
    const row = { ...server, password: sealed, changedAt: ctx.now };
    await ctx.db
      .insert(mailServers)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: mailServers.id, set: row });
    await record(ctx, {
      type: 'mailServer',
      objectId: 0,
      action: 'mail.serverChosen',
      ...(before && { before: told(before) }),
      after: { ...told(server), ...(hasNewPassword && { hasNewPassword }) },
    });
    touch(ctx, MAIL_SERVER_TAG);
    return { kind: 'saved' };
  });
};

type Told = ReturnType<typeof told>;

const isAlike = (one: Told, other: Told) => JSON.stringify(one) === JSON.stringify(other);

/** What the history may know. */
const told = ({
  host,
  port,
  security,
  username,
  fromName,
  fromAddress,
}: Omit<CheckedServer, 'password'>) => ({
  host,
  port,
  security,
  username,
  fromName,
  fromAddress,
});

/** From then on mails are kept in the outbox. Throws 403. */
export const forgetMailServer = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayChooseMailServer(ctx.viewer)) throw forbidden();
    const [before] = await ctx.db.delete(mailServers).where(eq(mailServers.id, 1)).returning();
    if (!before) return;
    await record(ctx, {
      type: 'mailServer',
      objectId: 0,
      action: 'mail.serverForgotten',
      before: told(before),
    });
    touch(ctx, MAIL_SERVER_TAG);
  });

export type TestMailOutcome = { readonly kind: 'sent'; readonly address: string } | Refused;

/** One attempt, at once, so that whoever asks sees what the server says. Throws 403, and 429 beyond the limit. */
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
