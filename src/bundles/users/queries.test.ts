import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { createUser, eraseUser } from './commands.ts';
import { accountData } from './personal-data.ts';
import { findUsersWithPassword, hasUsers } from './queries.ts';
import { aSession, aUser } from './test-data.ts';

describe('hasUsers', () => {
  it('knows of the first person at once, and costs no query afterwards', async () => {
    const ctx = await testCtx();
    expect(await hasUsers(ctx)).toBe(false);
    const person = {
      login: 'nele',
      name: 'Nele Nowak',
      email: 'nele@litfass.example',
      password: 'ein ganzer Satz',
    };
    await createUser(ctx, person);
    expect(await hasUsers(ctx)).toBe(true);
    const before = ctx.portal.database.queryCount();
    expect(await hasUsers(ctx)).toBe(true);
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});

describe('findUsersWithPassword', () => {
  it('names those of the given people who still have it', async () => {
    const ctx = await testCtx();
    await aUser(ctx, { login: 'admin', password: 'litfass-demo' });
    await aUser(ctx, { login: 'redaktion', password: 'inzwischen geändert' });
    await aUser(ctx, { login: 'fremd', password: 'litfass-demo' });
    const gone = await aUser(ctx, { login: 'autorin', password: 'litfass-demo' });
    await eraseUser(ctx, gone.id);
    const logins = ['admin', 'redaktion', 'autorin', 'gibt-es-nicht'];
    expect(await findUsersWithPassword(ctx, logins, 'litfass-demo')).toEqual(['admin']);
    expect(await findUsersWithPassword(ctx, [], 'litfass-demo')).toEqual([]);
  });
});

describe('what is given out about a person', () => {
  it('is everything but secrets', async () => {
    const ctx = await testCtx();
    const user = await aUser(ctx, { about: 'Über mich' });
    const token = await aSession(ctx, user.id);
    const data = await accountData.exportFor(ctx, user.id);
    expect(data).toMatchObject({
      login: user.login,
      email: user.email,
      about: 'Über mich',
      roles: [{ role: 'member', locationPath: '' }],
      sessions: [{ userAgent: 'Test' }],
    });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`argon2|token|${token}`, 'i'));
  });

  it('is nothing after erasure but that there was somebody', async () => {
    const ctx = await testCtx();
    const user = await aUser(ctx);
    await aSession(ctx, user.id);
    await accountData.eraseFor(ctx, user.id, { keepsComments: true });
    expect(await accountData.exportFor(ctx, user.id)).toMatchObject({
      name: '',
      about: '',
      roles: [],
      sessions: [],
    });
  });
});
