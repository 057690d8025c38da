// A bundle that is switched off keeps its rows: what it holds about people is looked into, taken along, moved and counted as before.
import { describe, expect, it } from 'vitest';
import { personalDataOf } from '#kernel/bundle.ts';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { openAccount } from '#bundles/accounts/commands.ts';
import { rehearseErasure } from '#bundles/accounts/erasure/queries.ts';
import { mergeAccounts } from '#bundles/accounts/merge/commands.ts';

const on = await testApp({ config: { bundlesOff: [] } });
const off = await testApp({ target: on.portal.target, config: { bundlesOff: ['events'] } });
const ctx = makeCtx(off.portal, portalItself);
const admin = await aUser(on.ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const byAdmin = actAs(ctx, admin.viewer);

const anOrganiser = async () => {
  const person = await aUser(on.ctx);
  return { person, event: await anEvent(on.ctx, { authorId: person.id, title: 'Poetry-Slam im Stellwerk' }) };
};
const eventsOf = async (userId: number) =>
  personalDataOf(off.portal)
    .find(({ name }) => name === 'events')!
    .exportFor(ctx, userId);

describe('what a switched-off bundle holds about somebody', () => {
  it('is shown to whoever looks into the account', async () => {
    const { person } = await anOrganiser();
    const look = await openAccount(byAdmin, person.id, 'Auskunft nach Artikel 15');
    if (look.kind !== 'open') throw new Error(JSON.stringify(look));
    const headers = { ...(await signedIn(off, admin)), accept: 'text/html' };
    const overview = await off.http.inject({
      url: `/admin/mitglieder/${person.id}/bestand/${look.entry}`,
      headers,
    });
    expect(overview.statusCode).toBe(200);
    expect(overview.body).toContain('Termine');
  });

  it('is in what they take along', async () => {
    const { person } = await anOrganiser();
    const reply = await off.http.inject({
      method: 'POST',
      url: '/konto/datenschutz/export',
      headers: {
        ...(await signedIn(off, person)),
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ password: person.password }).toString(),
    });
    expect([reply.statusCode, reply.rawPayload.includes('events.json')]).toEqual([200, true]);
  });

  it('is counted when their account is to be erased', async () => {
    const { person } = await anOrganiser();
    const parts = await rehearseErasure(ctx, person.id, { keepsComments: true });
    expect(parts.find(({ name }) => name === 'events')).toMatchObject({ goes: 0, stays: 1 });
  });

  it('moves along when their accounts become one', async () => {
    const [{ person, event }, into] = [await anOrganiser(), await aUser(on.ctx)];
    const order = { login: person.login, reason: 'Das Mitglied hat darum gebeten' };
    const merged = await mergeAccounts(byAdmin, { fromId: person.id, intoId: into.id }, order);
    expect(merged).toEqual({ kind: 'merged' });
    expect(await eventsOf(into.id)).toMatchObject([{ id: event.id }]);
  });
});
