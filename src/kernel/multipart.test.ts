import * as fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import fileSystem, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineBundle } from './bundle.ts';
import { HttpError } from './errors.ts';
import { withUpload } from './multipart.ts';
import type { UploadedFile } from './multipart.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import type { ErrorDetails } from './route-settings.ts';
import { anyLetter } from './testing/any-letter.ts';
import { testApp } from './testing/test-portal.ts';
import { anonymous } from './viewer.ts';

/** A limit that is more than other requests may have. */
const MAX = 3_000_000;
const TOO_LARGE = 'Die Bild-Datei ist zu groß.';
const upload = { field: 'picture', maxBytes: MAX, tooLarge: TOO_LARGE };

const errorDetails: ErrorDetails = ({ msg }, name) => ({ error: [{ msg, name }] });
const shaped = (msg: string) => ({ status: 'error', msg, error: [{ msg, name: 'Straße.jpg' }] });

let handled = 0;
let last: UploadedFile | undefined;

const bundle = defineBundle({
  name: 'test',
  viewer: async (_ctx, token) => ({
    ...anonymous,
    id: 1,
    isConfirmed: true,
    isSuspended: token === 'suspended',
  }),
  routes: (app) => {
    const body = Type.Object({
      caption: Type.Optional(Type.String({ maxLength: 20 })),
      focus: Type.Optional(Type.Object({ x: Type.Integer() })),
    });
    mount(
      app,
      path('bring', 'POST', '/bild'),
      { access: 'anyone', body, upload },
      async ({ body, upload, wantsPage }) => {
        handled++;
        last = upload;
        const content = upload ? await buffer(upload.read()) : '';
        if (body.caption === 'kaputt') throw new HttpError(409, 'Geht nicht.');
        return { body, wantsPage, filename: upload?.filename, bytes: content.length };
      },
    );
    mount(app, path('members', 'POST', '/x/ajax/bild'), { access: 'signed-in', upload }, async () => {
      handled++;
      return {};
    });
    mount(app, path('shaped', 'POST', '/geformt'), { access: 'anyone', upload, errorDetails }, async () => {
      throw new HttpError(415, 'Kein Bild.');
    });
    mount(app, path('plain', 'POST', '/x/ajax/text'), { access: 'anyone' }, async ({ body }) => ({ body }));
  },
});

const { http } = await testApp({ bundles: [bundle] });
const origin = await http.listen({ port: 0 });
const port = Number(new URL(origin).port);

const send = async (form: FormData, at = '/bild', headers: Record<string, string> = {}) => {
  const reply = await fetch(origin + at, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json', ...headers },
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

const formOf = (entries: Readonly<Record<string, string | number>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'Straße.jpg');
  return form;
};

const TIMEOUT_MS = 5000;
const RAND = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' };

const orphanedFiles = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('litfass-upload-'));

/** Expects that the file can be read no more. */
const isGone = async (file: UploadedFile | undefined) => {
  await expect(buffer(file!.read())).rejects.toThrow(/closed|EBADF/);
};

// Other tests that run beside these bring files, too, for a moment.
afterEach(() => vi.waitFor(async () => expect(await orphanedFiles()).toEqual([]), TIMEOUT_MS));

