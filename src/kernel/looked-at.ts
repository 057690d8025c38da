// Says whether somebody looks at the page that is asked for. Opening it marks things as read, takes messages away and counts as
// reading; a browser that fetches it ahead, keeps it for later, or takes a part of it for another page, has shown it to nobody.
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** Browsers that say nothing of why they ask show what they get. */
export const isLookedAt = ({ method, headers }: Asked): boolean => {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join(' ');
  const destination = headers['sec-fetch-dest'] ?? 'document';
  // A request for a page that somebody goes to, passed on by a worker, has lost what it is for, and not how it came about.
  const isPassedOn = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate';
  const isPage = destination === 'document' || isPassedOn;
  return method !== 'HEAD' && isPage && !/prefetch|prerender|preview/i.test(purpose);
};

/**
 * Says whether a request certainly comes from somebody's browser, which says so itself. Programs that follow the links of a
 * mail say nothing.
 */
export const isVisit = (request: Asked): boolean =>
  request.headers['sec-fetch-dest'] === 'document' && isLookedAt(request);
