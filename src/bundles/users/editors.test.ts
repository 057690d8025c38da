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
});
