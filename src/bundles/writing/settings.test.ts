import { describe, expect, it } from 'vitest';
import { handlersOf } from '#kernel/announcements.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { changeSetting, readSetting } from '#bundles/settings/public.ts';
import { portalSetUp } from '#bundles/users/public.ts';
import { writing } from './bundle.ts';
import { reviewFirst } from './settings.ts';

const ctx = await testCtx();
const setUp = () =>
  handlersOf(writing, [writing])
    .find(({ announcement }) => announcement === portalSetUp)!
    .work(ctx, {} as never);

describe('how many first contributions wait for review', () => {
  it('are none on a portal that was there before, and three on one that is set up now', async () => {
    expect(await readSetting(ctx, reviewFirst)).toBe(0);
    await setUp();
    expect(await readSetting(ctx, reviewFirst)).toBe(3);
  });

  it('stay what an administrator has said, also when it is announced again', async () => {
    await changeSetting(ctx, reviewFirst, 0);
    await setUp();
    expect(await readSetting(ctx, reviewFirst)).toBe(0);
  });
});
