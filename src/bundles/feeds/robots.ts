// Says what search engines are asked to leave alone: calls, forms, areas of one's own.
import { url } from '#kernel/named-routes.ts';
import { feedPaths } from './paths.ts';

/** Beginnings of paths; areas that are still to come are among them. */
const NO_PAGES = [
  '/a/ajax/',
  '/a/pub-api/',
  '/abmelden',
  '/admin/',
  '/anmelden',
  '/cockpit/',
  '/einbetten/',
  '/einrichten',
  '/interaction/',
  '/kommentar/',
  '/konto$',
  '/konto/',
  '/logging/',
  '/media/ajax/',
  '/media/imgeditor',
  '/melden/',
  '/oembed',
  '/registrieren',
  '/routing/',
  '/schreiben/',
  '/suche',
  '/user/ajax/',
  '/weitersagen/',
];

/** RFC 9309. */
export const robotsText = (publicUrl: string, isIndexed: boolean): string => {
  const lines = isIndexed
    ? [
        'User-agent: *',
        ...NO_PAGES.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${publicUrl}${url(feedPaths.sitemap)}`,
        `Sitemap: ${publicUrl}${url(feedPaths.newsSitemap)}`,
      ]
    : ['User-agent: *', 'Disallow: /'];
  return `${lines.join('\n')}\n`;
};
