import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { mail as mailBundle } from './bundle.ts';
import { removeOldMails, resendMail, sendMail } from './commands.ts';
import type { Mail } from './commands.ts';
import { deliverMail } from './delivery.ts';
import { mails } from './schema.ts';
import { aMail, aMailServer, changeMail, mailRow } from './test-data.ts';
import { resendNotNow } from './texts.ts';

const server = await aMailServer();
const portal = await testPortal({ config: { smtpUrl: server.url } });
const ctx = makeCtx(portal, portalItself);
const admin = actAs(ctx, {
  ...anonymous,
  id: 7,
  isConfirmed: true,
  roles: [{ role: 'admin', locationPath: '' }],
});

const jobsOf = async (mailId: number) => {
  const { rows } = await portal.database.query(
    `select 1 from pgboss.job where name = 'mail.deliver' and (data->>'mailId')::int = $1`,
    [mailId],
  );
  return rows.length;
};
const rowsWithKey = (key: string) => ctx.db.select().from(mails).where(eq(mails.key, key));

describe('sendMail', () => {
  it('belongs to the caller’s transaction: rolled back, there is neither mail nor job', async () => {
    await expect(sendMail(ctx, {} as Mail)).rejects.toThrow('transaction');
    const failing = withTransaction(ctx, async (ctx) => {
      await aMail(ctx, { key: 'never' });
      throw new Error('back');
    });
    await expect(failing).rejects.toThrow('back');
    expect(await rowsWithKey('never')).toEqual([]);
  });

  it('with the same key again is the same mail', async () => {
    const id = await aMail(ctx, { key: 'once', subject: 'Erste' });
    expect(await aMail(ctx, { key: 'once', subject: 'Zweite' })).toBe(id);
    expect((await rowsWithKey('once')).map(({ subject }) => subject)).toEqual(['Erste']);
    expect(await jobsOf(id)).toBe(1);
  });

  it('lets no line break begin another header', async () => {
    const id = await aMail(ctx, {
      to: { name: 'Ruth\r\nBcc: alle@litfass.example', address: 'ruth@litfass.example' },
      subject: 'Hallo\nBcc: alle@litfass.example\u2028X: y',
    });
    expect(await mailRow(ctx, id)).toMatchObject({
      toName: 'Ruth Bcc: alle@litfass.example',
      subject: 'Hallo Bcc: alle@litfass.example X: y',
    });
  });

  it.each([
    'ruth@litfass.example\r\nBcc: alle@litfass.example',
    'ruth@litfass.example, alle@litfass.example',
    'Ruth <ruth@litfass.example>',
    'ruth',
    '',
  ])('throws on the address %j', async (address) =>
    expect(aMail(ctx, { to: { name: '', address } })).rejects.toThrow('address'),
  );

  it.each(['/abmelden', 'mailto:a@b', 'https://a.example/>\r\nX: y', 'https://a.example/a b'])(
    'throws on %j to unsubscribe',
    async (listUnsubscribe) => expect(aMail(ctx, { listUnsubscribe })).rejects.toThrow('listUnsubscribe'),
  );
});

