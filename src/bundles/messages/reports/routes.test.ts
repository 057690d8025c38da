import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { messageReports } from '../schema.ts';
import { aMessage, aThread } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;

const FROM_BROWSER = { accept: 'text/html' };

const getAs = async (user: TestUser, url: string) =>
  app.http.inject({ method: 'GET', url, headers: await signedIn(app, user) });
const postAs = async (
  user: TestUser,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = FROM_BROWSER,
) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(await signedIn(app, user)),
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const withRole = (role: RoleGrant['role'], locationPath = '') =>
  aUser(ctx, { roles: [{ role, locationPath }] });

/** A thread whose first message was reported by the one who got it. */
const aReport = async () => {
  const thread = await aThread(ctx);
  const { ben, first, threadId } = thread;
  await postAs(ben, `/konto/nachrichten/${threadId}/${first.messageId}/melden`, {
    reason: 'threat',
    remark: 'Bitte ansehen.',
  });
  const [report] = await ctx.db
    .select()
    .from(messageReports)
    .where(eq(messageReports.messageId, first.messageId));
  return { ...thread, reportId: report!.id };
};

describe('GET and POST /konto/nachrichten/{threadId}/{messageId}/melden', () => {
  it('asks what is wrong, and thanks', async () => {
    const { ben, first, threadId } = await aThread(ctx);
    const url = `/konto/nachrichten/${threadId}/${first.messageId}/melden`;
    const { body } = await getAs(ben, url);
    for (const shown of [first.text, 'Beleidigung oder Belästigung', `action="${url}"`])
      expect(body).toContain(shown);
    const reply = await postAs(ben, url, { reason: 'spam', remark: '' });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/konto/nachrichten/${threadId}#neueste`,
    ]);
    expect((await postAs(ben, url, { reason: 'spam' }, { accept: 'application/json' })).json()).toEqual({
      status: 'success',
      msg: 'Danke. Die Moderation sieht sich die Nachricht an.',
    });
  });

  it('shows who came second what was decided, and what they typed', async () => {
    const { reportId } = await aReport();
    const url = `/cockpit/nachrichten/${reportId}`;
    const [first, second] = [await withRole('moderator'), await withRole('moderator')];
    await postAs(first, url, { decision: 'warned', statement: 'So nicht.' });
    const typed = { decision: 'unfounded', statement: 'Das ist nur ruppig.' };
    const reply = await postAs(second, url, typed);
    expect(reply.statusCode).toBe(409);
    for (const shown of [
      'Über diese Meldung wurde inzwischen schon entschieden.',
      'Verwarnt',
      `entschieden von ${first.name}`,
      'Das ist nur ruppig.',
      'href="/cockpit/nachrichten"',
    ])
      expect(reply.body).toContain(shown);
    const asJson = await postAs(second, url, typed, { accept: 'application/json' });
    expect(asJson.statusCode).toBe(409);
    expect(asJson.json()).toMatchObject({ msg: 'Über diese Meldung wurde inzwischen schon entschieden.' });
  });

  it('says what is missing and keeps what was typed', async () => {
    const { ben, first, threadId } = await aThread(ctx);
    const url = `/konto/nachrichten/${threadId}/${first.messageId}/melden`;
    const reply = await postAs(ben, url, { remark: 'Seit gestern' });
    expect(reply.statusCode).toBe(422);
    for (const shown of ['Bitte wählen Sie einen Grund aus.', '>Seit gestern</textarea>'])
      expect(reply.body).toContain(shown);
    const asJson = await postAs(ben, url, {}, { accept: 'application/json' });
    expect([asJson.statusCode, asJson.json()]).toMatchObject([
      422,
      { status: 'error', errors: { reason: 'Bitte wählen Sie einen Grund aus.' } },
    ]);
  });

  it('404 for one’s own message', async () => {
    const { ada, first, threadId } = await aThread(ctx);
    expect((await getAs(ada, `/konto/nachrichten/${threadId}/${first.messageId}/melden`)).statusCode).toBe(
      404,
    );
  });
});

