// This is the door before Fastify: a cached page goes out past routing, hooks and reply, which would cost more than all the
// rest.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { acceptedEncoding } from './compression.ts';
import { writeCached } from './page-cache.ts';
import type { Portal } from './portal.ts';
import { sharedRequest } from './shared-request.ts';

const HIT = { result: 'hit' };
const NO_QUERY = Object.freeze({});

/** Leaves to `handle` what isn't kept, and addresses with a query: only their route knows which names count. */
export const withCachedResponses =
  (portal: Portal, handle: RequestListener): RequestListener =>
  (request, response) => {
    if (!answerFromCache(portal, request, response)) handle(request, response);
  };

const processMark = randomBytes(5).toString('hex');
let count = 0;

/** Returns the id under which a request is found in the log: 16 digits, of which the first ten name the process. */
export const requestId = (): string => processMark + (++count).toString(16).padStart(6, '0');

const answerFromCache = (portal: Portal, request: IncomingMessage, response: ServerResponse): boolean => {
  if (request.url!.includes('?')) return false;
  const shared = sharedRequest(portal.config, request, NO_QUERY, []);
  const page = shared && portal.cache.find(shared.key);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page?.encoded.get(encoding);
  if (!page || !body) return false;
  portal.metrics.count('litfass_page_cache_total', HIT);
  const encoded = { body, encoding };
  writeCached(request, response, { page, encoded, result: 'hit', requestId: requestId() });
  return true;
};
