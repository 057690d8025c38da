import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBrowser } from '../security/test-data.ts';
import { aSession, aUser } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
const browserOf = async (id: number) => aBrowser(app, { litfass_session: await aSession(ctx, id) });
const holding = async (role: 'moderator' | 'admin') =>
  browserOf((await aUser(ctx, { roles: [{ role, locationPath: '' }] })).id);
const [admin, moderator] = [await holding('admin'), await holding('moderator')];

describe('POST /cockpit/mitglieder/{id}/abmelden', () => {
  it('signs somebody out at once', async () => {
    const { id } = await aUser(ctx, { name: 'Vera Verloren' });
    const browser = await browserOf(id);
    expect((await browser.get('/konto/sicherheit')).statusCode).toBe(200);
    const desk = `/cockpit/mitglieder/${id}`;
    expect((await admin.get(desk)).body).toContain('1 Gerät');
    const reply = await admin.post(`${desk}/abmelden`);
    expect(reply.headers.location).toBe(desk);
    expect((await browser.get('/konto/sicherheit')).statusCode).toBe(303);
    const { body } = await admin.get(desk);
    expect(body).toContain('Vera Verloren ist überall abgemeldet.');
    expect(body).not.toContain(`${desk}/abmelden`);
  });

  it('is neither offered nor open to moderators', async () => {
    const { id } = await aUser(ctx);
    await aSession(ctx, id);
    const desk = `/cockpit/mitglieder/${id}`;
    expect((await moderator.get(desk)).body).not.toContain('Zweiter Faktor');
    expect((await moderator.json(`${desk}/abmelden`, {})).statusCode).toBe(403);
  });
});
