import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findLocationBySlug } from '../queries.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));

const send = (parts: readonly (readonly [head: string, content: string | Buffer])[]) =>
  app.http.inject({
    method: 'POST',
    url: '/admin/orte/einlesen',
    headers: { 'content-type': 'multipart/form-data; boundary=grenze', accept: 'text/html', ...admin },
    payload: Buffer.concat([
      ...parts.flatMap(([head, content]) => [
        Buffer.from(`--grenze\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(content as string),
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--grenze--\r\n'),
    ]),
  });

describe('GET and POST /admin/orte/einlesen', () => {
  it('show what a file comes to, write it only when that is confirmed', async () => {
    const file = await send([['name="file"; filename="orte.csv"', Buffer.from('Öd;Stadt', 'latin1')]]);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain(texts.importButton(1));
    expect(file.body).toContain('Öd;Stadt');
    expect(await findLocationBySlug(ctx, 'oed')).toBeUndefined();
    const done = await send([
      ['name="text"', 'Öd;Stadt'],
      ['name="sure"', '1'],
    ]);
    expect(done.statusCode).toBe(303);
    expect(await findLocationBySlug(ctx, 'oed')).toMatchObject({ name: 'Öd' });
  });

  it('show the faults again, and write nothing', async () => {
    const wrong = await send([
      ['name="text"', 'Neu\nÖde;Insel'],
      ['name="sure"', '1'],
    ]);
    expect(wrong.body).toContain(texts.allOrNothing);
    expect(await findLocationBySlug(ctx, 'neu')).toBeUndefined();
    expect((await send([['name="text"', ' ']])).statusCode).toBe(422);
    expect((await send([['name="file"; filename="orte.csv"', 'x'.repeat(500_001)]])).statusCode).toBe(413);
  });
});
