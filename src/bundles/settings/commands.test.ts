import { describe, expect, it } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { listenForTouches } from '#kernel/create-portal.ts';
import { testCtx, testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from './commands.ts';
import { booleanSetting, numberSetting, textSetting } from './definition.ts';
import { readSetting } from './queries.ts';
import { settings } from './schema.ts';
import { settingInvalid } from './texts.ts';

const ctx = await testCtx();

describe('changeSetting', () => {
  it.each([
    ['a switch', booleanSetting('test.switch', false), true],
    ['a text', textSetting('test.text', 'Litfass', 30), 'Der „Anschlag“'],
    ['a number', numberSetting('test.number', 5, { min: 1, max: 9 }), 9],
  ] as const)('sets %s, which is read at once', async (_, definition, value) => {
    const setting = definition as ReturnType<typeof textSetting>;
    expect(await readSetting(ctx, setting)).toBe(setting.fallback);
    await changeSetting(ctx, setting, value as string);
    expect(await readSetting(ctx, setting)).toBe(value);
  });

  it('writes history with what was before', async () => {
    const size = numberSetting('test.size', 1, { min: 0, max: 9 });
    await changeSetting(ctx, size, 2);
    await changeSetting(ctx, size, 3);
    const [second, first] = await listHistory(ctx, { type: 'setting' as 'article', id: 0 });
    expect(first).toMatchObject({ action: 'setting.changed', before: null, after: { 'test.size': 2 } });
    expect(second).toMatchObject({ before: { 'test.size': 2 }, after: { 'test.size': 3 } });
  });

  it('writes it also for those who set something for the first time at the same moment', async () => {
    const steps = numberSetting('test.steps', 0, { min: 0, max: 9 });
    await Promise.all([1, 2, 3, 4].map((value) => changeSetting(ctx, steps, value)));
    const entries = (await listHistory(ctx, { type: 'setting' as 'article', id: 0 }))
      .slice(0, 4)
      .toReversed();
    const valueIn = (side: 'before' | 'after') => entries.map((entry) => entry[side]?.['test.steps'] ?? null);
    expect(valueIn('before')).toEqual([null, ...valueIn('after').slice(0, -1)]);
  });

  it.each([
    ['a text that is too long', textSetting('test.short', 'kurz', 5), 'zu lang'],
    ['a number beyond its limits', numberSetting('test.few', 1, { min: 0, max: 9 }), 10],
    ['a broken number', numberSetting('test.whole', 1, { min: 0, max: 9 }), 1.5],
  ] as const)('refuses %s and keeps the old value', async (_, definition, value) => {
    const setting = definition as ReturnType<typeof textSetting>;
    await expect(changeSetting(ctx, setting, value as string)).rejects.toMatchObject({
      status: 400,
      errors: { [setting.key]: settingInvalid },
    });
    expect(await readSetting(ctx, setting)).toBe(setting.fallback);
  });

  it('is for administrators', async () => {
    const setting = booleanSetting('test.forbidden', false);
    await expect(changeSetting(actAs(ctx, anonymous), setting, true)).rejects.toMatchObject({ status: 403 });
    expect(await readSetting(ctx, setting)).toBe(false);
  });

  it('is undone with its transaction', async () => {
    const setting = booleanSetting('test.undone', false);
    const failing = withTransaction(ctx, async (ctx) => {
      await changeSetting(ctx, setting, true);
      expect(await readSetting(ctx, setting)).toBe(true);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow();
    expect(await readSetting(ctx, setting)).toBe(false);
  });

  it('is known to other processes within a second', async () => {
    const setting = textSetting('test.everywhere', 'hier');
    const one = await testPortal();
    const other = await testPortal({ target: one.target });
    const listener = await listenForTouches(other);
    expect(await readSetting(makeCtx(other, anonymous), setting)).toBe('hier');
    await changeSetting(makeCtx(one, portalItself), setting, 'überall');
    await expect
      .poll(() => readSetting(makeCtx(other, anonymous), setting), { timeout: 1000 })
      .toBe('überall');
    await listener.close();
  });
});

describe('readSetting', () => {
  it('asks the database once', async () => {
    const setting = booleanSetting('test.often', true);
    await readSetting(ctx, setting);
    const before = ctx.portal.database.queryCount();
    await readSetting(ctx, setting);
    expect(ctx.portal.database.queryCount()).toBe(before);
  });

  it('falls back when an older version left something else there', async () => {
    const fresh = await testCtx();
    await fresh.db.insert(settings).values({ key: 'test.old', value: 'ja', changedAt: fresh.now });
    expect(await readSetting(fresh, booleanSetting('test.old', true))).toBe(true);
  });
});
