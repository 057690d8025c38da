import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aStream } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

type Thing = { readonly id: number };
let owner: Thing;
let open: Thing;
let gated: Thing;
let deleted: Thing;
let waiting: Thing;

beforeAll(async () => {
  owner = await aUser(ctx);
  const ownerId = owner.id;
  open = await aStream(ctx, { ownerId, access: 'public' });
  gated = await aStream(ctx, { ownerId, access: 'gated' });
  deleted = await aStream(ctx, { ownerId, access: 'public', state: 'deleted' });
  waiting = await aStream(ctx, { ownerId, access: 'public', state: 'pending' });
});
const headersOf = async (person?: Thing) => (person ? signedIn(app, person) : {});
const view = async ({ id }: Thing, person?: Thing) =>
  app.http.inject({
    url: `/media/getmediaview/${id}?imageType=streaming_media&ratio=16x9`,
    headers: await headersOf(person),
  });
const state = async ({ id }: Thing) =>
  app.http.inject({
    url: '/media/ajax/imagestoragestate',
    method: 'POST',
    payload: { image_id: id, image_type: 'streaming_media' },
  });

describe('GET /media/getmediaview/{id} of streaming media', () => {
  it('is the player inside an element of its type', async () => {
    const { statusCode, body } = await view(open);
    expect(statusCode).toBe(200);
    expect(body).toContain(`data-media-id="${open.id}" data-media-type="streaming_media"`);
    expect(body).toContain('data-image-type="streaming_media"');
    expect(body).toContain('name="StreamPlayer"');
  });

  it('knows only what one may see, and says of a deleted one that it is gone', async () => {
    expect((await view(gated)).statusCode).toBe(404);
    expect((await view(gated, owner)).statusCode).toBe(200);
    expect((await view({ id: 2147483647 })).statusCode).toBe(404);
    const reply = await view(deleted);
    expect([reply.statusCode, reply.json().msg]).toEqual([
      410,
      'Medienstream gelöscht und nicht mehr verfügbar.',
    ]);
  });
});

describe('POST /media/ajax/imagestoragestate of streaming media', () => {
  it('tells whether it can be played', async () => {
    expect((await state(open)).json()).toMatchObject({
      isStorageFinalized: true,
      imageData: { id: open.id },
    });
    expect((await state(waiting)).json()).toMatchObject({ isStorageFinalized: false });
    expect((await state(gated)).statusCode).toBe(404);
    expect((await state(deleted)).statusCode).toBe(410);
  });
});
