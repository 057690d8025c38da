// Asks the portal's own public address, the way readers come in. Never any other: the origin is that of the configuration, the
// path is one of ours, and redirects aren't followed, so nobody can have a foreign host asked.
import http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import type { Config } from './config.ts';

export interface OwnAnswer {
  readonly status: number;
  readonly body: string;
}

const TIMEOUT_MS = 8000;
const MAX_BODY = 64 * 1024;

/** Throws what the system says when nobody answers. */
export const askOwnAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, path: string): Promise<OwnAnswer> =>
  new Promise((resolve, reject) => {
    const client = publicUrl.startsWith('https:') ? https : http;
    const headers = { accept: 'application/json', 'user-agent': 'Litfass' };
    const options = { headers, timeout: TIMEOUT_MS, agent: false as const };
    const request = client.get(new URL(path, publicUrl), options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
        if (body.length > MAX_BODY) request.destroy(new Error('too large'));
      });
      response.on('end', () => resolve({ status: response.statusCode!, body }));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
    request.on('error', reject);
  });

/** Returns when the certificate of the public address ends, whether or not it is a good one; undefined without https. */
export const ownCertificateEnd = async ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): Promise<Date | undefined> => {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // Only the certificate's end is read, and nothing is sent: a bad certificate is told by the check of the address.
    const options = { host, port: Number(port || 443), servername: host, rejectUnauthorized: false };
    const socket = tls.connect(options, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(end ? new Date(end) : undefined);
    });
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })),
    );
    socket.on('error', reject);
  });
};
