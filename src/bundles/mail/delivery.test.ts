import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Mail } from './commands.ts';
import { CLAIM_MS, MAX_ATTEMPTS } from './constants.ts';
import { deliverMail } from './delivery.ts';
import { mailLetter } from './letter.ts';
import { isLocalHost } from './smtp.ts';
import { aMail, aMailServer, changeMail, mailRow, refusal } from './test-data.ts';

const server = await aMailServer();
const portal = await testPortal({
  config: { smtpUrl: server.url, publicUrl: 'https://litfass.example:8443' },
});
const ctx = makeCtx(portal, portalItself);

/** Returns the ctx of a job that runs later. */
const after = (ms: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });
const deliver = (mailId: number, at: Ctx = ctx) => deliverMail(at, { mailId });

const headersOf = (raw: string) => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
};
const idOf = (raw: string) => headersOf(raw).get('message-id');

/** Returns the attempts that are planned for a mail, with the time to wait in seconds. */
const plannedFor = async (mailId: number) => {
  const { rows } = await portal.database.query(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
     where name = 'mail.deliver' and state < 'active' and (data->>'mailId')::int = $1 order by start_after`,
    [mailId],
  );
  return rows.map((row: { seconds?: number }) => row.seconds ?? -1);
};

/** Decodes what mail programs decode: words in headers. */
const decodeWords = (text = '') =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, code: string) => String.fromCharCode(parseInt(code, 16))),
            'latin1',
          ).toString(),
    );

describe('a mail', () => {
  it('has no other header and no other reader, whatever stands in its subject and name', async () => {
    const odd = 'Fest\r\nBcc: alle@litfass.example\r\n\r\nMehr\u2028X-Boese: 1';
    const before = server.recipients.length;
    await deliver(
      await aMail(ctx, { to: { name: odd, address: 'gast@litfass.example' }, subject: odd, key: 'odd' }),
    );
    expect(server.recipients.slice(before)).toEqual(['gast@litfass.example']);
    const headers = headersOf(server.accepted.at(-1)!);
    expect([...headers.keys()].filter((name) => name === 'bcc' || name.startsWith('x-boese'))).toEqual([]);
    expect(decodeWords(headers.get('subject'))).toBe('Fest Bcc: alle@litfass.example Mehr X-Boese: 1');
  });

  it('reaches the mail server with all its headers, and keeps nothing that is secret', async () => {
    const letter = await mailLetter(ctx, { greeting: 'Grüß Gott', paragraphs: ['Schön, dass Sie da sind.'] });
    const id = await aMail(ctx, {
      to: { name: 'Jörg „Säule“ Ährenfeld, Ost', address: 'joerg@litfass.example' },
      subject: 'Ihr Beitrag „Über die Brücke“ ist öffentlich',
      ...letter,
      key: 'headers',
      listUnsubscribe: 'https://litfass.example/abmelden/abc-DEF_1',
    });
    await deliver(id);
    const raw = server.accepted.at(-1)!;
    const headers = headersOf(raw);
    expect(decodeWords(headers.get('to'))).toMatch(/Jörg „Säule“ Ährenfeld, Ost"? <joerg@litfass\.example>$/);
    expect(decodeWords(headers.get('subject'))).toBe('Ihr Beitrag „Über die Brücke“ ist öffentlich');
    expect(headers.get('from')).toBe('Litfass <post@litfass.example>');
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f]{32}@litfass\.example>$/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe')).toBe('<https://litfass.example/abmelden/abc-DEF_1>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(raw).toContain('Sch=C3=B6n, dass Sie da sind.');
    expect(server.recipients.at(-1)).toBe('joerg@litfass.example');
    expect(await mailRow(ctx, id)).toMatchObject({
      state: 'sent',
      sentAt: ctx.now,
      text: '',
      html: null,
      error: null,
      attempts: 1,
    });
  });

  it('of text alone has no other part and no header to unsubscribe', async () => {
    await deliver(await aMail(ctx));
    const headers = headersOf(server.accepted.at(-1)!);
    expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/);
    expect([...headers.keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
  });

  it('comes from whom the configuration names', async () => {
    const mailFrom = { name: 'Die Säule', address: 'redaktion@auenfeld.example' };
    const other = await testPortal({ config: { smtpUrl: server.url, mailFrom }, target: portal.target });
    await deliver(await aMail(ctx), makeCtx(other, portalItself));
    expect(decodeWords(headersOf(server.accepted.at(-1)!).get('from'))).toBe(
      'Die Säule <redaktion@auenfeld.example>',
    );
  });

  it('is not sent again when its job comes twice', async () => {
    const id = await aMail(ctx);
    await deliver(id);
    const before = server.accepted.length;
    await deliver(id);
    await deliver(987_654);
    expect(server.accepted).toHaveLength(before);
  });

  it('without a mail server is kept, whole', async () => {
    const bare = await testPortal({ target: portal.target });
    const id = await aMail(ctx);
    await deliver(id, makeCtx(bare, portalItself));
    expect(await mailRow(ctx, id)).toMatchObject({
      state: 'kept',
      sentAt: null,
      text: expect.stringContaining('https://litfass.example/bestaetigen/abc'),
    });
  });
});

describe('a mail server', () => {
  it('that is gone loses nothing: the mail waits and goes out when it is back', async () => {
    const gone = await aMailServer();
    await gone.stop();
    const elsewhere = await testPortal({ config: { smtpUrl: gone.url }, target: portal.target });
    const at = (ms: number) => ({
      ...makeCtx(elsewhere, portalItself),
      now: new Date(ctx.now.getTime() + ms),
    });
    const id = await aMail(ctx);
    await deliver(id, at(0));
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'waiting', attempts: 1, sentAt: null });
    expect((await mailRow(ctx, id)).error).toMatch(/ECONNREFUSED/);
    expect((await plannedFor(id)).at(-1)).toBeGreaterThanOrEqual(25);
    await deliver(id, at(30_000));
    const back = await aMailServer(gone.port);
    await deliver(id, at(90_000));
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'sent', attempts: 3, error: null });
    expect(back.accepted).toHaveLength(1);
  });

  it('that has no time now is asked again', async () => {
    const id = await aMail(ctx);
    server.beforeAccepting = () => {
      throw refusal(451, 'try again later');
    };
    await deliver(id);
    server.beforeAccepting = () => undefined;
    expect(await mailRow(ctx, id)).toMatchObject({
      state: 'waiting',
      error: expect.stringContaining('try again later'),
    });
    await deliver(id);
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'sent' });
  });

  it('is given up after the last attempt', async () => {
    const id = await aMail(ctx);
    await changeMail(ctx, id, { attempts: MAX_ATTEMPTS - 1 });
    server.beforeAccepting = () => {
      throw refusal(451, 'still not');
    };
    await deliver(id);
    server.beforeAccepting = () => undefined;
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'failed', text: expect.stringContaining('Ruth') });
  });

  it.each<[string, Partial<Mail>, () => void]>([
    [
      'does not know the recipient',
      { to: { name: '', address: 'niemand@litfass.example' } },
      () => undefined,
    ],
    [
      'does not want the mail',
      {},
      () => {
        throw refusal(554, 'this is spam');
      },
    ],
  ])('that %s is not asked again', async (_what, changes, beforeAccepting) => {
    const id = await aMail(ctx, changes);
    server.beforeAccepting = beforeAccepting;
    await deliver(id);
    server.beforeAccepting = () => undefined;
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await mailRow(ctx, id)).error).toMatch(/no such mailbox|this is spam/);
  });

  it('that names whom it doesn’t know is told of in the log without the name', async () => {
    const { log, lines } = capturedLog('warn');
    const id = await aMail(ctx, { to: { name: 'Erika', address: 'erika@litfass.example' } });
    server.beforeAccepting = () => {
      throw refusal(550, '<erika@litfass.example> unknown');
    };
    await deliver(id, { ...ctx, log });
    server.beforeAccepting = () => undefined;
    expect(lines).toMatchObject([{ mailId: id, reason: expect.stringContaining('<…@…> unknown') }]);
    expect(JSON.stringify(lines)).not.toContain('erika');
  });

  it('that refuses the login is asked again, and the password stands nowhere', async () => {
    const smtpUrl = `smtp://litfass:falsch@127.0.0.1:${server.port}`;
    const elsewhere = await testPortal({ config: { smtpUrl }, target: portal.target });
    const id = await aMail(ctx);
    await deliver(id, makeCtx(elsewhere, portalItself));
    const { state, error } = await mailRow(ctx, id);
    expect([state, error]).toEqual(['waiting', expect.stringMatching(/^EAUTH: .*wrong password …/)]);
  });
});

