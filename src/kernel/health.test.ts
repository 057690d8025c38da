import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { databaseGate } from './testing/database-gate.ts';
import { testApp, testDatabase } from './testing/test-portal.ts';

const gate = await databaseGate(await testDatabase());
const { http, portal } = await testApp({ target: gate.target, bundles: [] });
const get = (url: string) => http.inject(url);

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
