// Tests the pages of storage, database and versions on a portal with a few things in it.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findStanding, listLongTransactions, listSlowQueries, listTables } from './database/queries.ts';

const app = await testApp();
const { ctx } = app;
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const ask = async (url: string, user = admin) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(await signedIn(app, user)) } });

it.each(['speicher', 'datenbank', 'fassungen'])('%s is for administrators', async (page) => {
  expect((await ask(`/admin/betrieb/${page}`, editor)).statusCode).toBe(403);
  expect((await ask(`/admin/betrieb/${page}`)).statusCode).toBe(200);
});

describe('the database', () => {
  it('tells its size, its tables and who is connected', async () => {
    const { bytes, connections, maxConnections } = await findStanding(ctx);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(connections).toBeGreaterThan(0);
    expect(maxConnections).toBeGreaterThan(connections);
    const tables = await listTables(ctx, 500);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'pgboss.job']));
    const { body } = await ask('/admin/betrieb/datenbank');
    expect(body).toContain('Größte Indizes');
  });

  it('tells of transactions that are open for long, without what they ask', async () => {
    const transaction = await ctx.portal.database.begin();
    await transaction.query(`select 'geheim', pg_sleep(1.1)`);
    const open = await listLongTransactions(ctx, 1);
    await transaction.rollback();
    expect(open).toEqual([expect.objectContaining({ state: 'idle in transaction' })]);
    expect(JSON.stringify(open)).not.toContain('geheim');
  });

  it('says how to have slow queries counted where nobody counts them', async () => {
    const counted = await listSlowQueries(ctx, 5);
    const { body } = await ask('/admin/betrieb/datenbank');
    if (counted === undefined) expect(body).toContain('create extension pg_stat_statements');
    else expect(body).not.toContain('create extension');
  });
});

describe('slow queries', () => {
  const { db } = ctx;
  it('are nobody’s where the extension is there and its server doesn’t load it', async () => {
    const [loaded] = (await db.execute(sql`show shared_preload_libraries`)).rows;
    await db.execute(sql`create extension if not exists pg_stat_statements`);
    const counted = await listSlowQueries(ctx, 5);
    expect(counted === undefined).toBe(!JSON.stringify(loaded).includes('pg_stat_statements'));
    expect((await ask('/admin/betrieb/datenbank')).statusCode).toBe(200);
  });
});

describe('versions', () => {
  it('are those of the product, of what it runs on and of what bundles bring, and how far the database is', async () => {
    const { body } = await ask('/admin/betrieb/fassungen');
    for (const name of ['Litfass', 'Node.js', 'PostgreSQL', 'ffmpeg', 'sharp', 'libvips'])
      expect(body).toContain(`>${name}</th>`);
    expect(body).toContain(process.versions.node);
    expect(body).toMatch(/Alle \d+ sind ausgeführt\./);
  });
});

it('the overview leads to all of it, and to the outbox', async () => {
  const { body } = await ask('/admin/betrieb');
  for (const href of ['aufgaben', 'fehler', 'speicher', 'datenbank', 'fassungen'])
    expect(body).toContain(`href="/admin/betrieb/${href}"`);
  expect(body).toContain('href="/admin/postausgang"');
});
