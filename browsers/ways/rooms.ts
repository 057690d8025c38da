// These are ways through the rooms that most people never see all of: each is visited once in every engine, and what opens in
// it is opened. They are not walked by the journey, whose rooms have journeys of their own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Visitor } from '../visitor.ts';
import type { Way } from '../way.ts';
import { signIn } from './contributing.ts';
import { PICTURES, STORY } from './reading.ts';

type Rooms = Readonly<Record<string, string>>;

const lookInto = async ({ goto, pointAway, look }: Visitor, rooms: Rooms): Promise<void> => {
  for (const [name, address] of Object.entries(rooms)) {
    await goto(address);
    // Where the pointer was left something else lies now, which shows its tools.
    await pointAway();
    await look(name);
  }
};

const openStory = async ({ goto, click, read }: Visitor, place: string, title: string): Promise<void> => {
  await goto(place);
  await click('link', title, { isPart: true });
  await read(title, 'h1');
};

export const findAndPassOn: Way = {
  name: 'find, choose dates, pass on and tell of something',
  walk: async (visitor) => {
    const { goto, click, type, press, read, look, until } = visitor;
    await goto('/suche');
    await type('Wonach suchen Sie?', 'Brück', { within: 'main' });
    await until('nothing is suggested', isAnySuggested);
    await look('suggestions');
    await press('Enter');
    await until('nothing is found', () => location.search.includes('q=Br'));
    await look('hits');
    await goto('/events');
    await click('button', 'Auswählen');
    await look('choice of dates');
    await openStory(visitor, '/auenfeld', STORY);
    await until('no way to pass it on', followLink, 'main a[href^="/weitersagen/"]');
    await read('Weitersagen', 'h1');
    await look('ways to pass it on');
    await openStory(visitor, '/auenfeld', STORY);
    await until('nothing to tell with', followLink, 'main a[href^="/melden/"]');
    await until('no form to tell with', () => location.pathname.startsWith('/melden/'));
    await look('form of telling');
    await lookInto(visitor, {
      calendar: '/events/abonnieren',
      nearby: '/nah',
      'what is talked about': '/meistdiskutiert',
      order: '/reihenfolge',
      newsletters: '/newsletter',
      'no network': '/offline',
    });
  },
};

const isAnySuggested = (): boolean => document.querySelector('[role=listbox] [role=option]') !== null;

const followLink = (selector: string): boolean => {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (link) location.assign(link.href);
  return link !== null;
};

export const lookAfterOneself: Way = {
  name: 'look after what one reads',
  walk: async (visitor) => {
    const { click, read, look } = visitor;
    await signIn(visitor, 'mitglied');
    await endOtherSessions(visitor);
    await openStory(visitor, '/auenfeld', STORY);
    await click('button', 'Merken', { isPart: true });
    await read('Gemerkt. Sie finden es unter');
    await look('something saved');
    await lookInto(visitor, { 'what is saved': '/konto/gemerkt' });
    await openStory(visitor, '/auenfeld', STORY);
    await click('button', 'Gemerkt', { isPart: true });
    await read('Nicht mehr gemerkt.');
    await lookInto(visitor, {
      account: '/konto',
      feed: '/konto/feed',
      'order of the feed': '/konto/feed/einstellungen',
      'own feed': '/konto/feedreader',
      boundaries: '/konto/miteinander',
      'reading history': '/konto/leseverlauf',
      notices: '/konto/mitteilungen',
      'kinds of notices': '/konto/mitteilungen/einstellungen',
      messages: '/konto/nachrichten',
      'own newsletters': '/konto/newsletter',
      'own calendar': '/konto/kalender',
      profile: '/konto/profil',
      security: '/konto/sicherheit',
      'own contributions': '/schreiben',
    });
  },
};

/** Ends the sessions of the engines before this one. */
const endOtherSessions = async ({ goto, ask, click, until }: Visitor): Promise<void> => {
  await goto('/konto/sicherheit');
  if (await ask(isAlone, ALL_OTHERS)) return;
  await click('button', ALL_OTHERS);
  await until('others stay signed in', isAlone, ALL_OTHERS);
};

const ALL_OTHERS = 'Alle anderen abmelden';

const isAlone = (name: string): boolean => !document.body.textContent.includes(name);

const SENTENCE = 'dienstags von 19 bis 21 Uhr, fünf Mal';

export const announce: Way = {
  name: 'announce a series',
  walk: async (visitor) => {
    const { goto, type, press, read, look } = visitor;
    await signIn(visitor, 'autorin');
    await goto('/schreiben/termin');
    await type('Titel', 'Offene Chorprobe', { isPart: true });
    await type('Wann? In Ihren Worten', SENTENCE, { isPart: true });
    await read('Verstanden: Jeden Dienstag');
    await press('Enter');
    await read('5 Termine');
    // What is kept on the server has more to it.
    await read('gespeichert');
    await look('composer of a series');
  },
};

