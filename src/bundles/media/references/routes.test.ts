import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '../test-data.ts';
import { LIST_LIMIT } from './constants.ts';
import { loadLists } from './referables.ts';
import { aCaller, fillList } from './test-data.ts';
import type { Caller } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;

const aMember = () => aCaller(app);

const MOVE = '/media/ajax/imagereference';
const asVisitor = (url: string, method: 'GET' | 'POST', payload?: object) =>
  app.http.inject({ method, url, ...(payload && { payload }) });
const change = async (member: Caller, imageId: number, action: string, imageType = 'image') => {
  const reply = await member.call(`${MOVE}/${imageType}/${imageId}/${action}`);
  return { code: reply.statusCode, ...reply.json<Record<string, unknown>>() };
};
const own = async ({ id }: Caller) => (await anImage(ctx, { ownerId: id, access: 'gated' })).id;

describe('POST /media/ajax/imagereference/{imageType}/{imageId}/{action}', () => {
  it('puts on, saves, gives back and takes off, each with its counts and again without harm', async () => {
    const member = await aMember();
    const id = await own(member);
    const steps = [
      ['reference-add', 'Das Bild liegt jetzt auf Ihrer Merkliste.', 0, 1],
      ['save-add', 'Ihre Merkliste ist geändert.', 1, 0],
      ['save-remove', 'Ihre Merkliste ist geändert.', 0, 1],
      ['reference-remove', 'Das Bild ist von Ihrer Merkliste genommen.', 0, 0],
    ] as const;
    for (const [action, msg, saved, temporary] of steps) {
      const expected = { code: 200, status: 'success', msg, counts: { saved, temporary } };
      expect(await change(member, id, action)).toEqual(expected);
      expect(await change(member, id, action)).toEqual(expected);
    }
  });

  it('saves also what was on no list', async () => {
    const member = await aMember();
    expect(await change(member, await own(member), 'save-add')).toEqual({
      code: 200,
      status: 'success',
      msg: 'Das Bild liegt jetzt auf Ihrer Merkliste.',
      counts: { saved: 1, temporary: 0 },
    });
  });

  it('leaves saved what is saved when it is added once more, and takes it off altogether', async () => {
    const member = await aMember();
    const id = await own(member);
    await change(member, id, 'save-add');
    expect(await change(member, id, 'reference-add')).toMatchObject({ counts: { saved: 1, temporary: 0 } });
    expect(await change(member, id, 'reference-remove')).toMatchObject({
      counts: { saved: 0, temporary: 0 },
    });
  });

  it.each(['PUT', 'DELETE'] as const)('does the same by %s', async (method) => {
    const member = await aMember();
    const url = `${MOVE}/image/${await own(member)}/reference-add`;
    const reply = await member.call(url, { method });
    expect(reply.json()).toMatchObject({ status: 'success', counts: { saved: 0, temporary: 1 } });
  });

  it.each([
    ['temporary', 'reference-add', undefined],
    ['temporary', 'save-remove', 'saved'],
    ['saved', 'save-add', 'temporary'],
    ['saved', 'save-add', undefined],
  ] as const)(
    '409 `Gewählte Merkliste ist voll...` when %s is full on %s, and nothing moves',
    async (list, action, from) => {
      const member = await aMember();
      await fillList(ctx, member.id, list);
      const [id = await own(member)] = from ? await fillList(ctx, member.id, from, 1) : [];
      const before = await loadLists(member.as);
      const refusal = { code: 409, status: 'error', msg: 'Gewählte Merkliste ist voll...' };
      expect(await change(member, id, action)).toEqual(refusal);
      expect(await loadLists(member.as)).toEqual(before);
    },
  );

  it('keeps to 100 under thirty calls at once', async () => {
    const member = await aMember();
    await fillList(ctx, member.id, 'temporary', LIST_LIMIT - 10);
    const made = await Promise.all(Array.from({ length: 30 }, () => own(member)));
    const answers = await Promise.all(made.map((id) => change(member, id, 'reference-add')));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(20);
    expect((await loadLists(member.as)).temporary).toHaveLength(LIST_LIMIT);
  });

  it.each(['picture', 'streaming', 'comment'])('400 for the type %s', async (type) => {
    const member = await aMember();
    expect(await change(member, await own(member), 'reference-add', type)).toMatchObject({
      code: 400,
      status: 'error',
      msg: 'Eine solche Art von Medien gibt es nicht.',
    });
  });

  it.each(['add', 'reference_add', 'save'])('400 for the action %s', async (action) => {
    const member = await aMember();
    expect(await change(member, await own(member), action)).toMatchObject({
      code: 400,
      status: 'error',
      msg: 'Das lässt sich mit einer Merkliste nicht machen.',
    });
  });

  it.each(['reference-add', 'reference-remove', 'save-add', 'save-remove'])(
    '403 `Unbefugter Zugriff.` for an image that one may not reuse, and for one there isn’t: %s',
    async (action) => {
      const member = await aMember();
      const { id } = await anImage(ctx);
      const refusal = { code: 403, status: 'error', msg: 'Unbefugter Zugriff.' };
      expect(await change(member, id, action)).toEqual(refusal);
      expect(await change(member, 2147483647, action)).toEqual(refusal);
    },
  );

  it('404 for an id that can’t be one', async () => {
    expect((await change(await aMember(), 0, 'reference-add')).code).toBe(404);
  });

  it('401 `Unbefugter Zugriff.` for visitors', async () => {
    const { id } = await anImage(ctx);
    const reply = await asVisitor(`${MOVE}/image/${id}/reference-add`, 'POST');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ status: 'error', msg: 'Unbefugter Zugriff.' });
  });

  it('takes released images of others, and streams: one’s own, those in public use, no others', async () => {
    const member = await aMember();
    const released = await anImage(ctx, { isReleased: true });
    expect(await change(member, released.id, 'reference-add')).toMatchObject({ code: 200 });
    const streams = [
      await aStream(ctx, { ownerId: member.id, access: 'gated' }),
      await aStream(ctx),
      await aStream(ctx, { access: 'gated' }),
      await aStream(ctx, { ownerId: member.id, state: 'pending' }),
      await aStream(ctx, { ownerId: member.id, state: 'deleted' }),
    ];
    const codes: unknown[] = [];
    for (const { id } of streams) codes.push((await change(member, id, 'save-add', 'streaming_media')).code);
    expect(codes).toEqual([200, 200, 403, 403, 403]);
    expect(await change(member, streams[0]!.id, 'reference-remove', 'streaming_media')).toMatchObject({
      msg: 'Die Aufnahme ist von Ihrer Merkliste genommen.',
      counts: { saved: 1, temporary: 1 },
    });
  });

  it('leads back to the page of the lists with its message when it was a form', async () => {
    const member = await aMember();
    const url = `${MOVE}/image/${await own(member)}/reference-add`;
    const asPage = { headers: { accept: 'text/html' } };
    const reply = await member.call(url, { ...asPage, payload: '' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/merkliste']);
    expect(await member.flashAfter(reply)).toContain('Das Bild liegt jetzt auf Ihrer Merkliste.');
    const back = await member.call(url, { ...asPage, payload: 'next=%2Fevents' });
    expect(back.headers.location).toBe('/events');
    const outside = await member.call(url, { ...asPage, payload: 'next=%2F%2Fevil.example' });
    expect(outside.headers.location).toBe('/');
  });

  it('tells a form, too, that the list is full', async () => {
    const member = await aMember();
    await fillList(ctx, member.id, 'temporary');
    const url = `${MOVE}/image/${await own(member)}/reference-add`;
    const reply = await member.call(url, { headers: { accept: 'text/html' }, payload: '' });
    expect(reply.statusCode).toBe(303);
    expect(await member.flashAfter(reply)).toContain('Gewählte Merkliste ist voll...');
  });
});

