import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { renderToHtml } from '#kernel/render.tsx';
import { aPlace } from '#bundles/locations/test-data.ts';
import { comingSection } from './page-section.ts';
import { anEvent } from './test-data.ts';

const ctx = await testCtx();
const OWNER = { type: 'cmspage', id: 1 };

describe('events as a section of a page', () => {
  it('are the next ones at a place, with the way to all of them', async () => {
    const place = await aPlace(ctx);
    await anEvent(ctx, { title: 'Scheunenfest', locationId: place.id });
    await anEvent(ctx, { title: 'Anderswo' });
    const typed = { heading: 'Demnächst', place: String(place.id), count: '4' };
    const checked = await comingSection.check(ctx, typed);
    if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
    expect(await comingSection.toTyped(ctx, checked.value)).toEqual(typed);
    const [shown] = await comingSection.show(ctx, [checked.value], OWNER);
    const html = renderToHtml(shown!.element!);
    expect(html).toContain('Scheunenfest');
    expect(html).toContain(`/${place.slug}/`);
    expect(html).not.toContain('Anderswo');
  });

  it('are nothing at all where nothing is coming', async () => {
    const place = await aPlace(ctx);
    const data = { heading: 'Demnächst', locationId: place.id, count: 4 };
    expect(await comingSection.show(ctx, [data], OWNER)).toMatchObject([{ element: null }]);
    expect(await comingSection.show(ctx, [{ ...data, locationId: 99_999 }], OWNER)).toMatchObject([
      { element: null },
    ]);
  });

  it('are asked for by what is there', async () => {
    const typed = { heading: 'x'.repeat(200), place: '99999', count: '5' };
    expect(await comingSection.check(ctx, typed)).toEqual({
      kind: 'invalid',
      errors: { heading: expect.any(String), place: expect.any(String), count: expect.any(String) },
    });
  });
});
