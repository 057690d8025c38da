import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { PUSH_NOTICE } from '../constants.ts';
import { markRead } from '../reading.ts';
import { noticeDeliveries } from '../schema.ts';
import { listDevices } from '../queries.ts';
import type { Notice } from '../queries.ts';
import { aDevice, aNotice, choose } from '../test-data.ts';
import { pushNotice } from './send-push.ts';
import { openPushService, vapidOf } from './test-data.ts';
import { findPushKeys } from './vapid.ts';

const portal = await testPortal({ config: { allowPrivateAddresses: true } });
/** A moment at which nobody sleeps. */
const NOON = momentAt(dayOf(new Date()), '12:00')!;
const ctx = { ...makeCtx(portal, portalItself), now: NOON };
const service = await openPushService();
let reader: TestUser;
let subject: ContentRef;
let notice: Notice;
let job: { noticeId: number; subscriptionId: number };
let endpoints = 0;

const later = (seconds: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) });
const states = async () => (await ctx.db.select().from(noticeDeliveries)).map(({ state }) => state);

beforeEach(async () => {
  await ctx.db.delete(noticeDeliveries);
  Object.assign(service, { status: 201, pushes: [], onPush: async () => {} });
  reader = await aUser(ctx);
  await choose(ctx, reader, { piece: { isPushed: true }, message: { isPushed: true } });
  const made = await aDevice(ctx, reader, `${service.origin}/${++endpoints}`);
  subject = await anArticle(ctx, { headline: 'Elf zu zehn für die alte Brücke' });
  notice = await aNotice(ctx, reader, subject);
  job = { noticeId: notice.id, subscriptionId: made.device.id };
});

describe('a push', () => {
  it('tells the browser what happened and where, and nobody on the way', async () => {
    await pushNotice(ctx, job);
    expect(service.pushes).toMatchObject([
      {
        path: `/${endpoints}`,
        headers: {
          topic: `litfass-${notice.id}`,
          ttl: '172800',
          urgency: 'low',
          'content-encoding': 'aes128gcm',
        },
        payload: {
          title: 'Neuer Beitrag',
          body: 'Elf zu zehn für die alte Brücke',
          url: `/konto/mitteilungen/${notice.id}`,
          tag: `litfass-${notice.id}`,
        },
      },
    ]);
    expect(Object.keys(service.pushes[0]!.payload as object)).toHaveLength(4);
  });

  it('is signed with the key that browsers subscribe with', async () => {
    await pushNotice(ctx, job);
    const { key, claims } = vapidOf(service.pushes[0]!);
    expect(key).toBe((await findPushKeys(ctx)).publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:post@localhost' });
  });

  it('of a message is urgent', async () => {
    const sender = await aUser(ctx);
    const ref = { type: 'user', id: sender.id } as const;
    const message = await aNotice(ctx, reader, ref, { kind: 'message', actorId: sender.id });
    await pushNotice(ctx, { ...job, noticeId: message.id });
    expect(service.pushes[0]).toMatchObject({
      headers: { urgency: 'high' },
      payload: { title: `${sender.name} hat Ihnen geschrieben`, body: '' },
    });
  });

  it('is sent once, however often the job runs', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => pushNotice(ctx, job)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await pushNotice(ctx, job);
    await pushNotice(later(3600), job);
    expect(service.pushes).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });
});

describe('a push that fails', () => {
  it.each([500, 503, 429, 403, 302])('with %i is tried again by its job', async (status) => {
    service.status = status;
    await expect(pushNotice(ctx, job)).rejects.toThrow(`answered ${status}`);
    expect(await states()).toEqual(['failed']);
    service.status = 201;
    await pushNotice(ctx, job);
    expect(service.pushes).toHaveLength(2);
    expect(await states()).toEqual(['sent']);
  });

  it('because nobody answers is tried again', async () => {
    const { device } = await aDevice(ctx, reader, 'http://127.0.0.1:9/');
    await expect(pushNotice(ctx, { ...job, subscriptionId: device.id })).rejects.toThrow('no answer');
    expect(await states()).toEqual(['failed']);
  });

  it.each([404, 410])('with %i ends the subscription', async (status) => {
    service.status = status;
    await pushNotice(ctx, job);
    expect(await listDevices(ctx, [reader.id])).toEqual([]);
    await pushNotice(ctx, job);
    expect(service.pushes).toHaveLength(1);
  });

  it('because the address is one of our own network ends the subscription, and nobody is asked', async () => {
    const strict = { ...ctx, config: { ...ctx.config, allowPrivateAddresses: false } };
    await pushNotice(strict, job);
    expect(service.pushes).toEqual([]);
    expect(await listDevices(ctx, [reader.id])).toEqual([]);
  });
});

