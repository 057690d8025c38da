import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { findSettings } from './queries.ts';
import { choose } from './test-data.ts';
import { packToken } from './unsubscribe-token.ts';

const app = await testApp();
const { ctx } = app;
let reader: TestUser;

beforeEach(async () => {
  reader = await aUser(ctx);
});

const addressOf = (topic: 'like' | 'piece' | 'daily') =>
  `/mitteilungen/abmelden/${packToken(app.portal.secrets, { userId: reader.id, topic })}`;
/** It calls as a mail service does: without a cookie, from somewhere else. RFC 8058 */
const oneClick = (url: string, fields = 'List-Unsubscribe=One-Click') =>
  app.http.inject({
    method: 'POST',
    url,
    payload: fields,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
  });
const pacesOf = async () => {
  const settings = await findSettings(ctx, reader.id);
  return Object.fromEntries(Object.entries(settings).map(([kind, { mail }]) => [kind, mail]));
};

describe('/mitteilungen/abmelden/{token}', () => {
  it('GET asks first and changes nothing', async () => {
    const before = await pacesOf();
    const { statusCode, body } = await app.http.inject(addressOf('piece'));
    expect(statusCode).toBe(200);
    expect(body).toContain('Sollen keine Mails mehr kommen zu: Neues, dem ich folge?');
    expect(await pacesOf()).toEqual(before);
  });

  it('POST ends mails of that kind at once, without signing in', async () => {
    const before = await pacesOf();
    expect((await oneClick(addressOf('piece'))).statusCode).toBe(200);
    expect((await oneClick(addressOf('piece'))).statusCode).toBe(200);
    expect(await pacesOf()).toEqual({ ...before, piece: 'off' });
  });

  it('POST ends mails of the account that is left where the one of the mail has become part of it', async () => {
    const address = addressOf('piece');
    const left = await aUser(ctx);
    await changeUser(ctx, reader.id, { erasedAt: ctx.now, mergedIntoId: left.id });
    expect((await oneClick(address)).statusCode).toBe(200);
    expect(await findSettings(ctx, left.id)).toMatchObject({ piece: { mail: 'off' } });
  });

  it('POST may come as a form with parts', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: addressOf('piece'),
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://mail.example' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await pacesOf()).toMatchObject({ piece: 'off' });
  });

  it('POST of a digest ends all that was in it', async () => {
    const daily = { mail: 'daily' } as const;
    await choose(ctx, reader, { reply: daily, like: daily, piece: daily });
    await oneClick(addressOf('daily'));
    expect(await pacesOf()).toMatchObject({ reply: 'off', like: 'off', piece: 'off', message: 'now' });
  });

  it('POST ends all mails when that is wished', async () => {
    const { body } = await oneClick(addressOf('like'), 'was=alle');
    expect(body).toContain('Sie bekommen keine Mails über Mitteilungen mehr.');
    expect(new Set(Object.values(await pacesOf()))).toEqual(new Set(['off']));
  });

  it.each([
    'x',
    '1-like-aaaaaaaaaaaaaaaaaaaaaa',
    `1-like-${'a'.repeat(22)}x`,
    '1-all-aaaaaaaaaaaaaaaaaaaaaa',
  ])('does not know %j', async (token) => {
    expect((await oneClick(`/mitteilungen/abmelden/${token}`)).statusCode).toBe(404);
  });

  it('does not take the token of one kind or person for another', async () => {
    const mine = addressOf('like');
    const other = await aUser(ctx);
    for (const forged of [mine.replace('-like-', '-piece-'), mine.replace(`/${reader.id}-`, `/${other.id}-`)])
      expect((await oneClick(forged)).statusCode).toBe(404);
  });

  it('does no harm when the person is gone', async () => {
    const address = addressOf('like');
    await changeUser(ctx, reader.id, { erasedAt: ctx.now });
    expect((await oneClick(address)).statusCode).toBe(200);
  });
});
