// This is what a browser asks of others than the portal.
import type { Page } from 'playwright';

/** Notes every request to another host than ours, in order. */
export const logForeign = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = new URL(page.url());
    if (url.protocol.startsWith('http') && own.protocol.startsWith('http') && url.host !== own.host)
      urls.push(url.href);
  });
  return { take: () => urls.splice(0) };
};
