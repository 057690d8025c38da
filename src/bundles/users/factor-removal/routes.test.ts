import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { authenticatorApps } from '../security/schema.ts';
import { aBrowser } from '../security/test-data.ts';
import { findFactors } from '../security/second-factor.ts';
import { aSession, aUser } from '../test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const browser = aBrowser(app, { litfass_session: await aSession(ctx, admin.id) });

const somebodyGuarded = async () => {
  const person = await aUser(ctx);
  const own = { userId: person.id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now };
  await ctx.db.insert(authenticatorApps).values(own);
  return person;
};

const page = async (id: number) => (await browser.get(`/cockpit/mitglieder/${id}`)).body;

describe('the page of a person with a second factor', () => {
  it('offers administrators to take it away, and nobody where there is none', async () => {
    expect(await page((await somebodyGuarded()).id)).toContain(texts.removeHeading);
    expect(await page((await aUser(ctx)).id)).not.toContain(texts.removeHeading);
  });

  it('comes back with what was wrong and the reason that was typed, never the password', async () => {
    const { id } = await somebodyGuarded();
    const reply = await browser.post(`/cockpit/mitglieder/${id}/zweiter-faktor`, {
      factorReason: 'Telefon im Fluss',
      ownPassword: 'geraten-und-falsch',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Telefon im Fluss');
    expect(reply.body).toContain(texts.passwordWrong);
    expect(reply.body).not.toContain('geraten-und-falsch');
  });

  it('leads back when it is done', async () => {
    const { id } = await somebodyGuarded();
    const typed = { factorReason: 'Telefon im Fluss', ownPassword: admin.password };
    const reply = await browser.post(`/cockpit/mitglieder/${id}/zweiter-faktor`, typed);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/cockpit/mitglieder/${id}`]);
    expect((await findFactors(ctx, id)).hasApp).toBe(false);
    expect((await browser.json(`/cockpit/mitglieder/${id}/zweiter-faktor`, typed)).statusCode).toBe(409);
  });
});
