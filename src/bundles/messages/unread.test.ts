import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aMute, setBoundary } from '#bundles/boundaries/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aMessage } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;

it('messages of people whom somebody mutes or blocks ring no bell, and stand in the list as unread', async () => {
  const [reader, muted, friend] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
  const headers = await signedIn(app, reader);
  const bell = async () => (await app.http.inject({ url: '/konto/ajax/bells', headers })).json();
  const counts = async () => (await bell())['/konto/nachrichten'].count;
  await aMessage(ctx, friend, reader);
  await aMessage(ctx, muted, reader);
  expect(await counts()).toBe(2);
  await aMute(ctx, reader, muted);
  expect(await counts()).toBe(1);
  await aMessage(ctx, muted, reader);
  const { body } = await app.http.inject({ url: '/konto/nachrichten', headers });
  expect([await counts(), body.includes('2 ungelesen')]).toEqual([1, true]);
  await setBoundary(actAs(ctx, reader.viewer), muted.id, 'block');
  expect(await counts()).toBe(1);
  await setBoundary(actAs(ctx, reader.viewer), muted.id, 'none');
  expect(await counts()).toBe(3);
});
