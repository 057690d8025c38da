import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { findEntries } from '#bundles/history/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { MAIL_SERVER_TAG, TEST_MAIL_LIMIT } from '../constants.ts';
import { mailServers } from '../schema.ts';
import { aMailServer, refusal } from '../test-data.ts';
import { forgetMailServer, saveMailServer, sendTestMail, takeBackMailServer } from './commands.ts';
import { findMailServer, findServerRows, stampOf } from './queries.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = actAs(ctx, aViewer({ roles: [{ role: 'admin', locationPath: '' }] }));
const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
const typed = {
  host: ' SMTP.litfass.example ',
  port: '587',
  security: 'starttls',
  username: 'portal@litfass.example',
  password: 'geheim & laut',
  fromAddress: 'post@litfass.example',
};
const filter = { scope: { withoutTypes: [] }, thing: { type: 'mailServer', id: 0 }, withoutActions: [] };
const kept = async () => (await findServerRows(ctx)).now;
const urlNow = async () => (await findMailServer(ctx))?.url;
const seen = async () => stampOf(await kept());
const takeBack = async () => takeBackMailServer(admin, await seen());
const to = { name: 'Ruth', address: 'ruth@litfass.example' };

describe('saveMailServer', () => {
  it('keeps the password encrypted, and out of the history', async () => {
    expect(await saveMailServer(admin, typed)).toEqual({ kind: 'saved' });
    const row = await kept();
    expect(row?.host).toBe('smtp.litfass.example');
    expect(row?.password).not.toContain('geheim');
    const entries = await findEntries(admin, filter, { after: undefined, limit: 9 });
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('geheim');
    const server = await findMailServer(ctx);
    expect(server?.url).toBe('smtp://portal%40litfass.example:geheim%20%26%20laut@smtp.litfass.example:587');
  });

  it('leaves the password where only other things change, and never sends it to another server', async () => {
    const kept = { ...typed, password: '', port: '465', security: 'tls' };
    expect(await saveMailServer(admin, kept)).toEqual({ kind: 'saved' });
    expect((await findMailServer(ctx))?.url).toContain('geheim');
    for (const other of [{ host: 'smtp.fremd.example' }, { username: 'jemand' }])
      expect(await saveMailServer(admin, { ...kept, ...other })).toEqual({
        kind: 'invalid',
        errors: { password: texts.passwordMissing },
      });
    await saveMailServer(admin, { ...kept, username: '' });
    expect((await findMailServer(ctx))?.url).toBe('smtps://smtp.litfass.example:465');
  });

  it.each([
    [{ host: 'http://intern/' }, 'host'],
    [{ host: 'a b' }, 'host'],
    [{ port: '6379' }, 'port'],
    [{ security: 'keine' }, 'security'],
    [{ fromAddress: 'a@b, c@d' }, 'fromAddress'],
    [{ username: 'a\r\nb' }, 'username'],
    [{ password: 'x'.repeat(201) }, 'password'],
  ])('refuses %o beside its field', async (change, field) => {
    const outcome = await saveMailServer(admin, { ...typed, ...change });
    expect(outcome.kind === 'invalid' && Object.keys(outcome.errors)).toEqual([field]);
  });

  it('is for administrators alone', async () => {
    const forbidden = expect.objectContaining({ status: 403 });
    await expect(saveMailServer(editor, typed)).rejects.toThrow(forbidden);
    await expect(forgetMailServer(editor)).rejects.toThrow(forbidden);
    await expect(takeBackMailServer(editor, '')).rejects.toThrow(forbidden);
    await expect(sendTestMail(editor, to)).rejects.toThrow(forbidden);
  });
});

