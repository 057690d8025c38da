import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { editorIdsAt } from './editors.ts';
import { aUser } from './test-data.ts';

const ctx = await testCtx();

describe('editorIdsAt', () => {
  it('gives editors of the place and around it, and administrators where there is none', async () => {
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '1/' }] });
    expect(await editorIdsAt(ctx, '1/4/')).toEqual([admin.id]);
    const [here, around, elsewhere] = [
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: '1/4/' }] }),
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: '1/' }] }),
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: '1/5/' }] }),
    ];
    expect(await editorIdsAt(ctx, '1/4/')).toEqual([here.id, around.id]);
    expect(await editorIdsAt(ctx, '1/5/7/')).toEqual([around.id, elsewhere.id]);
  });

  it('passes over those who can’t edit now, so that somebody hears of it', async () => {
    const own = await testCtx();
    const admin = await aUser(own, { roles: [{ role: 'admin', locationPath: '' }] });
    const roles = [{ role: 'editor' as const, locationPath: '1/' }];
    await aUser(own, { roles, suspendedUntil: new Date(own.now.getTime() + 1000) });
    await aUser(own, { roles, confirmedAt: null });
    expect(await editorIdsAt(own, '1/4/')).toEqual([admin.id]);
    const back = await aUser(own, { roles, suspendedUntil: own.now });
    expect(await editorIdsAt(own, '1/4/')).toEqual([back.id]);
  });
});