describe('a worker that is killed', () => {
  it('between the service’s yes and our mark sends again, with the same Topic', async () => {
    service.onPush = async () => {
      await ctx.db.execute('alter table notice_deliveries rename to out_of_reach');
    };
    await expect(pushNotice(ctx, job)).rejects.toThrow();
    await ctx.db.execute('alter table out_of_reach rename to notice_deliveries');
    service.onPush = async () => {};
    expect(await states()).toEqual(['sending']);
    await expect(pushNotice(later(1), job)).rejects.toThrow('another worker');
    expect(service.pushes).toHaveLength(1);
    await pushNotice(later(31), job);
    await pushNotice(later(100), job);
    expect(service.pushes.map(({ headers }) => headers['topic'])).toEqual([
      `litfass-${notice.id}`,
      `litfass-${notice.id}`,
    ]);
    expect(service.pushes[1]!.payload).toEqual(service.pushes[0]!.payload);
  });
});

const expectSilence = async () => {
  await pushNotice(ctx, job);
  expect(service.pushes).toEqual([]);
};

describe('a push that is late', () => {
  it('waits for the end of the quiet hours of its person, which have begun meanwhile', async () => {
    const night = { ...ctx, now: momentAt(dayOf(NOON), '23:10')! };
    service.status = 503;
    await expect(pushNotice(ctx, job)).rejects.toThrow('answered 503');
    service.status = 201;
    await pushNotice(night, job);
    expect(service.pushes).toHaveLength(1);
    const morning = momentAt(addDays(dayOf(NOON), 1), '07:00')!;
    const { rows } = await ctx.db.execute<{ at: string }>(
      sql`select start_after as at from pgboss.job where name = ${PUSH_NOTICE} and (data->>'noticeId')::int = ${notice.id}
        and (data->>'subscriptionId')::int = ${job.subscriptionId} order by created_on desc limit 1`,
    );
    expect(new Date(rows[0]!.at)).toEqual(morning);
    await pushNotice({ ...ctx, now: morning }, job);
    expect([service.pushes.length, await states()]).toEqual([2, ['sent']]);
  });
});

describe('nothing is pushed', () => {
  it('of what was read meanwhile', async () => {
    await markRead(ctx, reader.id, [notice.id]);
    await expectSilence();
  });

  it('of a piece that is not to be seen any more', async () => {
    await putArticleInState(ctx, subject.id, 'withdrawn');
    await expectSilence();
  });

  it('that is no longer wanted', async () => {
    await choose(ctx, reader, { piece: { isPushed: false } });
    await expectSilence();
  });

  it('to a browser that belongs to somebody else by now', async () => {
    await aDevice(ctx, await aUser(ctx), `${service.origin}/${endpoints}`);
    await expectSilence();
  });

  it('to people who are suspended or gone', async () => {
    await changeUser(ctx, reader.id, { suspendedUntil: new Date(ctx.now.getTime() + 60_000) });
    await expectSilence();
    await changeUser(ctx, reader.id, { suspendedUntil: null, erasedAt: ctx.now });
    await expectSilence();
  });
});

describe('the keys', () => {
  it('are the same for all processes, also when several begin at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => testPortal({ target: portal.target })));
    const keys = await Promise.all(others.map((other) => findPushKeys(makeCtx(other, portalItself))));
    for (const pair of keys) expect(pair).toEqual(await findPushKeys(ctx));
  });
});
