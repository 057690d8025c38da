// Returns what of a request an answer for everybody may depend on. The key of the answer and what its handler gets to see are
// the same thing, so that nothing can stand in a kept answer that isn't in its key. docs/decisions/0039, contract.md 11.10
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';
import { FLASH_COOKIE } from './flash.ts';
import { SCHEME_COOKIE, cookiesOf, schemeIn, sessionCookieName } from './request-cookies.ts';
import type { Cookies } from './request-cookies.ts';

interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

type Query = Readonly<Record<string, unknown>>;

export interface SharedRequest {
  readonly key: string;
  /** All cookies and all of the query that the handler sees: those of the key. */
  readonly cookies: Cookies;
  readonly query: Query;
}

/**
 * Returns the part of a request that its shared answer hangs on: the path, the query's values of `names`, and the scheme.
 * Undefined when the reader gets an answer of their own. `query` is the one that was read for the handler.
 */
export const sharedRequest = (
  config: Pick<Config, 'pageCache' | 'publicUrl'>,
  { method, url = '', headers }: Asked,
  query: Query,
  names: readonly string[],
): SharedRequest | undefined => {
  if (!config.pageCache || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const cookies = cookiesOf(headers);
  if (cookies[sessionCookieName(config)] !== undefined || cookies[FLASH_COOKIE] !== undefined)
    return undefined;
  const scheme = schemeIn(cookies);
  const asked = names.filter((name) => query[name] !== undefined).map((name) => [name, query[name]] as const);
  return {
    key: `${pathIn(url)}${asked.length > 0 ? `?${JSON.stringify(asked)}` : ''}|${scheme}`,
    cookies: { [SCHEME_COOKIE]: scheme },
    query: Object.fromEntries(asked),
  };
};

const pathIn = (url: string) => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
