import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { eq } from 'drizzle-orm';
import { MAX_PIECES, PIECE_BYTES, UPLOAD_RETENTION_MS } from '../constants.ts';
import { findStream } from '../queries.ts';
import { streamUploads, streams } from '../schema.ts';
import { assembleOriginal } from '../stream-original.ts';
import { aTone } from '../test-data.ts';
import * as texts from '../texts.ts';
import { removeOldUploads } from '../uploads.ts';

const app = await testApp({ config: { rateLimits: false, maxStreamBytes: 40_000_000 } });
const { ctx, portal } = app;
const origin = await app.http.listen({ port: 0, host: '127.0.0.1' });

type Headers = Record<string, string>;
let member: Headers;
let wav: Buffer;

beforeAll(async () => {
  member = await signedIn(app, await aUser(ctx));
  wav = await aTone('ton.wav');
});

const call = (method: string, href: string, headers: Headers, body?: Buffer) =>
  fetch(origin + href, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
const create = (headers: Headers, length: number, filename = 'ton.wav') => {
  const name = Buffer.from(filename).toString('base64');
  return call('POST', '/media/tus', {
    ...headers,
    'upload-length': `${length}`,
    'upload-metadata': `filename ${name}`,
  });
};
const begin = async (headers: Headers, length: number) =>
  (await create(headers, length)).headers.get('location')!;
const send = (href: string, headers: Headers, offset: number, body: Buffer) =>
  call(
    'PATCH',
    href,
    { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': `${offset}` },
    body,
  );
const offsetOf = async (href: string, headers: Headers) =>
  Number((await call('HEAD', href, headers)).headers.get('upload-offset'));
const piecesOf = (href: string) =>
  Readable.from(portal.files.list(`uploads/${href.slice(href.lastIndexOf('/') + 1)}/`)).toArray();
const newMember = async () => signedIn(app, await aUser(ctx));

/** Makes a line that breaks after so many bytes. */
const breakOff = (href: string, headers: Headers, body: Buffer) =>
  new Promise<void>((resolve) => {
    const sent = httpRequest(origin + href, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': wav.length,
      },
    });
    sent.on('error', () => resolve());
    sent.write(body, () => setTimeout(() => sent.destroy(), 100));
  });

describe('POST /media/tus', () => {
  it('tells whoever doesn’t speak the protocol in German', async () => {
    const reply = await fetch(`${origin}/media/tus`, { method: 'POST', headers: { ...member } });
    expect([reply.status, await reply.json()]).toEqual([
      412,
      expect.objectContaining({ status: 'error', msg: texts.uploadBroken }),
    ]);
  });

  it('creates an upload and tells where to send it', async () => {
    const reply = await create(member, wav.length);
    expect(reply.status).toBe(201);
    expect(reply.headers.get('location')).toMatch(/^\/media\/tus\/[0-9a-f-]{36}$/);
    expect(reply.headers.get('tus-resumable')).toBe('1.0.0');
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses visitors, unconfirmed and suspended people, and other sites', async () => {
    expect((await create({}, 100)).status).toBe(401);
    const fresh = await signedIn(app, await aUser(ctx, { confirmedAt: null }));
    expect(await (await create(fresh, 100)).json()).toEqual({ status: 'error', msg: texts.uploadNotGranted });
    const inAnHour = new Date(Date.now() + 3600_000);
    expect(
      (await create(await signedIn(app, await aUser(ctx, { suspendedUntil: inAnHour })), 100)).status,
    ).toBe(403);
    expect((await create({ ...member, origin: 'https://anderswo.example' }, 100)).status).toBe(403);
  });

  it('refuses what is larger than allowed, and what is empty', async () => {
    const large = await create(member, 40_000_001);
    expect([large.status, await large.json()]).toEqual([
      413,
      { status: 'error', msg: 'Die Datei ist zu groß. Erlaubt sind 40\u00a0MB.' },
    ]);
    expect((await create(member, 40_000_000)).status).toBe(201);
    expect((await create(member, 0)).status).toBe(400);
  });

  it('takes five unfinished uploads of a person', async () => {
    const busy = await newMember();
    for (let number = 1; number <= 5; number++) expect((await create(busy, 100)).status).toBe(201);
    const sixth = await create(busy, 100);
    expect([sixth.status, await sixth.json()]).toEqual([
      429,
      {
        status: 'error',
        msg: 'Es sind schon 5 Uploads angefangen. Bitte beenden Sie erst einen davon oder brechen Sie ihn ab.',
      },
    ]);
  });

  it('takes five of them even when twelve come at once', async () => {
    const hasty = await newMember();
    const replies = await Promise.all(Array.from({ length: 12 }, () => create(hasty, 100)));
    const counted = replies.map(({ status }) => status).toSorted();
    expect(counted).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
  });
});

