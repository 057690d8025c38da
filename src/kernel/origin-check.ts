// Refuses writes that another site's page caused. Pages carry no token, so that they can be cached. contract.md 11.3
import type { IncomingHttpHeaders } from 'node:http';

export const isSafeMethod = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Returns true when an unsafe call may have been caused by a foreign page. Sec-Fetch-Site decides; without it Origin must be
 * ours; without both it is no browser and passes.
 */
export const isForeignCall = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return (
    headers.origin !== undefined && headers.origin !== publicUrl && headers.origin !== originOfHost(headers)
  );
};

/**
 * Returns the origin that a request's host names: a browser that reaches the portal by another of its names (127.0.0.1 for
 * localhost) is still on its own site.
 */
const originOfHost = (headers: IncomingHttpHeaders) => `http://${headers.host ?? ''}`;

interface OwnCall {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/** Says whether a call comes from script of ours. Like by GET changes state only when it does; HEAD never does. contract.md 11.3 */
export const isOwnScriptCall = ({ method, headers }: OwnCall): boolean => {
  if (method === 'HEAD') return false;
  const { 'sec-fetch-dest': dest, 'sec-fetch-site': site } = headers;
  if (dest !== undefined || site !== undefined) return dest === 'empty' && site === 'same-origin';
  return headers['x-requested-with'] === 'XMLHttpRequest';
};
