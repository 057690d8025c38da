import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { DIGEST_LENGTH, SEND_DIGEST } from '../constants.ts';
import { markRead } from '../reading.ts';
import { noticeDigests } from '../schema.ts';
import { aNotice, choose, mailOf, waitingFor } from '../test-data.ts';
import { checkDigests, sendDigest } from './digest.ts';
import type { DueDigest } from './digest.ts';
import { mailNotice } from './notice-mail.ts';

const base = await testCtx();
/** The moment from which days are counted. Articles of the test come out now, so that its days lie ahead. */
const start = new Date(Date.UTC(base.now.getUTCFullYear() + 1, 10, 18, 12));
/** Returns a context so many days after a noon in November, at an hour in UTC, which is one less than in Berlin. */
const at = (days: number, hour: number, minute = 0): Ctx => {
  const now = new Date(start.getTime() + days * 86_400_000);
  now.setUTCHours(hour, minute);
  return { ...base, now };
};
const dayOf = ({ now }: Ctx) => now.toISOString().slice(0, 10);

let reader: TestUser;
let article: ContentRef;

beforeEach(async () => {
  reader = await aUser(base);
  await choose(base, reader, { piece: { mail: 'daily' }, like: { mail: 'weekly' } });
  article = await anArticle(base, { headline: 'Elf zu zehn für die alte Brücke' });
});

/** Returns who of those in this test is due at that moment. */
const due = async (ctx: Ctx): Promise<DueDigest[]> => {
  await checkDigests(ctx);
  const jobs = await waitingFor<DueDigest>(ctx, SEND_DIGEST);
  await base.db.execute("delete from pgboss.job where name = 'notifications.send-digest'");
  return jobs.filter(({ userId }) => userId === reader.id);
};
const sendAllDue = async (ctx: Ctx) => {
  for (const digest of await due(ctx)) await sendDigest(ctx, digest);
};
const daily = (ctx: Ctx) => mailOf(base, `digest:${reader.id}:daily:${dayOf(ctx)}`);

describe('a daily digest', () => {
  it('is due at seven in Berlin and not before', async () => {
    await aNotice(at(0, 12), reader, article);
    expect(await due(at(1, 5, 59))).toEqual([]);
    expect(await due(at(1, 6))).toMatchObject([{ pace: 'daily', period: `daily:${dayOf(at(1, 6))}` }]);
  });

  it('tells all since the last one in one mail', async () => {
    const first = await aNotice(at(0, 12), reader, article);
    const other = await anArticle(base, { headline: 'Die Linde bleibt' });
    await aNotice(at(0, 13), reader, other);
    await sendAllDue(at(1, 6));
    const mail = (await daily(at(1, 6)))!;
    expect(mail.subject).toBe('2 neue Mitteilungen');
    expect(mail.text).toContain('„Elf zu zehn für die alte Brücke“');
    expect(mail.text).toContain('„Die Linde bleibt“');
    expect(mail.text).toContain(`http://localhost:3000/konto/mitteilungen/${first.id}\n`);
    expect(mail.list_unsubscribe).toContain(`/mitteilungen/abmelden/${reader.id}-daily-`);
  });

  it('is one for each person and day, whatever happens to its jobs', async () => {
    await aNotice(at(0, 12), reader, article);
    const [digest] = await due(at(1, 6));
    await Promise.all([sendDigest(at(1, 6), digest!), sendDigest(at(1, 6), digest!)]);
    await aNotice(at(1, 6, 30), reader, await anArticle(base));
    expect(await due(at(1, 7))).toEqual([]);
    await sendDigest(at(1, 7), digest!);
    expect((await daily(at(1, 6)))!.subject).toBe('Eine neue Mitteilung');
    expect(
      (await base.db.select().from(noticeDigests)).filter(({ userId }) => userId === reader.id),
    ).toHaveLength(1);
  });

  it('tells nothing twice', async () => {
    await aNotice(at(0, 12), reader, article);
    await sendAllDue(at(1, 6));
    expect(await due(at(2, 6))).toEqual([]);
    await aNotice(at(1, 12), reader, await anArticle(base, { headline: 'Die Linde bleibt' }));
    await sendAllDue(at(2, 6));
    expect((await daily(at(2, 6)))!.text).not.toContain('Elf zu zehn');
  });

  it('that was missed comes later on the day', async () => {
    await aNotice(at(0, 12), reader, article);
    expect(await due(at(1, 21))).toMatchObject([{ period: `daily:${dayOf(at(1, 6))}` }]);
  });

  it('leaves out what was mailed at once or read, and is none without anything else', async () => {
    await choose(base, reader, { piece: { mail: 'now' } });
    const mailed = await aNotice(at(0, 12), reader, article);
    await mailNotice(at(0, 13), { noticeId: mailed.id });
    const read = await aNotice(at(0, 12), reader, article);
    await markRead(at(0, 13), reader.id, [read.id]);
    await choose(base, reader, { piece: { mail: 'daily' } });
    expect(await due(at(1, 6))).toEqual([]);
  });

  it('says nothing of a piece that became invisible, and is none without anything else', async () => {
    await aNotice(at(0, 12), reader, article);
    await putArticleInState(base, article.id, 'withdrawn');
    await sendAllDue(at(1, 6));
    expect(await daily(at(1, 6))).toBeUndefined();
    expect(await due(at(1, 7))).toEqual([]);
  });

  it('is not due to those who chose otherwise meanwhile', async () => {
    await aNotice(at(0, 12), reader, article);
    const [digest] = await due(at(1, 6));
    await choose(base, reader, { piece: { mail: 'off' } });
    expect(await due(at(1, 6))).toEqual([]);
    await sendDigest(at(1, 6), digest!);
    expect(await daily(at(1, 6))).toBeUndefined();
  });

  it('is what people get who chose nothing', async () => {
    reader = await aUser(base);
    await aNotice(at(0, 12), reader, article);
    expect(await due(at(1, 6))).toHaveLength(1);
  });

  it('names so many and counts the others', async () => {
    for (let made = 0; made < DIGEST_LENGTH + 2; made++)
      await aNotice(at(0, 12), reader, article, { actorId: 1 });
    await sendAllDue(at(1, 6));
    expect((await daily(at(1, 6)))!.text).toContain('Und 2 weitere Mitteilungen.');
  });
});

describe('a weekly digest', () => {
  it('is due on Monday, with what is wanted weekly', async () => {
    const liker = await aUser(base);
    await aNotice(at(0, 12), reader, article, { kind: 'like', actorId: liker.id });
    const days = [1, 2, 3, 4, 5, 6, 7];
    const dueOn = [];
    for (const day of days) if ((await due(at(day, 6))).length > 0) dueOn.push(day);
    expect(dueOn[0]).toBe(days.find((day) => at(day, 6).now.getUTCDay() === 1));
    const monday = at(dueOn[0]!, 6);
    await sendAllDue(monday);
    const mail = await mailOf(base, `digest:${reader.id}:weekly:${dayOf(monday)}`);
    expect(mail).toMatchObject({ subject: 'Eine Mitteilung aus der Woche' });
    expect(mail!.text).toContain(`${liker.name} mag Ihren Beitrag – „Elf zu zehn für die alte Brücke“`);
  });
});