describe('GET /cockpit/nachrichten', () => {
  it('lists what is open, and apart from it what is decided', async () => {
    const { ada, ben, reportId } = await aReport();
    const moderator = await withRole('moderator');
    const href = `href="/cockpit/nachrichten/${reportId}"`;
    const open = await getAs(moderator, '/cockpit/nachrichten');
    for (const shown of [href, ada.name, ben.name, 'Drohung oder Gewalt']) expect(open.body).toContain(shown);
    expect((await getAs(moderator, '/cockpit/nachrichten?stand=erledigt')).body).not.toContain(href);
    await postAs(moderator, `/cockpit/nachrichten/${reportId}`, { decision: 'unfounded' });
    expect((await getAs(moderator, '/cockpit/nachrichten')).body).not.toContain(href);
    const decided = await getAs(moderator, '/cockpit/nachrichten?stand=erledigt');
    for (const shown of [href, 'Kein Verstoß']) expect(decided.body).toContain(shown);
  });

  it('is in the menu of the portal’s moderators, with what is open', async () => {
    await aReport();
    const [moderator, member] = [await withRole('moderator'), await aUser(ctx)];
    const entry = /<a href="\/cockpit\/nachrichten">Gemeldete Nachrichten <span>\d+<\/span>/;
    expect((await getAs(moderator, '/cockpit/suche')).body).toMatch(entry);
    expect((await getAs(member, '/konto/nachrichten')).body).not.toContain('/cockpit');
  });
});

describe('GET /cockpit/nachrichten/{reportId}', () => {
  it('shows the message, what was said before, the remark, and the way to suspending', async () => {
    const { ada, ben } = await aReport();
    const before = await aMessage(ctx, ben, ada);
    const bad = await aMessage(ctx, ada, ben);
    const after = await aMessage(ctx, ben, ada);
    await postAs(ben, `/konto/nachrichten/${bad.threadId}/${bad.messageId}/melden`, {
      reason: 'insult',
      remark: 'Bitte ansehen.',
    });
    const [report] = await ctx.db
      .select()
      .from(messageReports)
      .where(eq(messageReports.messageId, bad.messageId));
    const { statusCode, body } = await getAs(
      await withRole('moderator'),
      `/cockpit/nachrichten/${report!.id}`,
    );
    expect(statusCode).toBe(200);
    for (const shown of [before.text, bad.text, 'Bitte ansehen.', `href="/cockpit/mitglieder/${ada.id}"`])
      expect(body).toContain(shown);
    expect(body).not.toContain(`>${after.text}<`);
  });
});

describe('POST /cockpit/nachrichten/{reportId}', () => {
  it('decides, and shows the decision from then on', async () => {
    const { reportId } = await aReport();
    const moderator = await withRole('moderator');
    const url = `/cockpit/nachrichten/${reportId}`;
    const reply = await postAs(moderator, url, { decision: 'warned', statement: 'So nicht.' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cockpit/nachrichten']);
    const { body } = await getAs(moderator, url);
    for (const shown of ['Verwarnt', 'So nicht.', `entschieden von ${moderator.name}`])
      expect(body).toContain(shown);
    expect(body).not.toContain('<textarea');
    expect((await postAs(moderator, url, { decision: 'unfounded' })).statusCode).toBe(409);
  });

  it('says what is missing and keeps what was typed', async () => {
    const { reportId } = await aReport();
    const moderator = await withRole('moderator');
    const reply = await postAs(moderator, `/cockpit/nachrichten/${reportId}`, { statement: 'Weil …' });
    expect(reply.statusCode).toBe(422);
    for (const shown of ['Bitte wählen Sie eine Entscheidung aus.', '>Weil …</textarea>'])
      expect(reply.body).toContain(shown);
  });
});

describe('the desk', () => {
  it('is for the portal’s moderators and who is more, and shows nobody else a word', async () => {
    const { ada, ben, first, reportId } = await aReport();
    const refused = [ada, ben, await withRole('author'), await withRole('moderator', '1/4/')];
    for (const person of refused)
      for (const url of ['/cockpit/nachrichten', `/cockpit/nachrichten/${reportId}`]) {
        const { statusCode, body } = await getAs(person, url);
        expect([statusCode, body.includes(first.text)]).toEqual([403, false]);
        const posted = await postAs(person, `/cockpit/nachrichten/${reportId}`, { decision: 'warned' });
        expect(posted.statusCode).toBe(403);
      }
    for (const role of ['moderator', 'editor', 'admin'] as const)
      expect((await getAs(await withRole(role), `/cockpit/nachrichten/${reportId}`)).statusCode).toBe(200);
  });

  it('sends visitors to signing in', async () => {
    const reply = await app.http.inject({ method: 'GET', url: '/cockpit/nachrichten' });
    expect(reply.statusCode).toBe(303);
  });
});
