import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { markAllRead } from './reading.ts';
import { aNotice, choose, noticesOf } from './test-data.ts';

const ctx = await testCtx();

describe('reading all of the list', () => {
  it('leaves what stands in no list, and is still to be told by mail', async () => {
    const reader = await aUser(ctx);
    await choose(ctx, reader, {
      piece: { isListed: false, mail: 'daily' },
      like: { isListed: true, mail: 'daily' },
    });
    const article = await anArticle(ctx);
    const mailed = await aNotice(ctx, reader, article);
    const listed = await aNotice(ctx, reader, article, { kind: 'like' });
    await markAllRead(ctx, reader.id, undefined);
    await markAllRead(ctx, reader.id, { at: ctx.now, id: listed.id });
    expect((await noticesOf(ctx, reader.id)).map(({ id, readAt }) => [id, readAt !== null])).toEqual([
      [mailed.id, false],
      [listed.id, true],
    ]);
  });
});