describe('a form with a file', () => {
  it('gives its file and its other fields, checked and read like those of any form', async () => {
    const form = formOf({ caption: 'Am Markt', 'focus[x]': '30', picture: 5000 });
    expect(await send(form)).toEqual({
      status: 200,
      body: {
        body: { caption: 'Am Markt', focus: { x: 30 } },
        wantsPage: false,
        filename: 'Straße.jpg',
        bytes: 5000,
      },
    });
    await isGone(last);
  });

  it('may come from a browser without JavaScript', async () => {
    const reply = await send(formOf({ picture: 3 }), '/bild', { accept: 'text/html' });
    expect(reply.body).toMatchObject({ wantsPage: true, bytes: 3 });
  });

  it('may be as large as it may be, and not one byte larger', async () => {
    expect((await send(formOf({ picture: MAX }))).body).toMatchObject({ bytes: MAX });
    const before = handled;
    expect(await send(formOf({ picture: MAX + 1, caption: 'x' }))).toEqual({
      status: 413,
      body: { status: 'error', msg: TOO_LARGE, errors: { picture: TOO_LARGE } },
    });
    expect((await send(formOf({ picture: 8 * MAX }))).status).toBe(413);
    expect(handled).toBe(before);
  });

  it('has errors of the shape that the route asks for, with the name of the file', async () => {
    expect(await send(formOf({ picture: 3 }), '/geformt')).toMatchObject({
      status: 415,
      body: shaped('Kein Bild.'),
    });
    expect(await send(formOf({ picture: MAX + 1 }), '/geformt')).toMatchObject({
      status: 413,
      body: shaped(TOO_LARGE),
    });
  });

  it.each([
    ['no file', 'content-disposition: form-data; name="caption"'],
    [
      'one without a name',
      'content-disposition: form-data; name="picture"\r\ncontent-type: application/octet-stream',
    ],
  ])('has them with an empty name where it holds %s', async (_, heads) => {
    const payload = `--x\r\n${heads}\r\n\r\nabc\r\n--x--\r\n`;
    const reply = await http.inject({ method: 'POST', url: '/geformt', headers: RAND, payload });
    expect([reply.statusCode, reply.json().error]).toEqual([415, [{ msg: 'Kein Bild.', name: '' }]]);
  });

  it.each([
    [19, 200, 3],
    [20, 200, 0],
  ])('is read by twenty lines of its head: with %d before its name', async (lines, status, bytes) => {
    const heads = Array.from({ length: lines }, (_, at) => `x-line-${at}: a\r\n`).join('');
    const payload = `--x\r\n${heads}content-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n`;
    const reply = await http.inject({ method: 'POST', url: '/bild', headers: RAND, payload });
    expect([reply.statusCode, reply.json().bytes]).toEqual([status, bytes]);
  });

  it('may hold no file: the field left empty, the field not there, or a form of text alone', async () => {
    const empty = formOf({ caption: 'x' });
    empty.append('picture', new Blob([]), '');
    const nothing = { body: { caption: 'x' }, wantsPage: false, bytes: 0 };
    expect((await send(empty)).body).toEqual(nothing);
    expect((await send(formOf({ caption: 'x' }))).body).toEqual(nothing);
    const headers = { accept: 'application/json' };
    const reply = await http.inject({ method: 'POST', url: '/bild', payload: { caption: 'x' }, headers });
    expect(reply.json()).toEqual(nothing);
  });

  it.each<[string, Readonly<Record<string, number>>]>([
    ['of another name', { cover: 3 }],
    ['beside one of another name', { picture: 3, cover: 3 }],
  ])('is 400 with a file %s', async (_what, files) => {
    const before = handled;
    expect((await send(formOf(files))).status).toBe(400);
    expect(handled).toBe(before);
  });

  it('is taken or refused whatever its bytes are, and is never the server’s fault', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '--rand\r\n',
        '--rand--\r\n',
        'content-disposition: form-data; name="picture"; filename="a.jpg"\r\n',
        'content-disposition: form-data; name="caption"\r\n',
        'content-disposition: form-data; name="__proto__[x]"\r\n',
        'content-type: image/jpeg\r\n',
        'content-transfer-encoding: base64\r\n',
        '\r\n',
        '\r\n\r\n',
      ),
      fc.string({ unit: anyLetter, maxLength: 12 }),
    );
    const type = fc.constantFrom(
      'multipart/form-data; boundary=rand',
      'multipart/form-data',
      'multipart/x; boundary=',
    );
    return fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 14 }), type, async (pieces, contentType) => {
        const { statusCode } = await http.inject({
          method: 'POST',
          url: '/bild',
          headers: { accept: 'application/json', 'content-type': contentType },
          payload: Buffer.from(pieces.join('')),
        });
        expect([200, 400, 406, 413, 415, 422]).toContain(statusCode);
      }),
    );
  });

  it('is 400 with two files', async () => {
    const form = formOf({ picture: 3000 });
    form.append('picture', new Blob([new Uint8Array(10)]), 'zwei.jpg');
    expect(await send(form)).toMatchObject({
      status: 400,
      body: { errors: { picture: 'Bitte wählen Sie nur eine Datei aus.' } },
    });
  });

  it.each<[string, string, number]>([
    ['a text too long for its field', 'x'.repeat(21), 400],
    ['more text than any form has', 'x'.repeat(1024 * 1024 + 1), 413],
    ['a character that can’t be stored', 'a\0', 400],
  ])('is refused with %s', async (_what, caption, status) => {
    const before = handled;
    expect((await send(formOf({ picture: 2000, caption }))).status).toBe(status);
    expect(handled).toBe(before);
  });

  it('is refused with too many fields, with more text than it may have in several of them, and loses names that would pollute a prototype', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 'x']));
    expect((await send(formOf(many))).status).toBe(413);
    const { f0: _, f1: __, ...fewer } = many;
    expect((await send(formOf({ caption: 'x', ...fewer }))).status).toBe(200);
    const [half, name] = ['x'.repeat(600 * 1024), 'weiteres'];
    expect((await send(formOf({ caption: 'x', [name]: half }))).status).toBe(200);
    expect((await send(formOf({ caption: 'x', [name]: half, [`${name}2`]: half }))).status).toBe(413);
    const umlauts = 'ä'.repeat(300 * 1024);
    expect((await send(formOf({ caption: 'x', [name]: umlauts }))).status).toBe(200);
    expect((await send(formOf({ caption: 'x', [name]: umlauts, [`${name}2`]: umlauts }))).status).toBe(413);
    expect((await send(formOf({ 'a[__proto__][x]': '1' }))).status).toBe(200);
    expect({}).not.toHaveProperty('x');
  });

  it.each([
    ['so much text as any form may have', 'a', 1024 * 1024 - 1, 200],
    ['one letter more', 'a', 1024 * 1024, 413],
    ['as much of a field without a name', '', 1024 * 1024 + 1, 413],
    ['a long name', 'a'.repeat(100), 1, 200],
  ])('is taken or refused with %s', async (_, name, length, status) => {
    expect((await send(formOf({ [name]: 'x'.repeat(length) }))).status).toBe(status);
  });

  it('lets go of its file also when the handler fails', async () => {
    expect((await send(formOf({ picture: 10, caption: 'kaputt' }))).status).toBe(409);
    await isGone(last);
  });

  it('lets go of its file also where no handler gets it, since something beside it is wrong', async () => {
    const opening = vi.spyOn(fileSystem, 'open');
    syncBuiltinESMExports();
    onTestFinished(() => {
      opening.mockRestore();
      syncBuiltinESMExports();
    });
    expect((await send(formOf({ picture: 10, caption: 'x'.repeat(21) }))).status).toBe(400);
    const handles = await Promise.all(opening.mock.results.map(({ value }) => value));
    await vi.waitFor(() => expect(handles.map(({ fd }) => fd)).toEqual([-1]), TIMEOUT_MS);
  });

  it('is the handler’s own while it works, and let go of once', async () => {
    const close = vi.fn(async () => undefined);
    const request = { upload: { close } } as unknown as FastifyRequest;
    for (const work of [async () => 'done', () => Promise.reject(new Error('kaputt'))]) {
      request.upload = { close } as unknown as UploadedFile;
      close.mockClear();
      const using = withUpload(request, (upload) => {
        expect([upload?.close, request.upload, close.mock.calls]).toEqual([close, undefined, []]);
        return work();
      });
      await using.catch(() => undefined);
      expect(close).toHaveBeenCalledTimes(1);
    }
    expect(await withUpload(request, async (upload) => upload)).toBeUndefined();
  });

  it('is not even read from those who may not send it', async () => {
    const before = handled;
    const form = formOf({ picture: MAX + 1 });
    expect((await send(form, '/x/ajax/bild')).status).toBe(401);
    const suspended = { cookie: 'litfass_session=suspended' };
    expect((await send(form, '/x/ajax/bild', suspended)).status).toBe(403);
    expect((await send(form, '/x/ajax/bild', { cookie: 'litfass_session=a' })).status).toBe(413);
    expect(handled).toBe(before);
  });

  it('is 415 where nobody asked for files', async () => {
    expect(await send(formOf({ picture: 3 }), '/x/ajax/text')).toMatchObject({
      status: 415,
      body: { msg: 'Dieses Format wird hier nicht angenommen.' },
    });
  });
});

