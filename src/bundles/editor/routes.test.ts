import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anEmbed } from '#bundles/embeds/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { IMAGE_UPLOAD, imageOwners } from '#bundles/media/public.ts';
import { countWaitingImages, anImage } from '#bundles/media/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { filledUp } from '#bundles/media/upload/test-data.ts';
import { parseDocument } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { importFromAddress } from './text-pictures.ts';

const app = await testApp({ config: { allowPrivateAddresses: true, rateLimits: false } });
const { ctx, portal } = app;
const member = await aUser(ctx);
const session = await signedIn(app, member);
const unconfirmed = await signedIn(app, await aUser(ctx, { confirmedAt: null }));
const jpeg = await aSample('jpeg', { width: 1600, height: 900 });
const png = await aSample('png', { width: 300, height: 400 });

const TOO_LARGE = 'Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32 MB.';
const WRONG_NAME = 'Bitte wählen Sie eine Datei, deren Name auf jpg, jpeg, png oder gif endet.';
const WRONG_CONTENT = 'Diese Datei ist kein Bild, wie es im Text stehen kann. Erlaubt sind JPG, PNG und GIF.';
const WRONG_ADDRESS =
  'Die Adresse eines Bildes beginnt mit http:// oder https:// und endet auf jpg, jpeg, png oder gif.';
const NOT_FETCHED =
  'Von dieser Adresse ließ sich kein Bild laden. Speichern Sie es auf Ihrem Gerät und laden Sie es hoch.';

/** The addresses that another site was asked for; it has pictures and counts the requests. */
const asked: string[] = [];
const site = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  if (url.startsWith('/weg')) return void response.writeHead(404).end();
  if (url.startsWith('/um')) return void response.writeHead(302, { location: '/bild.jpg' }).end();
  if (url.startsWith('/text')) return void response.end('<script>alert(1)</script>');
  if (url.startsWith('/gross')) return void response.end(Buffer.alloc(IMAGE_UPLOAD.maxBytes + 1));
  response.end(jpeg);
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => site.close());
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const ownerOf = async (id: number) => (await imageOwners(ctx, [id])).get(id);

interface Answered {
  readonly status: number | string;
  readonly msg?: string;
  readonly imageId: number;
  readonly image_link: string;
  readonly thumb_link: string;
  readonly imageObj: object;
}

