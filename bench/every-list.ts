// Lists and desks that have no row of their own, one after the other: none may take longer where there are very many pieces.
import { setTimeout as sleep } from 'node:timers/promises';
import { administratorCookie, cookies } from './data-set.ts';
import { atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Portals } from './portals.ts';

/** Who may see them, and their addresses. What people have of their own is a page in the one portal and hardly anything in the other, and isn't compared. */
const LISTS: readonly (readonly [cookie: string | undefined, paths: readonly string[]])[] = [
  [
    undefined,
    [
      '/events',
      '/feeds',
      '/feeds.opml',
      '/newsletter',
      '/sitemap.xml',
      '/sitemap-news.xml',
      '/transparenz',
      '/auenfeld/feed.xml',
      '/auenfeld/meistdiskutiert',
    ],
  ],
  [
    cookies[7],
    [
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

const MOST = 1.2;
/** Of each; those that seem to be slower are asked for more often, since one busy moment makes them so. */
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
  for (const [cookie, paths] of LISTS)
    for (const path of paths) compared.push(await compare(portals, path, cookie));
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

const compare = async (
  { afresh, many }: Portals,
  path: string,
  cookie: string | undefined,
): Promise<Compared> => {
  const found = { path, few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  for (let asked = 0; asked < (ratioOf(found) > MOST ? ASKED_AGAIN : ASKED); asked++) {
    found.few = Math.min(found.few, await timeOf(afresh.origin + path, cookie));
    found.many = Math.min(found.many, await timeOf(many.origin + path, cookie));
  }
  return found;
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
