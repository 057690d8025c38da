import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { communityFrame } from './frame.ts';

describe('the line under the masthead', () => {
  it('leads to the snapshots of the portal, or of the place that is being read', async () => {
    const ctx = await testCtx();
    expect(await communityFrame(ctx, { path: '/' })).toEqual({});
    await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
    const section = async (path: string, locationSlug?: string) =>
      (await communityFrame(ctx, { path, ...(locationSlug && { locationSlug }) })).sections?.[0];
    expect(await section('/')).toMatchObject({
      href: '/schnappschuesse',
      isCurrent: false,
      tone: 'community',
    });
    expect(await section('/schnappschuesse')).toMatchObject({ isCurrent: true });
    expect(await section('/auenfeld', 'auenfeld')).toMatchObject({ href: '/auenfeld/schnappschuesse' });
    expect(await section('/nirgends', 'nirgends')).toMatchObject({ href: '/schnappschuesse' });
  });
});
