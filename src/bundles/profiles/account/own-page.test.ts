import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { originalsOf } from '#bundles/media/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { PICTURE_LIMIT } from './constants.ts';

const app = await testApp();
const { ctx, portal } = app;
await portal.jobs.startWorking(portal);
const png = await aSample('png');

const send = async (
  which: string,
  headers: Record<string, string>,
  fields: Record<string, string | Blob>,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const reply = await app.http.inject({
    method: 'POST',
    url: `/konto/profil/${which}`,
    headers: { accept: 'text/html', 'content-type': body.headers.get('content-type')!, ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return reply.statusCode;
};
const picture = (bytes: Buffer) => ({ file: new File([new Uint8Array(bytes)], 'bild.png') });

describe('POST /konto/profil/portrait and titelbild', () => {
  it('leaves nothing of the picture that was replaced or removed', async () => {
    const person = await aUser(ctx);
    const headers = await signedIn(app, person);
    expect(await send('titelbild', headers, picture(png))).toBe(303);
    const [cover] = await originalsOf(ctx, person.id);
    for (let sent = 0; sent < 2; sent++) expect(await send('portrait', headers, picture(png))).toBe(303);
    const [first, second, ...more] = await originalsOf(ctx, person.id);
    expect([first, more]).toEqual([cover, []]);
    expect(await send('portrait', headers, { remove: '1' })).toBe(303);
    expect(await originalsOf(ctx, person.id)).toEqual([cover]);
    await expect.poll(() => portal.files.stat(second!.key), { timeout: 8000 }).toBeUndefined();
    expect(await portal.files.stat(cover!.key)).toBeDefined();
  }, 20_000);

  it('keeps one that is the other picture, too, or nobody took away', async () => {
    const person = await aUser(ctx);
    const headers = await signedIn(app, person);
    expect(await send('portrait', headers, picture(png))).toBe(303);
    expect(await send('titelbild', headers, { remove: '1' })).toBe(303);
    expect(await originalsOf(ctx, person.id)).toHaveLength(1);
  });

  it('has an end for those who upload and upload, whatever they upload', async () => {
    const headers = await signedIn(app, await aUser(ctx));
    const broken = () => send('portrait', headers, picture(Buffer.from('kein Bild')));
    for (let sent = 0; sent < PICTURE_LIMIT.attempts; sent++) expect(await broken()).toBe(422);
    expect([await broken(), await send('titelbild', headers, picture(png))]).toEqual([429, 429]);
  });
});
