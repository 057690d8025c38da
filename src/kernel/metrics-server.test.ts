import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { serveMetrics } from './metrics-server.ts';
import { testApp } from './testing/test-portal.ts';

const { http, portal } = await testApp({ bundles: [] });

const serve = async () => {
  const server = await serveMetrics(portal, { host: '127.0.0.1', port: 0 });
  return {
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init),
    close: server.close,
  };
};

describe('GET /metrics', () => {
  it.each(['127.0.0.1', '::1', '198.51.100.7'])(
    'is unknown where the pages are, also to this machine (%s): a proxy on it may send nothing that tells',
    async (remoteAddress) => {
      for (const headers of [{}, { 'x-forwarded-proto': 'https' }, { 'cf-connecting-ip': '198.51.100.7' }])
        expect((await http.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404);
    },
  );

  it('tells how the portal is at its own address', async () => {
    await http.inject('/healthz');
    const { ask, close } = await serve();
    const answer = await ask('/metrics');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).toMatch(/^litfass_requests_total\{route="health_live",status="200"\} \d+$/m);
    for (const gauge of [
      'litfass_memory_bytes',
      'litfass_page_cache_pages',
      'litfass_page_cache_bytes',
      'litfass_database_queries_total',
      'litfass_event_loop_lateness_ms',
      'litfass_requests_under_way',
    ])
      expect(text).toMatch(new RegExp(`^${gauge} [\\d.]+$`, 'm'));
    await close();
  });

  it('is all that this address knows, and ends with the portal', async () => {
    const { ask, close } = await serve();
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
    expect((await ask('/metrics', { method: 'HEAD' })).status).toBe(200);
    await close();
    await expect(ask('/metrics')).rejects.toThrow();
  });

  it('ends at once, also with whoever is still asking', async () => {
    const server = await serveMetrics(portal, { host: '127.0.0.1', port: 0 });
    const asking = net.connect(server.port, '127.0.0.1').on('error', () => undefined);
    await once(asking, 'connect');
    asking.write('GET /metrics HTTP/1.1\r\n');
    const ended = new Promise((resolve) => asking.once('close', resolve));
    await server.close();
    await ended;
    const late = net.connect(server.port, '127.0.0.1');
    const [refusal] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(refusal.code).toBe('ECONNREFUSED');
  });

  it('says so when the address is taken', async () => {
    const server = await serveMetrics(portal, { host: '127.0.0.1', port: 0 });
    const again = serveMetrics(portal, { host: '127.0.0.1', port: server.port });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await server.close();
  });
});