describe('the name of an upload', () => {
  it.each([
    'unfug',
    '-'.repeat(36),
    '0'.repeat(36),
    '00000000-0000-0000-0000-00000000000',
    '00000000-0000-0000-0000-0000000000000',
    '00000000-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-00000000000G',
    '%00000000-0000-4000-8000-00000000000',
    "00000000-0000-4000-8000-000000000000'",
    '%2e%2e%2f%2e%2e',
    '%f0%9f%90%91',
    '1',
    '999999999999999999999',
  ])('of none is 404 for all methods: %s', async (id) => {
    const href = `/media/tus/${id}`;
    expect((await call('HEAD', href, member)).status).toBe(404);
    expect((await call('DELETE', href, member)).status).toBe(404);
    expect((await send(href, member, 0, wav)).status).toBe(404);
  });
});

describe('PATCH /media/tus/{id}', () => {
  it('makes a stream of all pieces, whose number the last answer tells', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    const first = await send(href, headers, 0, wav.subarray(0, 50_000));
    expect([first.status, first.headers.get('upload-offset'), first.headers.get('stream-id')]).toEqual([
      204,
      '50000',
      null,
    ]);
    const last = await send(href, headers, 50_000, wav.subarray(50_000));
    expect(last.status).toBe(204);
    const stream = await findStream(ctx, Number(last.headers.get('stream-id')));
    expect(stream).toMatchObject({
      state: 'pending',
      kind: 'audio',
      title: 'ton',
      bytes: wav.length,
      access: 'gated',
    });
    expect((await call('HEAD', href, headers)).headers.get('stream-id')).toBe(String(stream!.id));
  });

  it('tells the number once more to who lost the last answer, also when the original is put together', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    const last = await send(href, headers, 0, wav);
    const stream = (await findStream(ctx, Number(last.headers.get('stream-id'))))!;
    await assembleOriginal(ctx, stream);
    expect(await piecesOf(href)).toEqual([]);
    const asked = await call('HEAD', href, headers);
    expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('stream-id')]).toEqual([
      200,
      String(wav.length),
      String(stream.id),
    ]);
    await removeOldUploads({ ...ctx, now: new Date(Date.now() + UPLOAD_RETENTION_MS + 1000) });
    expect((await call('HEAD', href, headers)).status).toBe(404);
  });

  it('goes on where the connection broke', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    await breakOff(href, headers, wav.subarray(0, 60_000));
    await expect.poll(() => offsetOf(href, headers)).toBe(60_000);
    const rest = await send(href, headers, 60_000, wav.subarray(60_000));
    expect(rest.status).toBe(204);
    const stream = await findStream(ctx, Number(rest.headers.get('stream-id')));
    expect(stream!.bytes).toBe(wav.length);
  });

  it('keeps pieces of a size apart, so that a killed process loses one of them at most', async () => {
    const headers = await newMember();
    const href = await begin(headers, PIECE_BYTES + 1000);
    const body = Buffer.alloc(PIECE_BYTES + 500);
    wav.copy(body, 0, 0, 4096);
    expect((await send(href, headers, 0, body)).status).toBe(204);
    expect((await piecesOf(href)).map((key) => /(\d+)-\w+$/.exec(key)![1]).toSorted()).toEqual([
      '0',
      String(PIECE_BYTES),
    ]);
  });

  it('of two at one place counts one, and nothing is mixed', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    const replies = await Promise.all([1, 2, 3].map(() => send(href, headers, 0, wav)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status } of replies) expect([204, 400, 409, 423]).toContain(status);
    expect(await piecesOf(href)).toHaveLength(1);
    expect(await offsetOf(href, headers)).toBe(wav.length);
  });

  it('refuses another place than the end with 409', async () => {
    const headers = await newMember();
    const reply = await send(await begin(headers, wav.length), headers, 10, wav.subarray(10));
    expect([reply.status, await reply.json()]).toEqual([
      409,
      { status: 'error', msg: texts.uploadMisplaced },
    ]);
  });

  it('gives up what comes in more pieces than any line makes', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    await send(href, headers, 0, wav.subarray(0, 5000));
    const id = href.split('/').at(-1)!;
    const many = Array.from({ length: MAX_PIECES }, () => 'x');
    await ctx.db.update(streamUploads).set({ pieces: many }).where(eq(streamUploads.id, id));
    const reply = await send(href, headers, 5000, wav.subarray(5000));
    expect([reply.status, await reply.json()]).toEqual([
      413,
      { status: 'error', msg: texts.uploadInTooManyPieces },
    ]);
    expect((await send(href, headers, 5000, wav.subarray(5000))).status).toBe(404);
  });

  it('gives up what is no video and no sound, by its content', async () => {
    const headers = await newMember();
    const href = await begin(headers, 5000);
    const reply = await send(href, headers, 0, Buffer.alloc(5000, '<html>'));
    expect([reply.status, await reply.json()]).toEqual([
      415,
      { status: 'error', msg: texts.uploadOfWrongType },
    ]);
    expect((await call('HEAD', href, headers)).status).toBe(404);
    expect(await piecesOf(href)).toEqual([]);
  });

  it('is for its owner alone', async () => {
    const href = await begin(member, wav.length);
    const stranger = await newMember();
    expect((await call('HEAD', href, stranger)).status).toBe(404);
    expect((await send(href, stranger, 0, wav)).status).toBe(404);
    expect((await call('DELETE', href, stranger)).status).toBe(404);
    expect(await offsetOf(href, member)).toBe(0);
  });
});

