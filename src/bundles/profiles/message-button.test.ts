import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { profileHref } from '#bundles/users/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const person = await aUser(app.ctx);
const get = (headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: profileHref(person), headers });

describe('the button for a message on somebody’s page', () => {
  it('leads to writing to them, for visitors by way of signing in', async () => {
    const button = `href="/konto/nachrichten/mit/${person.id}" data-message-to="${person.id}"`;
    expect((await get()).body).toContain(button);
    expect((await get(await signedIn(app, await aUser(app.ctx)))).body).toContain(button);
  });

  it('is not on one’s own page', async () => {
    expect((await get(await signedIn(app, person))).body).not.toContain('data-message-to');
  });
});