describe('resendMail', () => {
  it('sends once more what failed, and the history knows who wanted it', async () => {
    const id = await aMail(ctx, { to: { name: '', address: 'niemand@litfass.example' } });
    await deliverMail(ctx, { mailId: id });
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'failed' });
    await changeMail(ctx, id, { toAddress: 'jemand@litfass.example' });
    expect(await resendMail(admin, id)).toEqual({ kind: 'queued' });
    expect(await jobsOf(id)).toBe(2);
    await deliverMail(ctx, { mailId: id });
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'sent' });
    const [entry] = await listHistory(ctx, { type: 'user', id: 7 });
    expect(entry).toMatchObject({ action: 'mail.sentAgain', actorId: 7, after: { mailId: id } });
  });

  it('sends what was kept only when there is a mail server now', async () => {
    const id = await aMail(ctx);
    await changeMail(ctx, id, { state: 'kept' });
    const bare = makeCtx(await testPortal({ target: portal.target }), admin.viewer);
    expect(await resendMail(bare, id)).toEqual({ kind: 'refused', text: resendNotNow });
    expect(await resendMail(admin, id)).toEqual({ kind: 'queued' });
  });

  it('leaves alone what is sent, what is gone, and whoever may not', async () => {
    const id = await aMail(ctx);
    await changeMail(ctx, id, { state: 'sent' });
    expect(await resendMail(admin, id)).toEqual({ kind: 'refused', text: resendNotNow });
    await expect(resendMail(admin, 987_654)).rejects.toMatchObject({ status: 404 });
    await expect(resendMail(actAs(ctx, anonymous), id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('old mails', () => {
  it('are removed after 30 days', async () => {
    const [old, young] = [await aMail(ctx), await aMail(ctx)];
    await changeMail(ctx, old, { createdAt: new Date(ctx.now.getTime() - 30 * DAY_MS - 1000) });
    await changeMail(ctx, young, { createdAt: new Date(ctx.now.getTime() - 30 * DAY_MS + 1000) });
    expect(await removeOldMails(ctx)).toBe(1);
    expect(await mailRow(ctx, old)).toBeUndefined();
    expect(await mailRow(ctx, young)).toBeDefined();
  });
});

const later = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS + 1000) });

describe('mails that leave no trace', () => {
  it('are gone once they are sent', async () => {
    const id = await aMail(ctx, { leavesNoTrace: true, subject: 'Spurlos' });
    await deliverMail(ctx, { mailId: id });
    expect(server.accepted.at(-1)).toContain('Subject: Spurlos');
    expect(await mailRow(ctx, id)).toBeUndefined();
  });

  it('are gone after a DAY_MS where they can’t be sent, but not while they wait', async () => {
    const [kept, failed, waiting] = [
      await aMail(ctx, { leavesNoTrace: true }),
      await aMail(ctx, { leavesNoTrace: true, to: { name: '', address: 'niemand@litfass.example' } }),
      await aMail(ctx, { leavesNoTrace: true }),
    ];
    const bare = makeCtx(await testPortal({ target: portal.target }), portalItself);
    await deliverMail(bare, { mailId: kept });
    await deliverMail(ctx, { mailId: failed });
    await removeOldMails(later(0.9));
    expect([await mailRow(ctx, kept), await mailRow(ctx, failed)]).toMatchObject([
      { state: 'kept' },
      { state: 'failed' },
    ]);
    await removeOldMails(later(1));
    expect([await mailRow(ctx, kept), await mailRow(ctx, failed)]).toEqual([undefined, undefined]);
    expect(await mailRow(ctx, waiting)).toBeDefined();
  });
});

describe('the mails of a person', () => {
  const [data] = mailBundle.personalData!;

  it('are given out without their texts, and go with the person', async () => {
    const [own, other] = [await aMail(ctx, { userId: 21 }), await aMail(ctx, { userId: 22 })];
    expect(await data!.exportFor(ctx, 21)).toMatchObject([
      { toAddress: 'ruth@litfass.example', subject: 'Bestätigen Sie Ihre Adresse' },
    ]);
    expect(JSON.stringify(await data!.exportFor(ctx, 21))).not.toContain('bestaetigen/abc');
    await withTransaction(ctx, (ctx) => data!.eraseFor(ctx, 21, { keepsComments: true }));
    expect(await mailRow(ctx, own)).toBeUndefined();
    expect(await mailRow(ctx, other)).toBeDefined();
  });
});

describe('the job', () => {
  it('sends what the transaction left behind, by itself', async () => {
    await portal.jobs.startWorking(portal);
    const id = await aMail(ctx, { subject: 'Von selbst' });
    await expect.poll(async () => (await mailRow(ctx, id)).state, { timeout: 10_000 }).toBe('sent');
    expect(server.accepted.some((raw) => raw.includes('Subject: Von selbst'))).toBe(true);
  });
});