describe('DELETE /media/tus/{id}', () => {
  it('gives an upload up with all that came', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    await send(href, headers, 0, wav.subarray(0, 9000));
    expect(await piecesOf(href)).toHaveLength(1);
    expect((await call('DELETE', href, headers)).status).toBe(204);
    expect([(await call('HEAD', href, headers)).status, await piecesOf(href)]).toEqual([404, []]);
  });
});

describe('an upload that is never finished', () => {
  it('is removed a day after its last piece', async () => {
    const headers = await newMember();
    const href = await begin(headers, wav.length);
    await send(href, headers, 0, wav.subarray(0, 9000));
    await removeOldUploads(ctx);
    expect(await offsetOf(href, headers)).toBe(9000);
    const id = href.slice(href.lastIndexOf('/') + 1);
    const touchedAt = new Date(ctx.now.getTime() - UPLOAD_RETENTION_MS - 1000);
    await ctx.db.update(streamUploads).set({ touchedAt }).where(eq(streamUploads.id, id));
    expect(await removeOldUploads(ctx)).toBe(1);
    expect([(await call('HEAD', href, headers)).status, await piecesOf(href)]).toEqual([404, []]);
  });
});

const post = (headers: Headers, file: Buffer | undefined) => {
  const body = new FormData();
  body.set('file', file ? new File([new Uint8Array(file)], 'Interview.wav') : '');
  return fetch(`${origin}/konto/videos`, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body,
    redirect: 'manual',
  });
};

/** Returns so many bytes as though they were sound. */
const ofLength = (bytes: number) => Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(bytes - 4)]);

describe('POST /konto/videos', () => {
  it('takes a small file without JavaScript', async () => {
    const reply = await post(await newMember(), wav);
    const [, id] = /^\/konto\/videos\/(\d+)$/.exec(reply.headers.get('location') ?? '') ?? [];
    expect(reply.status).toBe(303);
    const [stream] = await ctx.db
      .select()
      .from(streams)
      .where(eq(streams.id, Number(id)));
    expect(stream).toMatchObject({ state: 'pending', title: 'Interview' });
  });

  it('keeps of a file’s name what can be kept and seen', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name=file; filename="Fest\0am\u0007Fluss.wav"\r\n\r\n';
    const reply = await fetch(`${origin}/konto/videos`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(await newMember()),
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: new Uint8Array(Buffer.concat([Buffer.from(head), wav, Buffer.from('\r\n--x--\r\n')])),
    });
    expect(reply.status).toBe(200);
    const { id } = (await reply.json()) as { id: number };
    expect(await findStream(ctx, id)).toMatchObject({ filename: 'FestamFluss.wav', title: 'FestamFluss' });
  });

  it('takes 32,000,000 bytes and not one more', async () => {
    const headers = await newMember();
    expect((await post(headers, ofLength(32_000_000))).status).toBe(303);
    const more = await post(headers, ofLength(32_000_001));
    expect(more.status).toBe(413);
    expect(await more.text()).toContain('Erlaubt sind 32\u00a0MB.');
  });

  it('refuses other files, and leaves nothing of them', async () => {
    const headers = await newMember();
    expect((await post(headers, Buffer.from('Guten Tag'))).status).toBe(415);
    expect((await post(headers, Buffer.alloc(0))).status).toBe(422);
    expect((await post({}, wav)).status).toBe(303);
    expect((await create(headers, 100)).status).toBe(201);
  });

  it('says beside the field why it refuses a file', async () => {
    const reply = await post(await newMember(), Buffer.from('Guten Tag'));
    const page = await reply.text();
    expect([reply.status, page.includes('<h1>Videos und Ton</h1>')]).toEqual([415, true]);
    expect(page).toMatch(/id="f-file"[^>]*aria-invalid="true"/);
    expect(page).toContain(texts.uploadOfWrongType);
  });
});