export const editAPaper: Way = {
  name: 'edit a paper: desks, export, pictures in order',
  walk: async (visitor) => {
    const { click, read, look, until, press } = visitor;
    await signIn(visitor, 'redaktion');
    await lookInto(visitor, {
      desk: '/cockpit',
      reviews: '/cockpit/beitraege',
      'table of pieces': '/cockpit/beitraege/alle',
      planning: '/cockpit/planung',
      'front page': '/cockpit/titelseite',
      pictures: '/cockpit/bilder',
      'table of pictures': '/cockpit/bilder/tabelle',
      'imported calendars': '/cockpit/kalender',
      exports: '/cockpit/export',
      history: '/cockpit/verlauf',
      newsletters: '/cockpit/newsletter',
    });
    await until('no newsletter', followLink, 'main a[href^="/cockpit/newsletter/"]');
    await until('no newsletter has come', () => location.pathname.startsWith('/cockpit/newsletter/'));
    await look('newsletter');
    await openStory(visitor, '/auenfeld', STORY);
    await look('piece with its tools');
    await until('no export', pressTool, 'Exportieren');
    await until('no dialog', () => document.querySelector('dialog:modal') !== null);
    await read('Bilder', 'dialog:modal');
    await look('export');
    await press('Escape');
    await openStory(visitor, '/tag/bilder-der-woche', PICTURES);
    await until('no pictures in order', pressTool, 'Bilder ordnen');
    await until('nothing to put in order', () => location.pathname.includes('bilder'));
    await look('pictures in order');
    await openStory(visitor, '/auenfeld', STORY);
    await until('no picture to edit', showTools);
    await click('link', 'Bild bearbeiten');
    await read('Bildunterschrift', 'dialog:modal');
    await look('editor with a focus');
  },
};

/** It may lie in a card, which opens for it. */
const pressTool = (name: string): boolean => {
  const tool = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.textContent.trim() === name,
  );
  if (!tool || tool.closest('x-island:not([data-awake])')) return false;
  tool.click();
  return true;
};

/** Shows the tools as when the pointer is on the picture, which phones don't have. */
const showTools = (): boolean => {
  const tool = document.querySelector<HTMLElement>('main media-element [data-act=edit]');
  tool?.focus();
  // Before the custom element is defined a press leads to a page of its own.
  return (
    customElements.get('media-element') !== undefined && tool !== null && document.activeElement === tool
  );
};

export const moderate: Way = {
  name: 'moderate: cases, gates, rules',
  walk: async (visitor) => {
    await signIn(visitor, 'moderation');
    await lookInto(visitor, {
      cases: '/cockpit/meldungen',
      comments: '/cockpit/kommentare',
      'rules of comments': '/cockpit/kommentare/regeln',
      'all comments': '/cockpit/kommentare/alle',
      'table of comments': '/cockpit/kommentare/tabelle',
      members: '/cockpit/mitglieder',
    });
    const { goto, ask, until, look } = visitor;
    await goto('/cockpit/meldungen');
    if (!(await ask(followLink, 'main a[href^="/cockpit/meldungen/"]'))) return;
    await until('no case', () => /^\/cockpit\/meldungen\/\d/.test(location.pathname));
    await look('case');
  },
};

const TABLE = `"nid","Kopfzeile","Inhalt","Ressort"
"71","Der Kirchturm ist eingerüstet","Bis zum Herbst steht das Gerüst.","Kirche"
`;

export const runAPortal: Way = {
  name: 'run a portal: imports, archives, redirects',
  walk: async (visitor) => {
    const { click, giveFile, until, look } = visitor;
    await signIn(visitor, 'admin');
    await lookInto(visitor, {
      administration: '/admin',
      gates: '/cockpit/vor-dem-erscheinen',
      redirects: '/admin/umleitungen',
      archives: '/admin/archiv',
      operations: '/admin/betrieb',
      backups: '/admin/betrieb/sicherungen',
      errors: '/admin/betrieb/fehler',
      bundles: '/admin/betrieb/bausteine',
      settings: '/admin/portal',
      menus: '/admin/portal/menues',
      wordings: '/admin/texte',
      places: '/admin/orte',
      categories: '/admin/rubriken',
      tags: '/admin/schlagwoerter',
      'pages about the portal': '/admin/cmspages',
      terms: '/admin/nutzungsbedingungen',
      outbox: '/admin/postausgang',
      imports: '/admin/import',
    });
    const folder = mkdtempSync(path.join(tmpdir(), 'litfass-browsers-'));
    const file = path.join(folder, 'ansicht.csv');
    writeFileSync(file, TABLE);
    await giveFile('main input[type=file]', file);
    await click('button', 'Lesen lassen');
    await until('no columns', isReadingColumns);
    rmSync(folder, { recursive: true });
    await look('columns of a table');
    await click('button', 'Aus der Liste nehmen');
    await until('the import stays in the list', () => location.pathname === '/admin/import');
  },
};

/** It is read behind the scenes, and the page says so when it is asked for again. */
const isReadingColumns = (): boolean => {
  if (document.querySelector('main')?.textContent.includes('Was in welcher Spalte steht')) return true;
  const page = window as { isAskedAgain?: boolean };
  if (document.readyState === 'complete' && !page.isAskedAgain) {
    page.isAskedAgain = true;
    setTimeout(() => location.reload(), 700);
  }
  return false;
};