describe('takeBackMailServer', () => {
  const other = { ...typed, host: 'smtp.anders.example', username: 'anders', password: 'zweites' };
  const first = 'smtp://portal%40litfass.example:geheim%20%26%20laut@smtp.litfass.example:587';
  const second = 'smtp://anders:zweites@smtp.anders.example:587';

  it('has nothing to take back where nothing was changed', async () => {
    const fresh = actAs(await testCtx(), admin.viewer);
    const nothing = { kind: 'refused', text: texts.nothingToTakeBack };
    expect(await takeBackMailServer(fresh, '')).toEqual(nothing);
    expect(await takeBackMailServer(fresh, '')).toEqual(nothing);
    expect(await findMailServer(fresh)).toBeUndefined();
  });

  it('brings the former server back with its password, and once more the later one', async () => {
    await saveMailServer(admin, typed);
    await saveMailServer(admin, other);
    expect(await takeBack()).toEqual({ kind: 'saved' });
    expect(await urlNow()).toBe(first);
    expect(await takeBack()).toEqual({ kind: 'saved' });
    expect(await urlNow()).toBe(second);
    const [entry] = await findEntries(admin, filter, { after: undefined, limit: 1 });
    expect(entry?.action).toBe('mail.serverTakenBack');
    const passwords = (await ctx.db.select().from(mailServers)).map(({ password }) => password);
    for (const secret of ['zweites', 'geheim', ...passwords])
      expect(JSON.stringify(entry)).not.toContain(secret);
  });

  it('brings back what was removed, and takes away what there was none before', async () => {
    await saveMailServer(admin, typed);
    await forgetMailServer(admin);
    await forgetMailServer(admin);
    await takeBack();
    expect(await urlNow()).toBe(first);
    await forgetMailServer(admin);
    await saveMailServer(admin, other);
    await takeBack();
    expect(await urlNow()).toBeUndefined();
  });

  it('keeps the way back when the same is saved once more', async () => {
    await saveMailServer(admin, typed);
    await saveMailServer(admin, other);
    await saveMailServer(admin, { ...other, password: '' });
    await takeBack();
    expect(await urlNow()).toBe(first);
  });

  it('refuses what somebody changed since, and happens once when pressed twice at once', async () => {
    await saveMailServer(admin, typed);
    const old = await seen();
    await saveMailServer(admin, other);
    expect(await takeBackMailServer(admin, old)).toEqual({ kind: 'refused', text: texts.changedSince });
    const now = await seen();
    const both = await Promise.all([1, 2, 3].map(() => takeBackMailServer(admin, now)));
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'refused', 'saved']);
    expect(await urlNow()).toBe(first);
  });

  it('leaves one server and one way back after many changes at once', async () => {
    const fresh = actAs(await testCtx(), admin.viewer);
    const hosts = ['eins', 'zwei', 'drei', 'vier'].map((name) => `${name}.example`);
    await Promise.all(hosts.map((host) => saveMailServer(fresh, { ...typed, host })));
    const { now, before } = await findServerRows(fresh);
    expect(hosts).toContain(now?.host);
    expect(hosts.filter((host) => host !== now?.host)).toContain(before?.host);
  });
});

describe('sendTestMail', () => {
  it('says so when there is no server', async () => {
    await forgetMailServer(admin);
    expect(await sendTestMail(admin, to)).toEqual({ kind: 'refused', text: texts.noServer });
  });

  it('hands a mail to the chosen server at once, in its sender’s name, and tells what the server says', async () => {
    const server = await aMailServer();
    await saveMailServer(admin, { ...typed, username: '', password: '', fromName: 'Auentaler' });
    // No form takes a port of this test's.
    await withTransaction(ctx, async (ctx) => {
      await ctx.db.update(mailServers).set({ host: '127.0.0.1', port: server.port });
      touch(ctx, MAIL_SERVER_TAG);
    });
    expect(await sendTestMail(admin, to)).toEqual({ kind: 'sent', address: to.address });
    expect(server.accepted.at(-1)).toMatch(/From: "?Auentaler"? <post@litfass\.example>/);
    server.beforeAccepting = () => {
      throw refusal(550, 'unbekannt');
    };
    expect(await sendTestMail(admin, to)).toEqual({
      kind: 'refused',
      text: expect.stringContaining('unbekannt'),
    });
  });

  it('lets nobody go on and on', async () => {
    const other = actAs(ctx, aViewer({ id: 77, roles: [{ role: 'admin', locationPath: '' }] }));
    await forgetMailServer(other);
    for (let count = 0; count < TEST_MAIL_LIMIT.attempts; count++) await sendTestMail(other, to);
    await expect(sendTestMail(other, to)).rejects.toThrow(expect.objectContaining({ status: 429 }));
  });
});
