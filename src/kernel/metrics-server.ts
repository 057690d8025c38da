// Serves the figures at an address of their own, which nothing in front of the portal passes on. Neither the sender's address
// nor its headers could tell: a proxy on this machine may send none that give it away. `METRICS` says where, if anywhere.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListenAddress } from './config.ts';
import type { Portal } from './portal.ts';
import { HEADERS_TIMEOUT_MS } from './slow-body.ts';

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Throws the system's error when it can't listen there. */
export const serveMetrics = async (portal: Portal, { host, port }: ListenAddress): Promise<MetricsServer> => {
  watchProcess(portal);
  const options = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: HEADERS_TIMEOUT_MS };
  const server = http.createServer(options, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url !== '/metrics') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    response.setHeader('x-content-type-options', 'nosniff');
    response.end(portal.metrics.text());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const watchProcess = ({ metrics, cache, database }: Portal) => {
  metrics.gauge('litfass_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('litfass_page_cache_pages', () => cache.size());
  metrics.gauge('litfass_page_cache_bytes', () => cache.bytes());
  metrics.gauge('litfass_database_queries_total', () => database.queryCount());
};
