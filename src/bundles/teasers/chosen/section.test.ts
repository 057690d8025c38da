import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aPlace, mergeLocation } from '#bundles/locations/test-data.ts';
import { listTag } from '#bundles/lists/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { chosenSection } from './section.ts';

const app = await testApp();
const { ctx } = app;
const owner = { type: 'cmspage', id: 1 };
const chosen = (changes: object) => ({
  heading: '',
  locationId: null,
  categoryId: null,
  tagId: null,
  kind: null,
  count: 3,
  ...changes,
});

/** Makes a category part of another one, as its administrators do. */
const mergeCategory = async (id: number, into: number) => {
  const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
  const url = `/admin/rubriken/${id}/zusammenfuehren`;
  const answer = await app.http.inject({
    method: 'POST',
    url,
    headers: admin,
    payload: { into: String(into) },
  });
  expect(answer.statusCode).toBe(303);
};

/** Returns what the form offers for what was saved, and which of it is chosen there. */
const choiceOf = async (data: object, name: string) => {
  const fields = await chosenSection.fields(ctx, await chosenSection.toTyped(ctx, data));
  const field = fields.find((one) => one.name === name);
  return field?.kind === 'select' ? field.options.find(({ value }) => value === field.value) : undefined;
};

describe('a section of pieces whose place or category became part of another', () => {
  it('stays with what that is now, in its form and in what it hears of', async () => {
    const [small, large] = [await aPlace(ctx), await aPlace(ctx)];
    const data = chosen({ locationId: small.id });
    expect(await choiceOf(data, 'place')).toMatchObject({ value: String(small.id) });
    await mergeLocation(actAs(ctx, portalItself), small.id, large.id);
    expect(await choiceOf(data, 'place')).toMatchObject({ value: String(large.id) });
    const [shown] = await chosenSection.show(ctx, [data], owner);
    expect(shown?.tags).toContain(listTag({ locationId: large.id }));
  });

  it('keeps its category when the page is saved anew', async () => {
    const [gone, kept] = [await aCategory(ctx), await aCategory(ctx)];
    const data = chosen({ categoryId: gone.id });
    await mergeCategory(gone.id, kept.id);
    expect(await choiceOf(data, 'category')).toMatchObject({ value: String(kept.id) });
    const typed = await chosenSection.toTyped(ctx, data);
    expect(await chosenSection.check(ctx, typed)).toMatchObject({ value: { categoryId: kept.id } });
  });
});
