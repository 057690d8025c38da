import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { findEntries } from '#bundles/history/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { MAIL_SERVER_TAG, TEST_MAIL_LIMIT } from '../constants.ts';
import { mailServers } from '../schema.ts';
import { aMailServer, refusal } from '../test-data.ts';
import { forgetMailServer, saveMailServer, sendTestMail } from './commands.ts';
import { findMailServer } from './queries.ts';
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
const to = { name: 'Ruth', address: 'ruth@litfass.example' };

describe('saveMailServer', () => {
  it('keeps the password encrypted, and out of the history', async () => {
    expect(await saveMailServer(admin, typed)).toEqual({ kind: 'saved' });
    const [row] = await ctx.db.select().from(mailServers);
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
    await expect(sendTestMail(editor, to)).rejects.toThrow(forbidden);
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