const deliverBy = async (smtpUrl: string) => {
  const elsewhere = await testPortal({ config: { smtpUrl }, target: portal.target });
  const id = await aMail(ctx);
  await deliver(id, makeCtx(elsewhere, portalItself));
  return mailRow(ctx, id);
};

describe('the way to a mail server', () => {
  it.each([
    ['127.0.0.1', true],
    ['[::1]', true],
    ['192.168.1.5', true],
    ['mailpit', true],
    ['post.internal', true],
    ['post.example', false],
    ['local.post.example', false],
    ['198.18.0.1.example', false],
    ['9.9.9.9', false],
    ['[2620:fe::fe]', false],
    ['[::ffff:9.9.9.9]', true],
  ])('need not be encrypted within our own network: %s %s', (host, isLocal) =>
    expect(isLocalHost(host)).toBe(isLocal),
  );

  it('has to be elsewhere, also for a server that doesn’t offer it, unless the setting says otherwise', async () => {
    // Leads here, which can't be told by its name.
    const url = `smtp://litfass:geheim@127.1:${server.port}`;
    const before = server.accepted.length;
    const refused = await deliverBy(url);
    expect([refused.state, refused.error]).toEqual(['waiting', expect.stringMatching(/^ETLS: /)]);
    expect(server.accepted.length).toBe(before);
    expect((await deliverBy(`${url}?requireTLS=false`)).state).toBe('sent');
  });
});

