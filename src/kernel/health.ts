// /healthz (the process serves), /readyz (it can work: database and files), /metrics (for this machine only).
import { HttpError, notFound } from './errors.ts';
import { path } from './named-routes.ts';
import { bytes } from './answers.ts';
import { mount } from './routing.ts';
import type { Routes } from './routing.ts';

export const healthPaths = {
  healthz: path('health_live', ['GET'], '/healthz', { exposed: false }),
  readyz: path('health_ready', ['GET'], '/readyz', { exposed: false }),
  metrics: path('health_metrics', ['GET'], '/metrics', { exposed: false }),
};

export const mountHealth = (app: Routes): void => {
  const { portal } = app;
  portal.metrics.gauge('litfass_memory_bytes', () => process.memoryUsage.rss());
  portal.metrics.gauge('litfass_page_cache_pages', () => portal.cache.size());
  portal.metrics.gauge('litfass_page_cache_bytes', () => portal.cache.bytes());
  portal.metrics.gauge('litfass_database_queries_total', () => portal.database.queryCount());
  mount(app, healthPaths.healthz, { access: 'anyone', speaks: 'json', isVital: true }, async () => ({
    status: 'success',
  }));
  mount(app, healthPaths.readyz, { access: 'anyone', speaks: 'json', isVital: true }, async () => {
    const checks = await Promise.allSettled([portal.database.query('select 1'), portal.files.check()]);
    const [database, files] = checks.map((check) => check.status === 'fulfilled');
    if (!database || !files)
      throw new HttpError(503, `Datenbank: ${word(database)}, Dateien: ${word(files)}`);
    return { status: 'success', database, files };
  });
  mount(
    app,
    healthPaths.metrics,
    { access: 'anyone', speaks: 'json', isVital: true },
    async ({ request }) => {
      const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
      if (!isLoopback(request.socket.remoteAddress) || isProxied) throw notFound();
      return bytes(Buffer.from(portal.metrics.text()), { 'content-type': 'text/plain; version=0.0.4' });
    },
  );
};

/** Whoever comes with one of these comes from outside, through a proxy on this machine. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const word = (isFine: boolean | undefined) => (isFine ? 'erreichbar' : 'nicht erreichbar');

const isLoopback = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);
