import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aModeratedTown, aNotice } from '#bundles/moderation/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findStream } from './queries.ts';
import { reportableStream } from './reporting.ts';
import { fileKey } from './stream-addresses.ts';
import { streamsByIds } from './stream-views.ts';
import { aStream } from './test-data.ts';
import type { StreamView } from './views.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx, portal } = app;
const { chief } = await aModeratedTown(app);
const desk = await signedIn(app, chief);

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const masterIn = (html: string) =>
  /\/media\/stream\/[^"&]+master\.m3u8\?e=\d+&(?:amp;)?s=[^"&\\]+/.exec(html)?.[0].replace('&amp;', '&');

it('a stream that moderators hid is played by those who decide about it, and by nobody else', async () => {
  const owner = await aUser(ctx);
  const { id, version } = await aStream(ctx, { ownerId: owner.id, access: 'gated' });
  const key = fileKey(id, version, 'master.m3u8');
  await portal.files.put(key, Readable.from(['#EXTM3U\n']), { contentType: contentTypeOf(key) });
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
  const { caseId } = await aNotice(ctx, { type: 'stream', id }, { by: editor.viewer });
  const before = ((await streamsByIds(actAs(ctx, owner.viewer), [id])).get(id) as StreamView).hls!;
  expect((await get(before)).statusCode).toBe(200);
  await withTransaction(actAs(ctx, chief.viewer), (ctx) => reportableStream.hide!.act(ctx, id, 'Garten'));
  expect((await get(before)).statusCode).toBe(410);
  const page = await get(`/cockpit/meldungen/${caseId}`, { ...desk, accept: 'text/html' });
  const address = masterIn(page.body);
  expect(address).toBeDefined();
  expect((await get(address!)).statusCode).toBe(200);
  const own = await get(`/konto/videos/${id}`, await signedIn(app, owner));
  expect(masterIn(own.body)).toBeUndefined();
  // What a moderator copied holds no longer once it is shown again.
  await withTransaction(actAs(ctx, chief.viewer), (ctx) => reportableStream.hide!.takeBack(ctx, id, {}));
  expect((await findStream(ctx, id))?.access).toBe('gated');
  expect((await get(address!)).statusCode).toBe(404);
});
