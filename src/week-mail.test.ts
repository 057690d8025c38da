import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { someReadings } from '#bundles/audience/test-data.ts';
import { weekEnded } from '#bundles/audience/weeks.ts';
import { mailNotice } from '#bundles/notifications/mail/notice-mail.ts';
import { choose, heard, mailOf, noticesOf } from '#bundles/notifications/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';

const ctx = await testCtx();

describe('„Ihre Woche“ as a mail', () => {
  it('says to whoever wants it how often their pieces were read, once a week, and to nobody else', async () => {
    const [author, other] = [await aUser(ctx, { name: 'Aylin Özdemir' }), await aUser(ctx)];
    await choose(ctx, author, { week: { mail: 'now' } });
    const publishedAt = new Date('2026-06-01T10:00:00Z');
    for (const { id } of [author, other]) {
      const article = await anArticle(ctx, { publishedAt, authorId: id, headline: `Kiebitze ${id}` });
      await someReadings(ctx, article, { views: 1204 }, momentAt('2026-06-10', '12:00')!);
    }
    const hear = heard(weekEnded);
    await hear(ctx, { monday: '2026-06-08' });
    await hear(ctx, { monday: '2026-06-08' });
    const notices = await noticesOf(ctx, author.id);
    expect(notices).toHaveLength(1);
    expect(await noticesOf(ctx, other.id)).toEqual([]);
    const { id } = notices[0]!;
    await mailNotice(ctx, { noticeId: id });
    const mail = (await mailOf(ctx, `notice:${id}`))!;
    expect([mail.to_name, mail.subject]).toEqual([
      'Aylin Özdemir',
      'Ihre Woche 1.204 Aufrufe eines Beitrags',
    ]);
    expect(mail.text).toContain('1.204 Aufrufe eines Beitrags');
    expect(mail.text).toContain(`Am häufigsten aufgerufen: „Kiebitze ${author.id}“ (1.204)`);
    expect(mail.text).toContain(`/mitteilungen/${id}`);
    expect(mail.list_unsubscribe).toContain(`${author.id}-week-`);
  });
});
