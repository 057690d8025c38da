import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { removeDevice, saveSettings, stopMails, subscribeDevice } from './commands.ts';
import { MAX_DEVICES } from './constants.ts';
import { findSettings, listDevices } from './queries.ts';
import { settingsWith } from './rules.ts';
import { aDevice } from './test-data.ts';

const base = await testCtx();
const DEFAULTS = settingsWith(noticeKindsOf(base.portal.bundles), {});
const ctx = { ...base, config: { ...base.config, rateLimits: false } };

describe('saveSettings', () => {
  it('is for people who are signed in, and leaves a trace', async () => {
    const user = await aUser(ctx);
    const settings = {
      ...DEFAULTS,
      like: { isListed: false, mail: 'weekly', isPushed: true },
    } as const;
    await expect(saveSettings(actAs(ctx, anonymous), () => settings)).rejects.toMatchObject({ status: 401 });
    await saveSettings(actAs(ctx, user.viewer), () => settings);
    expect(await findSettings(ctx, user.id)).toEqual(settings);
    expect((await listHistory(ctx, { type: 'user', id: user.id }))[0]).toMatchObject({
      action: 'notice-settings.changed',
      actorId: user.id,
    });
  });

  it('undoes nothing that is stopped at the same moment', async () => {
    const user = await aUser(ctx);
    const isPushed = true;
    await Promise.all([
      stopMails(ctx, user.id, 'reply'),
      saveSettings(actAs(ctx, user.viewer), (stored) => ({
        ...stored,
        like: { ...stored['like']!, isPushed },
      })),
      stopMails(ctx, user.id, 'mention'),
    ]);
    const { reply, mention, like } = await findSettings(ctx, user.id);
    expect([reply?.mail, mention?.mail, like?.isPushed]).toEqual(['off', 'off', true]);
  });

  it('twice at once is one of the two', async () => {
    const user = await aUser(ctx);
    const as = actAs(ctx, user.viewer);
    const off = { isListed: true, mail: 'off', isPushed: false } as const;
    await Promise.all([
      saveSettings(as, () => ({ ...DEFAULTS, like: off })),
      saveSettings(as, () => ({ ...DEFAULTS, piece: off })),
    ]);
    expect((await findSettings(ctx, user.id))['reply']).toEqual(DEFAULTS['reply']);
  });
});

describe('stopMails', () => {
  it('is noted without an actor, since nobody is signed in', async () => {
    const user = await aUser(ctx);
    await stopMails(actAs(ctx, anonymous), user.id, 'reply');
    expect((await listHistory(ctx, { type: 'user', id: user.id }))[0]).toMatchObject({
      action: 'notice-mails.stopped',
      actorId: null,
      after: { topic: 'reply' },
    });
  });
});

describe('subscribeDevice', () => {
  it('keeps as many browsers as there may be, the newest', async () => {
    const user = await aUser(ctx);
    for (let made = 0; made < MAX_DEVICES + 2; made++)
      await aDevice(ctx, user, `https://push.example/${user.id}/${made}`);
    const endpoints = (await listDevices(ctx, [user.id])).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(MAX_DEVICES);
    expect(endpoints[0]).toBe(`https://push.example/${user.id}/2`);
  });

  it('gives a browser to whoever asked last', async () => {
    const [first, second] = [await aUser(ctx), await aUser(ctx)];
    await aDevice(ctx, first, 'https://push.example/same');
    await aDevice(ctx, second, 'https://push.example/same');
    expect(await listDevices(ctx, [first.id])).toEqual([]);
    expect(await listDevices(ctx, [second.id])).toHaveLength(1);
  });

  it('is limited', async () => {
    const user = await aUser(base);
    const { device } = await aDevice(base, user);
    const { id: _id, ...subscription } = device;
    const again = () => subscribeDevice(actAs(base, user.viewer), subscription);
    for (let made = 1; made < 30; made++) await again();
    await expect(again()).rejects.toMatchObject({ status: 429 });
  });
});

describe('removeDevice', () => {
  it('does no harm done again, nor to others', async () => {
    const [mine, theirs] = [await aUser(ctx), await aUser(ctx)];
    const { device } = await aDevice(ctx, theirs);
    await removeDevice(actAs(ctx, mine.viewer), { id: device.id });
    await removeDevice(actAs(ctx, mine.viewer), { endpoint: device.endpoint });
    expect(await listDevices(ctx, [theirs.id])).toHaveLength(1);
    for (let done = 0; done < 2; done++) await removeDevice(actAs(ctx, theirs.viewer), { id: device.id });
    expect(await listDevices(ctx, [theirs.id])).toEqual([]);
  });
});
