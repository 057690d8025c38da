// Whether a request's answer may be shared with others, and under which key.
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';
import { FLASH_COOKIE } from './flash.ts';
import { sessionCookieName } from './request-ctx.ts';

interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Path, the query's values of `names`, scheme; undefined when the reader gets an answer of their own. house.md 8A */
export const cacheKey = (config: Config, asked: Asked, names: readonly string[]): string | undefined => {
  const { method, url = '', headers } = asked;
  if (!config.pageCache || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const cookies = headers.cookie ?? '';
  if (cookies.includes(`${sessionCookieName(config)}=`) || cookies.includes(`${FLASH_COOKIE}=`))
    return undefined;
  const scheme = /(?:^|;\s*)schema=(light|dark)\b/.exec(cookies)?.[1] ?? '';
  const queryAt = url.indexOf('?');
  if (queryAt < 0) return `${url}|${scheme}`;
  const query = new URLSearchParams(url.slice(queryAt + 1));
  const kept = names.flatMap((name) =>
    query.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return `${url.slice(0, queryAt)}${kept.length > 0 ? `?${kept.join('&')}` : ''}|${scheme}`;
};