describe('a worker that dies', () => {
  it('between the yes of the mail server and our mark sends twice, under one Message-ID', async () => {
    const id = await aMail(ctx);
    const before = server.accepted.length;
    server.beforeAccepting = async () => {
      await portal.database.query('alter table mails rename to mails_away', []);
    };
    await expect(deliver(id)).rejects.toThrow();
    server.beforeAccepting = () => undefined;
    await portal.database.query('alter table mails_away rename to mails', []);
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'waiting' });
    await deliver(id, after(CLAIM_MS));
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'sent', attempts: 2 });
    const [first, second, ...more] = server.accepted.slice(before).map(idOf);
    expect([second, more]).toEqual([first, []]);
    expect(first).toMatch(/^<[0-9a-f]{32}@/);
  });

  it('leaves its mail alone for a while, then another one sends it', async () => {
    const id = await aMail(ctx);
    await changeMail(ctx, id, { claimedUntil: after(CLAIM_MS).now });
    const before = server.accepted.length;
    await deliver(id, after(1000));
    expect(server.accepted).toHaveLength(before);
    expect((await plannedFor(id)).at(-1)).toBeGreaterThan(100);
    await deliver(id, after(CLAIM_MS));
    expect(server.accepted).toHaveLength(before + 1);
  });

  it('and two at once send one mail once', async () => {
    const id = await aMail(ctx);
    const before = server.accepted.length;
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    expect(server.accepted).toHaveLength(before + 1);
    expect(await ctx.db.execute(sql`select 1 from mails where id = ${id} and state = 'sent'`)).toMatchObject({
      rowCount: 1,
    });
  });
});
