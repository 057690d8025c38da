// Lists and desks that have no row of their own, one after the other: none may take longer where there are very many pieces.
import { setTimeout as sleep } from 'node:timers/promises';
import { administratorCookie, cookies } from './data-set.ts';
import { atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Portals } from './portals.ts';

/** Who may see them, and their addresses. What people have of their own is a page in the one portal and hardly anything in the other, and isn't compared. */
export const OTHER_LISTS: readonly (readonly [cookie: string | undefined, paths: readonly string[]])[] = [
  [
    undefined,
    [
      '/artikel',
      '/artikel/feed.xml',
      '/auenfeld/artikel',
      '/auenfeld/artikel/feed.xml',
      '/auenfeld/feed.xml',
      '/auenfeld/meistdiskutiert',
      '/auenfeld/schnappschuesse',
      '/auenfeld/schnappschuesse/feed.xml',
      '/events',
      '/events/abonnieren',
      '/feeds',
      '/feeds.opml',
      '/gefaellt/article/150',
      '/kommentare/article/150/feed.xml',
      '/newsletter',
      '/schnappschuesse',
      '/schnappschuesse/feed.xml',
      '/sitemap-news.xml',
      '/transparenz',
    ],
  ],
  [
    cookies[7],
    [
      '/a/ajax/mentions/article/150?q=Le',
      // At no venue of either: at one where much takes place there is more to say in the one than in the other.
      '/events/ajax/belegung?locationId=2&venue=Turnhalle&from=2150-05-01&until=2150-05-01',
      '/events/ajax/veranstalter?q=Ver',
      '/konto',
      '/konto/feed/abos',
      '/konto/gemerkt',
      '/konto/leseverlauf',
      '/konto/merkliste',
      '/konto/mitteilungen',
      '/konto/moderation',
      '/konto/nachrichten',
      '/konto/suchen',
      '/konto/videos',
      '/media/ajax/imagereference/lists',
      '/schreiben',
      '/schreiben/ajax/orte?q=Au',
      '/schreiben/zurueckgezogen',
    ],
  ],
  [
    administratorCookie,
    [
      '/cockpit/export',
      '/cockpit/kalender',
      '/cockpit/kommentare',
      '/cockpit/mitglieder/20',
      '/cockpit/newsletter',
      '/cockpit/titelseite',
      '/cockpit/vor-dem-erscheinen',
      '/dataexchange/ajax/exportloghistory?contentType=article&contentId=150',
      '/logging/verlauf/article/150',
      '/admin/archiv',
      '/admin/betrieb',
      '/admin/betrieb/aufgaben',
      '/admin/betrieb/datenbank',
      '/admin/betrieb/fehler',
      '/admin/betrieb/zwischenspeicher',
      '/admin/cmspages',
      '/admin/einrichtung',
      '/admin/import',
      '/admin/loeschungen',
      '/admin/mitglieder/20/bestand',
      '/admin/mitglieder/einladungen',
      '/admin/mitglieder/gruppen',
      '/admin/nutzungsbedingungen',
      '/admin/portal',
      '/admin/postausgang',
      '/admin/rubriken/3',
      '/admin/streamingmedia',
      '/admin/texte',
      '/admin/umleitungen',
    ],
  ],
];

/** Of these it is the page after the first one, which begins at another piece in each portal. */
export const READ_ON = ['/', '/auenfeld', '/artikel'] as const;

const MOST = 1.2;
/** How often each page is asked for; those that seem to be slower are asked for more often, since one busy moment makes them so. */
const ASKED = 6;
const ASKED_AGAIN = 20;
const BUSY = 503;
const WAITING_MS = 1000;
const MOST_TRIES = 10;

/** The least that each of two pages took. */
interface Compared {
  readonly path: string;
  readonly few: number;
  readonly many: number;
}

const times = (value: number) => `× ${value.toFixed(2)}`;

export const judgeLists = async (portals: Portals, pieces: number): Promise<Figure> => {
  const compared: Compared[] = [];
  for (const [cookie, paths] of OTHER_LISTS)
    for (const path of paths) compared.push(await compare(portals, { path, few: path, many: path }, cookie));
  for (const path of READ_ON) compared.push(await compare(portals, await findNextPages(portals, path)));
  const slowestFirst = compared.toSorted((a, b) => ratioOf(b) - ratioOf(a));
  const slower = slowestFirst.filter((list) => ratioOf(list) > MOST);
  return {
    title: `slowest of ${compared.length} other lists and desks, ${pieces.toLocaleString('en')} pieces instead of 200`,
    ...atMost(ratioOf(slowestFirst[0]!), MOST, times),
    details: (slower.length > 0 ? slower : slowestFirst.slice(0, 1))
      .map(({ path, few, many }) => `${path} ${few.toFixed(1)} and ${many.toFixed(1)} ms`)
      .join(', '),
  };
};

const ratioOf = ({ few, many }: Compared) => many / few;

/** Where a list is in each of the two portals. */
interface Addresses {
  readonly path: string;
  readonly few: string;
  readonly many: string;
}

const compare = async (
  { afresh, many }: Portals,
  addresses: Addresses,
  cookie?: string,
): Promise<Compared> => {
  const found = {
    path: addresses.path,
    few: Number.POSITIVE_INFINITY,
    many: Number.POSITIVE_INFINITY,
  };
  for (let asked = 0; asked < (ratioOf(found) > MOST ? ASKED_AGAIN : ASKED); asked++) {
    found.few = Math.min(found.few, await timeOf(afresh.origin + addresses.few, cookie));
    found.many = Math.min(found.many, await timeOf(many.origin + addresses.many, cookie));
  }
  return found;
};

const findNextPages = async ({ afresh, many }: Portals, path: string): Promise<Addresses> => ({
  path: `${path}?vor=…`,
  few: await findNextPage(afresh.origin, path),
  many: await findNextPage(many.origin, path),
});

/** Throws where the list has one page alone: nothing would be compared. */
const findNextPage = async (origin: string, path: string): Promise<string> => {
  const html = await (await fetch(origin + path)).text();
  const next = /<a href="(?<href>[^"]*)" rel="next"/.exec(html)?.groups?.['href'];
  if (!next) throw new Error(`${origin}${path} hat keine weitere Seite`);
  return next.replaceAll('&amp;', '&');
};

/** Throws where it isn't there: a list nobody may see takes no time. A portal may still be busy with what was asked of it before. */
const timeOf = async (url: string, cookie: string | undefined): Promise<number> => {
  for (let tries = MOST_TRIES; ; tries--) {
    const begun = performance.now();
    const answer = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    await answer.arrayBuffer();
    if (answer.status === 200) return performance.now() - begun;
    if (answer.status !== BUSY || tries === 0) throw new Error(`${url} antwortet mit ${answer.status}`);
    await sleep(WAITING_MS);
  }
};
