import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser, signedIn } from '../test-data.ts';
import { exportData } from './export.ts';

const app = await testApp();
const { ctx } = app;
const { files } = app.portal;
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });

/** More bytes than fit into what lies between a file and its reader. */
const BYTES = 20_000_000;

const somebodyWithPictures = async (count: number) => {
  const person = await aUser(ctx);
  for (let made = 0; made < count; made++) {
    const originalKey = `originals/aa/${person.id}-${made}.png`;
    await files.put(originalKey, Readable.from([Buffer.alloc(BYTES, 7)]), { contentType: 'image/png' });
    await anImage(ctx, { ownerId: person.id, originalKey });
  }
  return person;
};

/** Returns the streams that are opened from now on. */
const watchFiles = () => {
  const opened: Readable[] = [];
  const original = files.get;
  files.get = async (key, options) => {
    const file = await original(key, options);
    if (file) opened.push(file.stream);
    return file;
  };
  onTestFinished(() => void (files.get = original));
  return opened;
};

describe('taking one’s data along', () => {
  it('closes the picture that is being read when the reader hangs up, and opens no further one', async () => {
    const person = await somebodyWithPictures(2);
    const opened = watchFiles();
    const request = http.request(`${address}/konto/datenschutz/export`, {
      method: 'POST',
      headers: {
        ...(await signedIn(app, person)),
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    request.end(new URLSearchParams({ password: person.password }).toString());
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(reply.headers['content-type']).toBe('application/zip');
    reply.pause();
    await expect.poll(() => opened.length).toBe(1);
    expect(opened[0]!.destroyed).toBe(false);
    request.destroy();
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('ends torn, and nothing else does, when a picture cannot be read to its end', async () => {
    const person = await somebodyWithPictures(1);
    const opened = watchFiles();
    const reading = buffer(await exportData(actAs(ctx, person.viewer), person.id));
    await expect.poll(() => opened.length).toBe(1);
    opened[0]!.destroy(new Error('disk gone'));
    await expect(reading).rejects.toThrow('disk gone');
  });
});
