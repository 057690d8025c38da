// Pure rules of the browser's worker: what it keeps, what goes first, how it says of which time a page is. The worker gets
// them in front of its own script; tests get them as a module.

/** Pieces that were read lately; what is saved for later is kept beside them. */
export const PIECES_KEPT = 30;
/** Pictures of one piece, and what they may have together: a gallery of a whole festival is kept in part. */
export const PICTURES_KEPT = 60;
export const PIECE_BYTES_KEPT = 6_000_000;
/** All pictures together: those of what was read longest ago go first, and their pieces stay. */
export const BYTES_KEPT = 100_000_000;
/** Scripts, stylesheets and fonts; those of former versions go at last. */
export const SHELL_KEPT = 250;

/** Who a page was made for: a label of one person, or of nobody; undefined where the answer doesn't say. */
export const readerOf = ({ status, headers }) =>
  status < 500 ? (headers.get('litfass-reader') ?? undefined) : undefined;

/** The title of a page that may be kept, else undefined. */
export const titleOf = ({ status, headers }) => {
  const title = status === 200 ? headers.get('litfass-kept') : null;
  return title === null ? undefined : decodeURIComponent(title);
};

/** The title of a page on which something can be begun without a network, else undefined. */
export const toolOf = ({ status, headers }) => {
  const title = status === 200 ? headers.get('litfass-tool') : null;
  return title === null ? undefined : decodeURIComponent(title);
};

/** Names tell what is in them: it never changes. */
export const isShell = (path) => /^\/(assets|aussehen|marke)\//.test(path);

const PICTURE = /^\/media\/image\/\d+\//;
/** All sizes of a picture have the same beginning; undefined for what is none. */
export const pictureOf = (path) => PICTURE.exec(path)?.[0];

/**
 * What a page needs to look as it does; of pictures those of the piece itself, each in the size that is named first, and below it
 * the faces of those who comment.
 */
export const filesIn = (html) => {
  const pictures = new Map();
  const own = pathsNamedIn(beforeItsEnd(html));
  for (const path of [...own, ...pathsNamedIn(html).filter((path) => SMALL.test(path))]) {
    const picture = pictureOf(path);
    if (picture !== undefined && !pictures.has(picture)) pictures.set(picture, path);
  }
  return {
    shell: pathsNamedIn(html).filter(isShell),
    pictures: /<img\b/.test(html) ? [...pictures.values()].slice(0, PICTURES_KEPT) : [],
  };
};

const pathsNamedIn = (html) => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path.replaceAll('&amp;', '&')),
  ),
];

const SMALL = /_X?S\.\w+$/;

/** In the place of a picture that isn't there. */
export const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" preserveAspectRatio="none"><path fill="#888" fill-opacity=".2" d="M0 0h3v2H0z"/></svg>';

/** What stands below the mark of its end leads to other pieces. */
const beforeItsEnd = (html) => {
  const end = html.indexOf(' data-reading="');
  return end === -1 ? html : html.slice(0, end);
};

/** Which pictures stay: those of what is saved first, then of what was read last, as long as all of them aren't too much. */
export const picturesWithin = (pieces, saved, bytesOf, limit = BYTES_KEPT) => {
  const isSaved = ({ path }) => saved.includes(path);
  const newest = pieces.toReversed();
  const inOrder = [...newest.filter(isSaved), ...newest.filter((piece) => !isSaved(piece))];
  const stay = new Set();
  let bytes = 0;
  for (const picture of new Set(inOrder.flatMap(({ pictures }) => pictures))) {
    bytes += bytesOf(picture);
    if (bytes > limit) break;
    stay.add(picture);
  }
  return stay;
};

/** What has to go of these paths, the oldest first in both: what is saved for later stays. */
export const surplusOf = (paths, saved, limit = PIECES_KEPT) => {
  const others = paths.filter((path) => !saved.includes(path));
  return others.slice(0, Math.max(0, others.length - limit));
};

const ZONE = { timeZone: 'Europe/Berlin' };
const clock = new Intl.DateTimeFormat('de-DE', { ...ZONE, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('de-DE', { ...ZONE, day: 'numeric', month: 'long' });
const year = new Intl.DateTimeFormat('de-DE', { ...ZONE, year: 'numeric' });
const weekday = new Intl.DateTimeFormat('de-DE', {
  ...ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** „14.20 Uhr“ of today, „23. November, 14.20 Uhr“ of another day, „23. November 2025, 14.20 Uhr“ of another year. */
export const momentText = (at, now) => {
  const time = `${clock.format(at).replace(':', '.')}\u00a0Uhr`;
  if (year.format(at) !== year.format(now)) return `${day.format(at)} ${year.format(at)}, ${time}`;
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`;
};

/** When an answer was given, by the clock of who gave it; devices may be wrong by years. */
export const momentOf = ({ headers }, now) => {
  const said = new Date(headers.get('date') ?? '');
  return Number.isNaN(said.getTime()) ? now : said;
};

const escaped = (text) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const BAR =
  'position:sticky;inset-block-start:0;z-index:20;padding:.625rem 1rem;background:var(--ink);color:var(--paper);text-align:center;font-size:.9375rem';

/** A kept page, which says first of all of which time it is. */
export const withBar = (html, at, now) =>
  withWords(
    html,
    `Offline – Stand von ${momentText(at, now)}. <a href="" style="color:inherit">Neu laden</a>`,
  );

/** A page on which something can be begun: it says what becomes of that. */
export const withToolBar = (html) =>
  withWords(html, 'Offline. Was Sie schreiben, bleibt in diesem Browser, bis wieder Netz da ist.');

const withWords = (html, words) =>
  html.replace(
    // The way past the masthead stays the first link of all.
    /<body[^>]*>(?:<a\b[^>]*>[^<]*<\/a>)?/,
    (before) => `${before}<div role="status" data-offline="" style="${BAR}">${words}</div>`,
  );

/** The offline page: of today, with what can be read; each entry has path, title, moment and whether it is saved; a tool path and title. */
export const offlinePage = (html, entries, now, tools = []) => {
  const items = entries.map(
    ({ path, title, at, isSaved }) =>
      `<li><a href="${escaped(path)}">${escaped(title)}</a><br><span class="note">${isSaved ? 'Gemerkt · ' : ''}Stand von ${momentText(at, now)}</span></li>`,
  );
  return html
    .replaceAll(
      /\b(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag, \d+\. \p{L}+ \d{4}|Mittwoch, \d+\. \p{L}+ \d{4}/gu,
      weekday.format(now),
    )
    .replace(/<ul data-kept=""[^>]*><\/ul>/, () =>
      // By a function: a title may have signs that mean something to who replaces.
      items.length > 0
        ? `<ul class="kept">${items.join('')}</ul>`
        : '<p>Auf diesem Gerät liegt noch nichts. Was Sie lesen oder merken, steht beim nächsten Mal hier.</p>',
    )
    .replace(/<p data-tools=""[^>]*><\/p>/, () => {
      const links = tools.map(({ path, title }) => `<a href="${escaped(path)}">${escaped(title)}</a>`);
      return links.length > 0 ? `<p>Auch ohne Netz: ${links.join(' · ')}</p>` : '';
    });
};
