import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { personalDataOf } from '#kernel/bundle.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { aDecision, aNotice, typedNotice } from '#bundles/moderation/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { deleteMessage, deleteThread } from './commands.ts';
import { aMessage, aThread } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const moderatorAt = (locationPath: string) => aUser(ctx, { roles: [{ role: 'moderator', locationPath }] });
const chief = await moderatorAt('');

const getAs = async (user: TestUser | undefined, url: string) =>
  app.http.inject({
    url,
    headers: { accept: 'text/html', ...(user && (await signedIn(app, user))) },
  });
const formOf = ({ messageId }: { readonly messageId: number }) => `/melden/message/${messageId}`;
const told = async () => {
  const thread = await aThread(ctx);
  const { messageId } = thread.first;
  const { caseId } = await aNotice(ctx, { type: 'message', id: messageId }, { by: thread.ben.viewer });
  return { ...thread, caseId, desk: `/cockpit/meldungen/${caseId}` };
};

describe('telling moderators of a message', () => {
  it('is for who got it, who reads what will be seen; for all others it isn’t there', async () => {
    const { ada, ben, first } = await aThread(ctx);
    const { body, statusCode } = await getAs(ben, formOf(first));
    expect([statusCode, body]).toEqual([
      200,
      expect.stringContaining('diese Nachricht und bis zu fünf davor'),
    ]);
    expect(body).toContain(first.text);
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    for (const other of [ada, admin, chief, await aUser(ctx), undefined]) {
      expect((await getAs(other, formOf(first))).statusCode).toBe(404);
      const headers = { accept: 'application/json', ...(other && (await signedIn(app, other))) };
      const payload = { ...typedNotice(), goodFaith: '1' };
      const sent = await app.http.inject({ method: 'POST', url: formOf(first), headers, payload });
      expect(sent.statusCode).toBe(404);
    }
  });

  it('keeps the message and up to five before, as who got it still has them, whatever becomes of them', async () => {
    const { ada, ben, first, answer, threadId } = await aThread(ctx);
    const later = [];
    for (let at = 0; at < 6; at++) later.push(await aMessage(ctx, at % 2 ? ben : ada, at % 2 ? ada : ben));
    await deleteMessage(actAs(ctx, ben.viewer), later[2]!);
    const ref = { type: 'message', id: later[4]!.messageId };
    const { caseId } = await aNotice(ctx, ref, { by: ben.viewer });
    for (const { viewer } of [ada, ben]) await deleteThread(actAs(ctx, viewer), threadId);
    const { body } = await getAs(chief, `/cockpit/meldungen/${caseId}`);
    const shown = [first, answer, later[0]!, later[1]!, later[3]!, later[4]!];
    for (const { text } of shown) expect(body).toContain(`>${text}<`);
    for (const { text } of [later[2]!, later[5]!]) expect(body).not.toContain(`>${text}<`);
    // Moderators have no thread to look at.
    expect(body).not.toContain('/konto/nachrichten/');
  });

  it('is decided by moderators of the whole portal, and not by who wrote it', async () => {
    const { caseId, desk } = await told();
    expect((await getAs(chief, desk)).statusCode).toBe(200);
    expect((await getAs(await moderatorAt('1/'), desk)).statusCode).toBe(404);
    const own = await aMessage(ctx, chief, await aUser(ctx));
    const recipient = await aUser(ctx);
    const toHer = await aMessage(ctx, chief, recipient);
    const about = await aNotice(ctx, { type: 'message', id: toHer.messageId }, { by: recipient.viewer });
    expect((await getAs(chief, `/cockpit/meldungen/${about.caseId}`)).statusCode).toBe(404);
    await expect(
      aNotice(ctx, { type: 'message', id: own.messageId }, { by: chief.viewer }),
    ).rejects.toThrow();
    await expect(aDecision(actAs(ctx, chief.viewer), caseId, { measure: 'hide' })).rejects.toThrow();
  });

  it('warns its author with reasons, in mails without any word of it', async () => {
    const { ada, ben, first, caseId } = await told();
    const warning = { measure: 'none', isWarning: true, category: 'threat', facts: 'Das ist eine Drohung.' };
    await aDecision(actAs(ctx, chief.viewer), caseId, warning);
    const [warned, [, answered]] = [await mailsTo(ctx, ada.email), await mailsTo(ctx, ben.email)];
    expect(warned).toHaveLength(1);
    expect(warned[0]!.text).toContain('Das ist eine Drohung.');
    for (const { text } of [warned[0]!, answered!]) expect(text).not.toContain(first.text);
  });
});

describe('what is kept of a message', () => {
  it.each(['ada', 'ben'] as const)('goes when one of the two leaves (%s)', async (who) => {
    const thread = await told();
    expect((await getAs(chief, thread.desk)).body).toContain(thread.first.text);
    for (const { eraseFor } of personalDataOf(ctx.portal))
      await eraseFor(ctx, thread[who].id, { keepsComments: true });
    expect((await getAs(chief, thread.desk)).body).not.toContain(thread.first.text);
  });
});

it('reports from before are cases with all that was decided', async () => {
  const [open, decided] = [await aThread(ctx), await aThread(ctx)];
  // This is the table in which reports were kept before they became cases.
  await ctx.db.execute(sql`create table message_reports (id int primary key, message_id int, reporter_id int, reason text,
    remark text, created_at timestamptz, decision text, statement text, decided_at timestamptz, decider_id int)`);
  await ctx.db.execute(sql`insert into message_reports values
    (1, ${open.answer.messageId}, ${open.ada.id}, 'threat', 'Bitte schnell.', now(), 'open', '', null, null),
    (2, ${decided.first.messageId}, ${decided.ben.id}, 'other', '', now(), 'warned', 'So nicht.', now(), ${chief.id})`);
  const migration = await readFile('migrations/0065_message-reports-become-cases.sql', 'utf8');
  // The statements run on one connection, as migrations do.
  await withTransaction(ctx, async ({ db }) => {
    for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  });
  const { body } = await getAs(chief, '/cockpit/meldungen?art=message&zustand=alle');
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select id from moderation_cases
    where object_id in (${open.answer.messageId}, ${decided.first.messageId}) and type = 'message' order by id`);
  const [waiting, done] = rows.map(({ id }) => `/cockpit/meldungen/${id}`);
  for (const address of [waiting, done]) expect(body).toContain(`href="${address}"`);
  const waits = (await getAs(chief, waiting!)).body;
  for (const shown of [open.first.text, open.answer.text, 'Bitte schnell.', 'name="measure"'])
    expect(waits).toContain(shown);
  const was = (await getAs(chief, done!)).body;
  for (const shown of [decided.first.text, 'So nicht.', 'verwarnt', chief.name]) expect(was).toContain(shown);
  expect(was).not.toContain('name="measure"');
});

it('old addresses of reports lead to the form and to the cases', async () => {
  const { statusCode, headers } = await getAs(undefined, '/konto/nachrichten/7/41/melden');
  expect([statusCode, headers.location]).toEqual([301, '/melden/message/41']);
  for (const old of ['/cockpit/nachrichten', '/cockpit/nachrichten/12'])
    expect((await getAs(chief, old)).headers.location).toBe('/cockpit/meldungen?zustand=alle&art=message');
});
