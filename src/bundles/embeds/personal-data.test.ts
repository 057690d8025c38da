import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { ownEmbeds } from './personal-data.ts';
import { findEmbeds } from './queries.ts';
import { anEmbed } from './test-data.ts';

const ctx = await testCtx();

describe('what somebody brought of other sites', () => {
  it('is given out, and stays without their name', async () => {
    const { id } = await aUser(ctx);
    const own = await anEmbed(ctx, { ownerId: id, title: 'Meins' });
    const other = await anEmbed(ctx, { ownerId: (await aUser(ctx)).id });
    expect(await ownEmbeds.exportFor(ctx, id)).toEqual([
      { source: own.source, title: 'Meins', createdAt: own.createdAt },
    ]);
    await ownEmbeds.eraseFor(ctx, id, { keepsComments: true });
    const rows = await findEmbeds(ctx, [own.source, other.source]);
    expect(rows.get(own.source)).toMatchObject({ title: 'Meins', ownerId: null });
    expect(rows.get(other.source)?.ownerId).toBe(other.ownerId);
  });
});
