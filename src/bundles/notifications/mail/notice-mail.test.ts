import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aMute } from '#bundles/boundaries/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { MAIL_DELAY_MS, MAIL_NOTICE } from '../constants.ts';
import { personalNotices } from '../personal-data.ts';
import type { Notice } from '../queries.ts';
import { markRead } from '../reading.ts';
import { notifyGathered } from '../notify.ts';
import { aNotice, choose, mailOf, noticesOf } from '../test-data.ts';
import { sql } from 'drizzle-orm';
import { mailNotice } from './notice-mail.ts';

const ctx = await testCtx();
let reader: TestUser;
let subject: ContentRef;
let notice: Notice;

beforeEach(async () => {
  reader = await aUser(ctx, { name: 'Ruth Lindner' });
  await choose(ctx, reader, { piece: { mail: 'now' } });
  subject = await anArticle(ctx, { headline: 'Elf zu zehn für die alte Brücke' });
  notice = await aNotice(ctx, reader, subject);
});

const send = async () => {
  await mailNotice(ctx, { noticeId: notice.id });
  return mailOf(ctx, `notice:${notice.id}`);
};

describe('a mail about what somebody did who is erased', () => {
  it('goes from the outbox, with their name and their words', async () => {
    const [leaver, friend] = [await aUser(ctx, { name: 'Lea Leise' }), await aUser(ctx)];
    await choose(ctx, reader, { like: { mail: 'now' } });
    const staying = await aNotice(ctx, reader, subject, { kind: 'like', actorId: friend.id });
    await mailNotice(ctx, { noticeId: staying.id });
    notice = await aNotice(ctx, reader, await anArticle(ctx), { kind: 'like', actorId: leaver.id });
    expect((await send())!.subject).toContain('Lea Leise');
    await personalNotices.eraseFor(ctx, leaver.id, { keepsComments: true });
    expect(await mailOf(ctx, `notice:${notice.id}`)).toBeUndefined();
    expect(await mailOf(ctx, `notice:${staying.id}`)).toBeDefined();
  });
});

describe('a mail about what somebody did who was muted meanwhile', () => {
  it('isn’t sent; of what several people did it says what the others did', async () => {
    const [muted, friend] = [await aUser(ctx), await aUser(ctx, { name: 'Nele Nowak' })];
    notice = await aNotice(ctx, reader, subject, { actorId: muted.id });
    await choose(ctx, reader, { like: { mail: 'now' } });
    const like = { userId: reader.id, kind: 'like', key: `like:${notice.id}`, subject };
    for (const { id: actorId } of [muted, friend]) await notifyGathered(ctx, { ...like, actorId });
    await aMute(ctx, reader, muted);
    expect(await send()).toBeUndefined();
    notice = (await noticesOf(ctx, reader.id)).at(-1)!;
    expect((await send())!.subject).toBe('Nele Nowak mag Ihren Beitrag: „Elf zu zehn für die alte Brücke“');
  });

  it('is sent where the portal speaks, or it is the reader’s work', async () => {
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    await aMute(ctx, reader, editor);
    await choose(ctx, reader, { decision: { mail: 'now' } });
    const changes = { kind: 'decision', actorId: editor.id, extra: { decision: 'approved' } };
    notice = await aNotice(ctx, reader, subject, changes);
    expect(await send()).toBeDefined();
  });
});

describe('a mail about a notice', () => {
  it('waits two minutes', async () => {
    const { rows } = await ctx.db.execute(
      sql`select start_after from pgboss.job where name = ${MAIL_NOTICE} and data ->> 'noticeId' = ${String(notice.id)}`,
    );
    expect(rows).toHaveLength(1);
    const startAfter = new Date(rows[0]!['start_after'] as string);
    expect(startAfter.getTime()).toBe(ctx.now.getTime() + MAIL_DELAY_MS);
  });

  it('says what happened, where it is to be read, and how to get no more of them', async () => {
    const mail = (await send())!;
    expect(mail).toMatchObject({
      to_name: 'Ruth Lindner',
      to_address: reader.email,
      subject: 'Neuer Beitrag: „Elf zu zehn für die alte Brücke“',
      user_id: reader.id,
    });
    expect(mail.list_unsubscribe).toMatch(
      new RegExp(`^http://localhost:3000/mitteilungen/abmelden/${reader.id}-piece-[\\w-]{22}$`),
    );
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Guten Tag, Ruth Lindner,');
      expect(body).toContain('„Elf zu zehn für die alte Brücke“');
      expect(body).toContain(`http://localhost:3000/konto/mitteilungen/${notice.id}`);
      expect(body).toContain(mail.list_unsubscribe);
      expect(body).toContain('http://localhost:3000/konto/mitteilungen/einstellungen');
    }
  });

  it('turns the quotation marks of a title into inner ones', async () => {
    subject = await anArticle(ctx, { headline: '„Ich wollte keine Zahl sagen“' });
    notice = await aNotice(ctx, reader, subject);
    expect((await send())!.text).toContain('„‚Ich wollte keine Zahl sagen‘“');
  });

  it('is one, however often the job runs', async () => {
    await Promise.all([send(), send()]);
    await send();
    const { rows } = await ctx.db.execute(
      sql`select count(*)::int as count from mails where user_id = ${reader.id}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('tells the reason of a decision, also to somebody who is suspended', async () => {
    await changeUser(ctx, reader.id, { suspendedUntil: new Date(ctx.now.getTime() + 60_000) });
    const until = '2026-12-01T09:00:00.000Z';
    const extra = { decision: 'suspended', reason: 'Werbung', until } as const;
    const account = { type: 'user', id: reader.id } as const;
    notice = await aNotice(ctx, reader, account, { kind: 'decision', actorId: undefined, extra });
    const mail = (await send())!;
    expect(mail.subject).toBe('Ihr Konto ist bis 1. Dezember 2026, 10.00 Uhr gesperrt');
    expect(mail.text).toContain('Begründung: Werbung');
  });
});

describe('there is no mail', () => {
  it('about what was read on the portal meanwhile', async () => {
    await markRead(ctx, reader.id, [notice.id]);
    expect(await send()).toBeUndefined();
  });

  it('about a piece that is not to be seen any more', async () => {
    await putArticleInState(ctx, subject.id, 'withdrawn');
    expect(await send()).toBeUndefined();
  });

  it.each(['off', 'daily', 'weekly'] as const)('to those who have chosen %s meanwhile', async (mail) => {
    await choose(ctx, reader, { piece: { mail } });
    expect(await send()).toBeUndefined();
  });

  it('to an address that is not confirmed', async () => {
    await changeUser(ctx, reader.id, { confirmedAt: null });
    expect(await send()).toBeUndefined();
  });

  it('to somebody who is suspended, unless it is a decision', async () => {
    await changeUser(ctx, reader.id, { suspendedUntil: new Date(ctx.now.getTime() + 60_000) });
    expect(await send()).toBeUndefined();
  });

  it('to somebody who is gone', async () => {
    await changeUser(ctx, reader.id, { erasedAt: ctx.now });
    expect(await send()).toBeUndefined();
  });
});
