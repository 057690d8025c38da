import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { loadShareCard } from '#bundles/sharing/public.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { choosePictures } from './profile-pictures.ts';

const app = await testApp();
const { ctx } = app;

const cardIn = async (id: number) => {
  const { href } = await loadProfile(ctx, id);
  const { body } = await app.http.inject({ url: href, headers: { accept: 'text/html' } });
  return /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1];
};

it('shows who links to a profile its card, with the portrait that everybody may see', async () => {
  const person = await aUser(ctx);
  const plain = await cardIn(person.id);
  expect(plain).toMatch(/\/teilen\/user-\d+\/\w+\.png$/);
  const portrait = await anImage(ctx, { ownerId: person.id, access: 'gated' });
  await choosePictures(actAs(ctx, person.viewer), person.id, { pictureId: portrait.id, coverId: null });
  const withPortrait = await cardIn(person.id);
  expect(withPortrait).toMatch(/\/teilen\/user-\d+\/\w+\.jpg$/);
  // It is the same card that others ask for, so that nobody is led on from one address to the next.
  expect((await loadShareCard(ctx, { type: 'user', id: person.id }))?.url).toBe(withPortrait);
});

it('has a card without the portrait for somebody who is suspended, of whom their page shows the name alone', async () => {
  const person = await aUser(ctx);
  const portrait = await anImage(ctx, { ownerId: person.id });
  await choosePictures(actAs(ctx, person.viewer), person.id, { pictureId: portrait.id, coverId: null });
  const before = (await cardIn(person.id))!.replace(ctx.config.publicUrl, '');
  expect(before).toMatch(/\.jpg$/);
  await changeUser(ctx, person.id, { suspendedUntil: new Date(ctx.now.getTime() + HOUR_MS) });
  const { headers } = await app.http.inject({ url: before });
  expect(headers.location).toMatch(/\/teilen\/user-\d+\/\w+\.png$/);
});
