import { describe, expect, it } from 'vitest';
import { findBundlesOff } from '#kernel/bundle-switches.ts';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { switchBundle } from './commands.ts';

const app = await testApp({ config: { bundlesOff: [] } });
const { ctx, portal } = app;
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const acting = actAs(ctx, admin.viewer);
const { database, log, allBundles: bundles } = portal;
const offAtStart = (bundlesOff: readonly string[] = []) =>
  findBundlesOff({ config: { bundlesOff }, database, bundles, log });
const pageOf = async (at = app, user = admin) => {
  const headers = { accept: 'text/html', ...(await signedIn(at, user)) };
  return (await at.http.inject({ method: 'GET', url: '/admin/betrieb/bausteine', headers })).body;
};

describe('an optional bundle', () => {
  it('is off from the next start on, and on again', async () => {
    expect(await offAtStart()).toEqual([]);
    await switchBundle(acting, 'events', true);
    await switchBundle(acting, 'events', true);
    expect(await offAtStart()).toEqual(['events']);
    expect(await pageOf()).toContain('ab dem nächsten Start abgeschaltet');
    expect(
      (await listHistory(ctx, { type: 'operations' as never, id: 0 })).map(({ action }) => action),
    ).toEqual(['bundle.switchedOff']);
    const restarted = await testApp({ target: portal.target, bundlesOff: await offAtStart() });
    expect(restarted.portal.bundles.map(({ name }) => name)).not.toContain('events');
    expect(await pageOf(restarted)).toContain('>abgeschaltet</span>');
    await switchBundle(acting, 'events', false);
    expect(await offAtStart()).toEqual([]);
    expect(await pageOf(restarted)).toContain('ab dem nächsten Start wieder da');
  });

  it('is none of those that others count on, nor one that isn’t there', async () => {
    for (const name of ['users', 'nichts', '__proto__'])
      await expect(switchBundle(acting, name, true)).rejects.toMatchObject({ status: 404 });
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    await expect(switchBundle(actAs(ctx, editor.viewer), 'events', true)).rejects.toMatchObject({
      status: 403,
    });
  });

  it('is what BUNDLES_OFF says, whatever was chosen', async () => {
    await switchBundle(acting, 'events', true);
    expect(await offAtStart(['articles'])).toEqual(['articles']);
    const given = await testApp({ target: portal.target, config: { bundlesOff: ['events'] } });
    expect(await switchBundle(actAs(given.ctx, admin.viewer), 'events', false)).toMatchObject({
      kind: 'refused',
    });
    const body = await pageOf(given);
    expect(body).toContain('Die Umgebungsvariable BUNDLES_OFF schaltet ab: events.');
    expect(body).not.toContain('action="/admin/betrieb/bausteine/events"');
    await switchBundle(acting, 'events', false);
  });

  it('has words for whoever switches it', () => {
    for (const { name, words } of bundles.filter(({ optional }) => optional))
      expect([name, words?.text]).toEqual([name, expect.stringMatching(/\.$/)]);
  });
});

it('what was switched off once but can’t be any more runs', async () => {
  await database.query(`insert into bundle_switches (name, at) values ('users', now()), ('weg', now())`);
  expect(await offAtStart()).toEqual([]);
});