describe('POST /media/ajax/imagereference/copy', () => {
  const COPY = `${MOVE}/copy`;
  const copy = (member: Caller, payload: string | object) => member.call(COPY, { payload });

  it('answers an array of what was copied, in the order asked for', async () => {
    const member = await aMember();
    const ids = [await own(member), await own(member)];
    const stream = await aStream(ctx, { ownerId: member.id });
    const reply = await copy(member, {
      imageManagerPrefix: 'hero',
      imageReferences: [
        { imageId: ids[1], imageType: 'image' },
        { imageId: stream.id, imageType: 'streaming_media' },
        { imageId: ids[0] },
      ],
    });
    expect(reply.statusCode).toBe(200);
    const copied = reply.json<{ imageObj: { url_set: object }; imageUrls: object }[]>();
    expect(copied).toMatchObject([
      { imageId: ids[1], imageType: 'image', imageObj: { id: ids[1], focus_x: 50, is_stub: false } },
      { imageId: stream.id, imageType: 'streaming_media', imageObj: { id: stream.id } },
      { imageId: ids[0], imageType: 'image' },
    ]);
    expect(Object.keys(copied[0]!.imageUrls)).toEqual(['T', 'XS', 'S', 'M', 'L', 'XL', 'XXL']);
    expect(copied[0]!.imageUrls).toEqual(copied[0]!.imageObj.url_set);
  });

  it.each([
    ['x=1,2', (a: number, b: number) => `imageReferences=${a},${b}`],
    ['repeated x=', (a: number, b: number) => `imageReferences=${a}&imageReferences=${b}`],
    ['x[]=', (a: number, b: number) => `imageReferences[]=${a}&imageReferences[]=${b}`],
    [
      'x[0][imageId]=',
      (a: number, b: number) =>
        `imageReferences[0][imageId]=${a}&imageReferences[0][imageType]=image&imageReferences[1][imageId]=${b}`,
    ],
    [
      'JSON',
      (a: number, b: number) =>
        `imageReferences=${encodeURIComponent(JSON.stringify([{ imageId: a, imageType: 'image' }, { imageId: b }]))}`,
    ],
    [
      'JSON of each',
      (a: number, b: number) =>
        [a, b]
          .map((imageId) => `imageReferences[]=${encodeURIComponent(JSON.stringify({ imageId }))}`)
          .join('&'),
    ],
  ])('takes the list as %s', async (_, bodyOf) => {
    const member = await aMember();
    const [a, b] = [await own(member), await own(member)];
    const reply = await copy(member, `imageManagerPrefix=hero&${bodyOf(a, b)}`);
    expect(reply.json<{ imageId: number }[]>().map(({ imageId }) => imageId)).toEqual([a, b]);
  });

  it('takes a single one as JSON without a list', async () => {
    const member = await aMember();
    const imageId = await own(member);
    const json = encodeURIComponent(JSON.stringify({ imageId, imageType: 'image' }));
    const reply = await copy(member, `imageManagerPrefix=hero&imageReferences=${json}`);
    expect(reply.json()).toMatchObject([{ imageId, imageType: 'image' }]);
  });

  it('copies nothing, 403, when one of them may not be reused or isn’t there', async () => {
    const member = await aMember();
    const mine = await own(member);
    for (const other of [(await anImage(ctx)).id, 2147483647]) {
      const reply = await copy(member, { imageManagerPrefix: 'hero', imageReferences: [mine, other] });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toEqual({ status: 'error', msg: 'Unbefugter Zugriff.' });
    }
  });

  it.each([
    ['no prefix', { imageReferences: [1] }],
    ['a prefix that is none', { imageManagerPrefix: '1x', imageReferences: [1] }],
    ['nothing to copy', { imageManagerPrefix: 'hero' }],
    ['an empty list', { imageManagerPrefix: 'hero', imageReferences: [] }],
    ['an id that is none', { imageManagerPrefix: 'hero', imageReferences: [{ imageId: 0 }] }],
    [
      'a type that is none',
      { imageManagerPrefix: 'hero', imageReferences: [{ imageId: 1, imageType: 'x' }] },
    ],
    [
      'over 200',
      { imageManagerPrefix: 'hero', imageReferences: Array.from({ length: 201 }, (_, at) => at + 1) },
    ],
  ])('400 for %s', async (_, payload) => {
    const reply = await copy(await aMember(), payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: 'error', msg: expect.any(String) });
  });

  it('401 for visitors', async () => {
    const payload = { imageManagerPrefix: 'hero', imageReferences: [1] };
    expect((await asVisitor(COPY, 'POST', payload)).statusCode).toBe(401);
  });
});

