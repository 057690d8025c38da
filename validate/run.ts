// `npm run validate` tells what outside checkers say of the built portal with its demo content. It reads it all as three kinds
// of people, then asks the Nu checker, axe, the schemas of feeds and sitemaps, the rules of search engines, and every link.
// Words after the command choose checks by their names in faults.ts; `-- at=ADDRESS` takes a portal that runs already.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionOf } from '../e2e/people.ts';
import { startPortal } from '../e2e/portal.ts';
import { checkBarriers } from './barriers.ts';
import * as checks from './checks.ts';
import { crawl } from './crawl.ts';
import type { Crawl } from './crawl.ts';
import { CHECKS, unknownChecks } from './faults.ts';
import type { Check, Outcome } from './faults.ts';
import { toFindings, toTable } from './report.ts';
import { loadRouteKinds } from './route-kinds.ts';

/** The newest part of the demo content, with small pictures. */
const DEMO = ['--scale', '0.25', '--picture-size', '0.5'];

/** Names of logins, and what they are called here; visitors have none. */
const READERS = { Gast: null, Mitglied: 'mitglied', Administration: 'admin' } as const;

/**
 * The addresses at which the crawl starts, besides all routes without parameters: the rest is found by links, except what only
 * mails lead to.
 */
const START = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/gibt-es-nicht',
  '/registrieren/bestaetigen/veraltet',
  '/passwort-vergessen/veraltet',
  '/konto/sicherheit/e-mail/bestaetigen/veraltet',
  '/kommentar/1/sperren',
];

/** Forms that come back with what they lack, if they are sent without a word. */
const FORMS = [
  '/anmelden',
  '/registrieren',
  '/passwort-vergessen',
  '/konto/profil',
  '/konto/sicherheit/e-mail',
  '/konto/sicherheit/passwort',
  '/admin/nutzungsbedingungen',
];

const main = async () => {
  const words = process.argv.slice(2);
  const unknown = unknownChecks(words);
  if (unknown.length > 0) {
    console.error(
      `Keine Prüfung heißt so: ${unknown.join(', ')}. Es gibt: ${Object.keys(CHECKS).join(', ')}.`,
    );
    return 1;
  }
  const running = words.find((word) => word.startsWith('at='))?.slice(3);
  const chosen = words.filter((word): word is Check => word in CHECKS);
  const folder = mkdtempSync(path.join(tmpdir(), 'litfass-validate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (!running) say('Das Demo-Portal wird gefüllt …');
  const portal = running ? undefined : await startPortal(...DEMO);
  const origin = running ?? portal!.address;
  try {
    const crawls = await readAll(origin, folder);
    const outcomes = await runChecks(crawls, origin, folder, chosen);
    say(`\n${toTable(outcomes)}`);
    return outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    await portal?.stop();
  }
};

const readAll = async (origin: string, folder: string): Promise<Crawl[]> => {
  const kinds = await loadRouteKinds();
  const crawls: Crawl[] = [];
  for (const [name, login] of Object.entries(READERS)) {
    const cookie = login === null ? '' : await sessionOf(origin, login);
    const start = [...START, ...kinds.fixed];
    const crawled = await crawl({ name, cookie }, { origin, kinds, folder, start, forms: FORMS });
    say(`${name}: ${crawled.visited.size} Adressen gelesen`);
    crawls.push(crawled);
  }
  const read = new Set(crawls.flatMap(({ visited }) => [...visited.values()].map(({ kind }) => kind)));
  const unread = kinds.names.filter((name) => !read.has(name)).sort();
  say(`Nicht gelesen, weil kein Link dorthin führt: ${unread.join(', ') || 'keine'}`);
  return crawls;
};

const runChecks = async (
  crawls: readonly Crawl[],
  origin: string,
  folder: string,
  chosen: readonly Check[],
): Promise<Outcome[]> => {
  const works: Readonly<Record<Check, () => Outcome | Promise<Outcome>>> = {
    html: () => checks.checkHtml(crawls, folder),
    markup: () => checks.checkMarkup(crawls),
    feeds: () => checks.checkFeeds(crawls),
    sitemaps: () => checks.checkSitemaps(crawls),
    structured: () => checks.checkStructuredData(crawls),
    heads: () => checks.checkHeads(crawls),
    links: () => checks.checkLinks(crawls),
    barriers: () => checkBarriers(crawls, origin, say),
  };
  const outcomes: Outcome[] = [];
  for (const [check, work] of Object.entries(works) as [Check, (typeof works)[Check]][]) {
    if (chosen.length > 0 && !chosen.includes(check)) continue;
    const start = Date.now();
    const outcome = await work();
    outcomes.push(outcome);
    const seconds = Math.round((Date.now() - start) / 1000);
    say(
      `${outcome.faults.length > 0 ? '✗' : '✓'} ${CHECKS[check]}: ${outcome.faults.length} Fehler, ${seconds} s`,
    );
    if (toFindings(outcome)) say(`${toFindings(outcome)}\n`);
  }
  return outcomes;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await main();
