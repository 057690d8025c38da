import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { messages } from './bundle.ts';

const ctx = await testCtx();

describe('what a page may hear about messages', () => {
  it('is one’s own ones, whosever it asks for', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    for (const subject of ['', String(ben.id), `user:${ben.id}`])
      expect(await messages.live!['messages']!(actAs(ctx, ada.viewer), subject)).toBe(
        `messages:user:${ada.id}`,
      );
  });

  it('is nothing for visitors', async () => {
    expect(await messages.live!['messages']!(actAs(ctx, anonymous), '')).toBeUndefined();
  });
});