const upload = async (
  file: Buffer | undefined,
  { name = 'bild.jpg', fields = {}, headers = session }: UploadOptions = {},
) => {
  const boundary = 'litfass';
  const part = (head: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([key, value]) => part(`name="${key}"`, value));
  if (file) parts.push(part(`name="file"; filename="${name}"`, file));
  const reply = await app.http.inject({
    method: 'POST',
    url: '/media/ajax/editorupload',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return { code: reply.statusCode, body: reply.json<Answered>() };
};

interface UploadOptions {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = async <T = Answered>(url: string, payload: object, headers = session) => {
  const reply = await app.http.inject({ method: 'POST', url, headers, payload });
  return { code: reply.statusCode, body: reply.json<T>() };
};

const fetchImage = (url: string, headers = session) => call('/media/ajax/editorimage', { url }, headers);
const msgOf = async (path: string) => (await fetchImage(`${origin}${path}`)).body.msg;
const addressOf = (id: number) => `${portal.config.publicUrl}/media/image/${id}/v1_L.jpg`;
const check = (payload: object) => call<Record<string, unknown>>('/schreiben/ajax/einbettung', payload);

describe('POST /media/ajax/editorupload', () => {
  it('makes a picture of the viewer and tells the addresses that it will have', async () => {
    const { code, body } = await upload(jpeg, { fields: { maxwidth: '800', maxheight: '800' } });
    expect([code, body.status, body.msg]).toEqual([200, 1, 'Das Bild ist da.']);
    expect(await ownerOf(body.imageId)).toBe(member.id);
    expect(body.imageObj).toMatchObject({
      id: body.imageId,
      is_stub: true,
      filename: 'bild.jpg',
      width: 1600,
    });
    expect(body.image_link).toMatch(/^\/media\/image\/\d+\/[0-9a-f]{12}_L\.jpg\?e=/);
    expect(body.thumb_link).toMatch(/_S\.jpg\?e=/);
  });

  it('keeps to the width and height that are asked for', async () => {
    const { body } = await upload(jpeg, { fields: { maxwidth: '800', maxheight: '200' } });
    expect(body.image_link).toContain('_M.jpg');
  });

  it('answers 200 with status 0 for whatever it refuses, and keeps nothing', async () => {
    const before = await countWaitingImages(ctx);
    const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;\0\0', 'latin1');
    const refusals = [
      await upload(filledUp(jpeg, IMAGE_UPLOAD.maxBytes + 1)),
      await upload(jpeg, { name: 'bild.tiff' }),
      await upload(Buffer.from('<svg onload=alert(1)>'), { name: 'bild.png' }),
      await upload(await aSample('bmp'), { name: 'bild.png' }),
      await upload(jpeg.subarray(0, 2000)),
      await upload(undefined),
      await upload(gif, { name: 'a.gif', fields: { maxwidth: 'breit' } }),
      await upload(jpeg, { headers: unconfirmed }),
      await upload(jpeg, { headers: { 'sec-fetch-site': 'same-origin' } as never }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 200));
    expect(refusals.map(({ body }) => body.status)).toEqual(refusals.map(() => 0));
    expect(refusals.map(({ body }) => body.msg)).toEqual([
      TOO_LARGE,
      WRONG_NAME,
      WRONG_CONTENT,
      WRONG_CONTENT,
      'Die Bild-Datei ist unvollständig oder beschädigt. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.',
      'Bitte wählen Sie eine Bild-Datei aus.',
      'Die Eingabe ist ungültig.',
      'Bitte bestätigen Sie erst Ihre E-Mail-Adresse.',
      'Unbefugter Zugriff.',
    ]);
    expect(refusals.at(-1)?.body).toHaveProperty('login', true);
    expect(await countWaitingImages(ctx)).toBe(before);
  });
});

describe('POST /media/ajax/editorimage', () => {
  it('fetches a picture and keeps it as the viewer’s', async () => {
    const { code, body } = await fetchImage(`${origin}/um/Am%20See.JPG?gross=1`);
    expect([code, body.status]).toEqual([200, 1]);
    expect(await ownerOf(body.imageId)).toBe(member.id);
    expect(body.imageObj).toMatchObject({ filename: 'Am See.JPG', width: 1600 });
    expect(body.image_link).toContain('_L.jpg');
  });

  it('refuses what is no address of a picture without asking for it', async () => {
    asked.length = 0;
    for (const url of [
      'bild.jpg',
      'ftp://a.example/b.jpg',
      `${origin}/bild.svg`,
      `${origin}/a?b=c.jpg`,
      'javascript:1.jpg',
    ])
      expect(await fetchImage(url)).toMatchObject({ code: 200, body: { status: 0, msg: WRONG_ADDRESS } });
    expect(asked).toEqual([]);
  });

  it('says so when nothing comes, when it is no picture, and when it is too large', async () => {
    expect(await msgOf('/weg.jpg')).toBe(NOT_FETCHED);
    expect(await msgOf('/text.png')).toBe(WRONG_CONTENT);
    expect(await msgOf('/gross.jpg')).toBe(TOO_LARGE);
  });

  it('asks nobody for those who may not write', async () => {
    asked.length = 0;
    expect((await fetchImage(`${origin}/a.jpg`, unconfirmed)).body.status).toBe(0);
    expect(asked).toEqual([]);
  });

  it('asks no address of our own network', async () => {
    asked.length = 0;
    const closed = { ...portal, config: { ...portal.config, allowPrivateAddresses: false } };
    const outcome = await importFromAddress(makeCtx(closed, member.viewer), `${origin}/a.jpg`);
    expect(outcome).toEqual({ kind: 'refused', text: NOT_FETCHED });
    expect(asked).toEqual([]);
  });

  it('takes a picture of the viewer as it is, and none of others', async () => {
    const own = await anImage(ctx, { ownerId: member.id });
    expect((await fetchImage(addressOf(own.id))).body).toMatchObject({ status: 1, imageId: own.id });
    const other = await anImage(ctx);
    expect((await fetchImage(addressOf(other.id))).body).toMatchObject({
      status: 0,
      msg: 'Dieses Bild gehört jemand anderem.',
    });
  });
});

describe('POST /schreiben/ajax/einfuegen', () => {
  interface Pasted {
    readonly status: string;
    readonly document: { readonly content: readonly { readonly type: string; readonly attrs?: object }[] };
    readonly dropped: readonly string[];
    readonly images: number;
  }
  const paste = (html: string, address?: string) =>
    call<Pasted>('/schreiben/ajax/einfuegen', { html, ...(address && { address }) });

  it('makes a tree and brings its pictures, from other sites and from within the text', async () => {
    const data = `data:image/png;base64,${png.toString('base64')}`;
    const { code, body } = await paste(
      `<h2>Titel</h2><p>Eins</p><img src="/bild.jpg"><img src="${data}"><img src="${origin}/weg.jpg">
      <img src="${origin}/zaehler?x=1"><img src="/bild.jpg"><script>alert(1)</script>`,
      `${origin}/seite/`,
    );
    expect([code, body.status, body.images]).toEqual([200, 'success', 2]);
    expect(body.document.content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'image',
      'image',
      'image',
    ]);
    expect(body.dropped).toEqual(['2 Bilder von fremden Adressen', '1 Skript']);
    const [, , first, second, again] = body.document.content as readonly { attrs: { imageId: number } }[];
    expect(again).toEqual(first);
    expect(await ownerOf(second!.attrs.imageId)).toBe(member.id);
  });

  it('takes a JPEG by the name that some programs give it, though no standard does', async () => {
    const jpeg = await aSample('jpeg', { width: 300, height: 400 });
    const { body } = await paste(`<img src="data:image/jpg;base64,${jpeg.toString('base64')}">`);
    expect([body.images, body.dropped]).toEqual([1, []]);
  });

  it('knows the viewer’s own pictures by their path, and takes none of others', async () => {
    const [own, other] = [await anImage(ctx, { ownerId: member.id }), await anImage(ctx)];
    const { body } = await paste(
      `<img src="/media/image/${own.id}/bild.jpg"><img src="/media/image/${other.id}/bild.jpg">`,
    );
    expect(body.document.content).toMatchObject([{ type: 'image', attrs: { imageId: own.id } }]);
    expect(body.dropped).toEqual(['1 Bild von einer fremden Adresse']);
  });

  it('leaves pictures where they are for a text that takes none', async () => {
    asked.length = 0;
    const payload = { html: `<p>a</p><img src="${origin}/a.jpg">`, pictures: 0 };
    const { body } = await call<Pasted>('/schreiben/ajax/einfuegen', payload);
    expect([asked, body.dropped]).toEqual([[], ['1 Bild von einer fremden Adresse']]);
  });

  it('brings at most ten', async () => {
    asked.length = 0;
    const html = Array.from({ length: 12 }, (_, nth) => `<img src="${origin}/${nth}.jpg">`).join('');
    const { body } = await paste(html);
    expect([body.images, asked.length, body.dropped]).toEqual([10, 10, ['2 Bilder von fremden Adressen']]);
  });

  it('gives a tree that can be saved for anything', async () => {
    for (const html of [
      '',
      '<',
      '<table><tr><td><table>',
      '\u0001&#0;',
      '<svg onload=alert(1)><img src=x onerror=alert(1)>',
    ]) {
      const { code, body } = await paste(html);
      expect(code).toBe(200);
      expect(parseDocument(body.document)).toEqual({ ok: true, document: body.document });
    }
  });

  it('is for those who may write', async () => {
    const url = '/schreiben/ajax/einfuegen';
    expect((await call(url, { html: 'a' }, unconfirmed)).code).toBe(403);
    expect((await app.http.inject({ method: 'POST', url, payload: { html: 'a' } })).statusCode).toBe(401);
  });
});

describe('GET /schreiben/ajax/beitraege', () => {
  interface Found {
    readonly items: readonly { readonly kind: string; readonly id: number; readonly title: string }[];
  }
  const search = async (q: string) => {
    const query = new URLSearchParams({ q }).toString();
    const reply = await app.http.inject({ url: `/schreiben/ajax/beitraege?${query}`, headers: session });
    return reply.json<Found>().items;
  };

  it('finds a piece by its address or its number', async () => {
    const article = await anArticle(ctx, { headline: 'Hochwasserschutzmauer' });
    const snapshot = await aSnapshot(ctx);
    const [found] = await search(`https://x.example/steinach/c-verkehr/mauer_a${article.id}?ref=1#a`);
    expect(found).toMatchObject({
      kind: 'article',
      id: article.id,
      title: 'Hochwasserschutzmauer',
      kindName: 'Artikel',
      place: expect.any(String),
      href: expect.stringContaining(`_a${article.id}`),
    });
    expect(await search(`mauer_i${snapshot.id}`)).toMatchObject([{ kind: 'imagepost', id: snapshot.id }]);
    expect(await search(String(article.id))).toContainEqual(
      expect.objectContaining({ kind: 'article', id: article.id }),
    );
  });

  it('finds words of a title, from two signs on', async () => {
    const article = await anArticle(ctx, { headline: 'Quittenfest am Wehr' });
    const found = [expect.objectContaining({ kind: 'article', id: article.id })];
    expect(await search('  Quittenfest   Wehr ')).toEqual(found);
    expect(await search('Quittenfest Wehr Quitt uitte itten ttenf tenfe enfes unbekannt')).toEqual(found);
    expect(await search('Q')).toEqual([]);
  });

  it('finds nothing that is not open to all', async () => {
    const draft = await anArticle(ctx, { state: 'draft' });
    expect(await search(`_a${draft.id}`)).toEqual([]);
    expect(await search('_a99999999999')).toEqual([]);
  });
});

describe('POST /schreiben/ajax/einbettung', () => {
  const NO = { code: 422, body: { status: 'error', msg: 'Dieser Inhalt kann nicht eingebettet werden.' } };

  it('tells how a content will stand in the text', async () => {
    const { source } = await anEmbed(ctx);
    const id = source.slice(-11);
    const node = { type: 'video', attrs: { type: 'youtube', src: source, videoId: id, playerId: null } };
    expect(await check({ src: ` https://youtu.be/${id} `, onlyVideo: 1 })).toMatchObject({
      code: 200,
      body: { status: 'success', node, provider: 'YouTube', title: 'Die Brücke von oben' },
    });
    const document = { schemaVersion: 1, type: 'doc', content: [node] };
    expect(parseDocument(document)).toEqual({ ok: true, document });
  });

  it('refuses what is no address, what is known not to be there, and what is no video where one is wanted', async () => {
    const gone = await anEmbed(ctx, { state: 'failed', reason: 'missing' });
    const page = await anEmbed(ctx, { source: 'https://a.example/b', provider: 'link', frame: null });
    expect(await check({ src: 'javascript:alert(1)' })).toMatchObject(NO);
    expect(await check({ src: page.source })).toMatchObject({
      code: 200,
      body: { node: { attrs: { type: 'link', src: page.source, videoId: null } } },
    });
    expect(await check({ src: page.source, onlyVideo: 1 })).toMatchObject({
      code: 422,
      body: { msg: 'Bitte geben Sie die Adresse eines Videos bei YouTube an.' },
    });
    expect(gone.state).toBe('failed');
  });
});
