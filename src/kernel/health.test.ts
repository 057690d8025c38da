import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { databaseGate } from './testing/database-gate.ts';
import { testApp, testDatabase } from './testing/test-portal.ts';

const gate = await databaseGate(await testDatabase());
const { http, portal } = await testApp({ target: gate.target, bundles: [] });
const get = (url: string, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  http.inject({ url, ...options });

describe('GET /healthz', () => {
  it('answers as long as the process serves, with or without a database', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'success' });
    await gate.shut();
    expect((await get('/healthz')).statusCode).toBe(200);
    await gate.open();
  });
});

describe('GET /readyz', () => {
  it('says whether the process can work', async () => {
    const reply = await get('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'success', database: true, files: true },
    ]);
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  it('says what is missing, and when it is back', async () => {
    await gate.shut();
    const reply = await get('/readyz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      status: 'error',
      msg: 'Datenbank: nicht erreichbar, Dateien: erreichbar',
    });
    await gate.open();
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('notices files that are gone', async () => {
    await rm(portal.config.dataDir, { recursive: true });
    await writeFile(portal.config.dataDir, 'kein Ordner');
    expect((await get('/readyz')).json().msg).toBe('Datenbank: erreichbar, Dateien: nicht erreichbar');
  });
});

describe('GET /metrics', () => {
  it('tells this machine how the portal is', async () => {
    await get('/healthz');
    const reply = await get('/metrics');
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4');
    expect(reply.body).toMatch(/^litfass_requests_total\{route="health_live",status="200"\} \d+$/m);
    for (const gauge of [
      'litfass_memory_bytes',
      'litfass_page_cache_pages',
      'litfass_page_cache_bytes',
      'litfass_database_queries_total',
      'litfass_event_loop_lateness_ms',
      'litfass_requests_under_way',
    ])
      expect(reply.body).toMatch(new RegExp(`^${gauge} [\\d.]+$`, 'm'));
  });

  it.each([
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['127.8.0.1', 200],
    ['198.51.100.7', 404],
    ['10.0.0.1', 404],
    ['::2', 404],
  ])('asked from %s answers %i', async (remoteAddress, status) =>
    expect((await get('/metrics', { remoteAddress })).statusCode).toBe(status),
  );

  it('is hidden from whoever comes through a proxy on this machine', async () => {
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect((await get('/metrics', { headers: { [header]: '198.51.100.7' } })).statusCode).toBe(404);
  });
});
