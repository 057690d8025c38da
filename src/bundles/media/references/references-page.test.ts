import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { images } from '../schema.ts';
import { anImage } from '../test-data.ts';
import { changeReferences } from './commands.ts';
import { LIST_LIMIT } from './constants.ts';
import type { ReferenceAction } from './constants.ts';
import { loadLists } from './referables.ts';
import { aCaller, fillList } from './test-data.ts';
import type { Caller } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;

const aMember = () => aCaller(app);
const own = async ({ id }: Caller) => (await anImage(ctx, { ownerId: id, access: 'gated' })).id;
const change = (member: Caller, imageId: number, action: ReferenceAction) =>
  changeReferences(member.as, [{ imageId, imageType: 'image' }], action);
const open = async (member: Caller, query = '') =>
  (await member.call(`/konto/merkliste${query}`, { method: 'GET' })).body;
const send = (member: Caller, payload: string) =>
  member.call('/konto/merkliste', { payload, headers: { accept: 'text/html' } });

describe('GET /konto/merkliste', () => {
  it('shows the temporary list, by ?liste=gespeichert the saved one, each with its actions', async () => {
    const member = await aMember();
    const [saved, temporary] = [await own(member), await own(member)];
    await change(member, saved, 'save-add');
    await change(member, temporary, 'reference-add');
    const first = await open(member);
    expect(first).toContain(`/media/ajax/imagereference/image/${temporary}/save-add`);
    expect(first).not.toContain(`imagereference/image/${saved}/`);
    expect(first).toContain('Gespeicherte Bilder (1)');
    const second = await open(member, '?liste=gespeichert');
    expect(second).toContain(`/media/ajax/imagereference/image/${saved}/save-remove`);
    expect(second).toContain('1 von 100 Plätzen belegt');
  });

  it('says what to do where nothing is', async () => {
    const member = await aMember();
    expect(await open(member)).toContain('Noch keine temporären Bilder');
    expect(await open(member, '?liste=gespeichert')).toContain('Noch keine gespeicherten Bilder');
  });

  it('lacks images that were deleted or taken away', async () => {
    const member = await aMember();
    const [id] = await fillList(ctx, member.id, 'temporary', 2);
    expect(await open(member)).toContain(`imagereference/image/${id}/`);
    await ctx.db.update(images).set({ access: 'blocked', block: 'quarantined' }).where(eq(images.id, id!));
    const body = await open(member);
    expect(body).not.toContain(`imagereference/image/${id}/`);
    expect(body).toContain('Temporäre Bilder (1)');
  });

  it('leads visitors to sign in', async () => {
    const reply = await app.http.inject({ method: 'GET', url: '/konto/merkliste' });
    expect(reply.headers.location).toBe('/anmelden?next=%2Fkonto%2Fmerkliste');
  });
});

describe('POST /konto/merkliste', () => {
  it('does one thing with all that is ticked, without JavaScript', async () => {
    const member = await aMember();
    const ids = await fillList(ctx, member.id, 'saved', 3);
    const ticked = ids.slice(0, 2).map((id) => `auswahl=image-${id}`);
    const reply = await send(member, ['liste=gespeichert', 'action=save-remove', ...ticked].join('&'));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/konto/merkliste?liste=gespeichert']);
    expect(await member.flashAfter(reply)).toContain('2 Bilder auf die andere Liste gelegt.');
    const { saved, temporary } = await loadLists(member.as);
    expect([saved.length, temporary.length]).toEqual([1, 2]);
  });

  it('asks for a tick where there is none', async () => {
    const member = await aMember();
    const reply = await send(member, 'action=reference-remove');
    expect(await member.flashAfter(reply)).toContain('Bitte wählen Sie mindestens ein Bild.');
  });

  it('moves none when not all fit', async () => {
    const member = await aMember();
    await fillList(ctx, member.id, 'saved', LIST_LIMIT - 1);
    const ids = await fillList(ctx, member.id, 'temporary', 2);
    const reply = await send(member, `action=save-add&${ids.map((id) => `auswahl[]=image-${id}`).join('&')}`);
    expect(await member.flashAfter(reply)).toContain('Gewählte Merkliste ist voll...');
    expect((await loadLists(member.as)).temporary).toHaveLength(2);
  });

  it('answers others in JSON', async () => {
    const member = await aMember();
    const id = await own(member);
    await changeReferences(member.as, [{ imageId: id, imageType: 'image' }], 'reference-add');
    const payload = { action: 'reference-remove', auswahl: [`image-${id}`] };
    const headers = { accept: 'application/json' };
    const reply = await member.call('/konto/merkliste', { payload, headers });
    const counts = { saved: 0, temporary: 0 };
    const msg = '1 Bild von Ihrer Merkliste genommen.';
    expect(reply.json()).toEqual({ status: 'success', msg, counts });
    const broken = await member.call('/konto/merkliste', { payload: { ...payload, auswahl: ['image'] } });
    expect(broken.statusCode).toBe(400);
  });
});
