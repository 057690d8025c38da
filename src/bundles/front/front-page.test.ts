import { describe, expect, it } from 'vitest';
import { renderFragment } from '#kernel/render.tsx';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { loadFrontPage } from './front-page.ts';

describe('the front page of a place', () => {
  it('lists no parts of one that stands for all, though all places were read anew since it was found', async () => {
    const { ctx } = await testApp();
    const district = await aPlace(ctx, { name: 'Werletal', kind: 'district' });
    for (const name of ['Auenfeld', 'Steinach']) await aPlace(ctx, { name, parentId: district.id });
    const { element } = await loadFrontPage(ctx, '/werletal', structuredClone(district));
    const html = renderFragment(element, ctx.log);
    expect(html).toContain('Werletal');
    expect(html).not.toContain('Viertel und Ortsteile');
  });
});