describe('GET /media/ajax/imagereference/upload', () => {
  it('answers html that wakes by itself', async () => {
    const reply = await (await aMember()).call(`${MOVE}/upload`, { method: 'GET' });
    const { html } = reply.json<{ html: string }>();
    expect(html).toContain('<x-island name="ReferenceUpload"');
    expect(html).toContain('type="file"');
  });

  it('401 for visitors', async () => {
    expect((await asVisitor(`${MOVE}/upload`, 'GET')).statusCode).toBe(401);
  });
});

describe('GET /media/ajax/imagereference/lists', () => {
  it('answers both lists with their imageObj, and the same as html', async () => {
    const member = await aMember();
    const [saved, temporary] = [await own(member), await own(member)];
    await change(member, saved, 'save-add');
    await change(member, temporary, 'reference-add');
    const reply = await member.call(`${MOVE}/lists`, { method: 'GET' });
    const { html, lists } = reply.json<{ html: string; lists: object }>();
    expect(lists).toMatchObject({
      saved: [{ imageId: saved, imageType: 'image', imageObj: { id: saved } }],
      temporary: [{ imageId: temporary, imageType: 'image', imageObj: { id: temporary } }],
    });
    expect(html).toContain(`value="image-${saved}"`);
    expect(html).toContain('Gespeicherte Bilder');
  });
});
