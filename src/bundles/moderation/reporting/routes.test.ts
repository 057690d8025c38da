import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aModeratedTown, typedNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx, http } = app;
const { aCommentHere, get, mailsTo } = await aModeratedTown(app);

const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  http.inject({ method: 'POST', url, payload: body, headers: { accept: 'text/html', ...headers } });
const typed = () => ({ ...typedNotice(), goodFaith: '1' });

describe('the form by which one tells of something', () => {
  it('is there without an account, says what it is about, and keeps what was typed', async () => {
    const { article, ref } = await aCommentHere();
    const address = `/melden/comment/${ref.id}`;
    const page = await get(address);
    expect(page.body).toContain(`${ctx.config.publicUrl}${article.href}#comment-${ref.id}`);
    expect(page.body).toContain('Sie sind eine Schande.');
    const refused = await send(address, { ...typed(), category: '', explanation: 'Was ich schrieb' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Was ich schrieb');
    const body = typed();
    const sent = await send(address, body);
    expect(sent.statusCode).toBe(303);
    const receipt = await get(sent.headers.location as string);
    expect(receipt.body).toContain('Das beleidigt meine Nachbarin.');
    expect(await mailsTo(body.email)).toHaveLength(1);
    expect((await get(article.href)).body).toContain(address);
  });

  it('asks members for no name, and says so to whoever is suspended, too', async () => {
    const { ref } = await aCommentHere();
    const suspended = await aUser(ctx, {
      suspendedUntil: new Date(Date.now() + 86_400_000),
      suspensionReason: '',
    });
    const browser = await signedIn(app, suspended);
    const address = `/melden/comment/${ref.id}`;
    expect((await get(address, browser)).body).not.toContain('name="email"');
    const body = { category: 'rude', explanation: 'Grob.', goodFaith: '1' };
    expect((await send(address, body, browser)).statusCode).toBe(303);
  });

  it('is found by the address of a piece, a comment, a profile, and not of what can’t be seen', async () => {
    const { article, author, ref } = await aCommentHere();
    const led = async (adresse: string) =>
      (await get(`/melden?adresse=${encodeURIComponent(adresse)}`)).headers.location;
    const { publicUrl } = ctx.config;
    expect(await led(publicUrl + article.href)).toBe(`/melden/article/${article.id}`);
    expect(await led(`${article.href}#comment-${ref.id}`)).toBe(`/melden/comment/${ref.id}`);
    // Its text may be paid for: whoever tells of it knows it by its title, and moderators have all of it.
    const form = (await get(`/melden/article/${article.id}`)).body;
    expect(form).toContain(article.row.headline);
    expect(form).not.toContain('Um 22.40 Uhr fiel die Entscheidung.');
    const profile = await get(`/profile/${author.id}/x`);
    expect(await led(String(profile.headers.location ?? `/profile/${author.id}/x`))).toBe(
      `/melden/user/${author.id}`,
    );
    const hidden = await anArticle(ctx, { state: 'withdrawn' });
    expect((await get(`/melden?adresse=${hidden.href}`)).statusCode).toBe(422);
    expect((await get(`/melden/article/${hidden.id}`)).statusCode).toBe(404);
    expect((await get('/melden')).statusCode).toBe(200);
  });
});