const HEAD = 'POST /bild HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\n';
const PART = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n';

describe('an upload that is no whole form', () => {
  it('is not handled when it breaks off', async () => {
    const before = handled;
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      `${HEAD}content-type: multipart/form-data; boundary=x\r\ncontent-length: 90000\r\n\r\n${PART}${'a'.repeat(9000)}`,
    );
    await once(socket, 'connect');
    await sleep(50);
    socket.destroy();
    await sleep(50);
    expect(handled).toBe(before);
  });

  it.each([
    ['without an end', 'multipart/form-data; boundary=x', `${PART}abc`],
    ['without a boundary', 'multipart/form-data', `${PART}abc\r\n--x--\r\n`],
    ['with another boundary', 'multipart/form-data; boundary=y', `${PART}abc\r\n--x--\r\n`],
  ])('is 400 %s', async (_what, type, payload) => {
    const before = handled;
    const headers = { 'content-type': type, accept: 'application/json' };
    const reply = await http.inject({ method: 'POST', url: '/bild', headers, payload });
    expect([reply.statusCode, handled]).toEqual([400, before]);
  });

  it.each([
    ['that is too large', 'picture', 413],
    ['that nobody asked for', 'cover', 400],
  ])('of a file %s leaves the connection usable for what comes next', async (_, name, status) => {
    const body = `${PART.replace('picture', name)}${'a'.repeat(3 * MAX)}\r\n--x--\r\n`;
    const next =
      'POST /x/ajax/text HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
    const socket = net.connect(port, '127.0.0.1');
    let answers = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answers += chunk));
    socket.write(
      `${HEAD}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n${body}${next}`,
    );
    await once(socket, 'close');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
  });
});
