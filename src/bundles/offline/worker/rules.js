// Holds the pure rules of the browser's worker: what it keeps, what goes first, and how it says from when a page is. The worker
// gets them in front of its own script; tests get them as a module.

/** How many of the pieces that were read lately are kept; what is saved for later is kept beside them. */
export const PIECES_KEPT = 30;
/** How many pictures of a piece are kept, and their bytes together: a gallery of a whole festival is kept in part. */
export const PICTURES_KEPT = 60;
export const PIECE_BYTES_KEPT = 6_000_000;
/** The bytes of all pictures together: those of what was read longest ago go first, and their pieces stay. */
export const BYTES_KEPT = 100_000_000;
/** How many scripts, stylesheets and fonts are kept, so that those of former versions go in the end. */
export const SHELL_KEPT = 250;

/** Returns who a page was made for: a label of one person, or of nobody; undefined where the answer doesn't say. */
export const readerOf = ({ status, headers }) =>
  status < 500 ? (headers.get('litfass-reader') ?? undefined) : undefined;

/** Returns the title of a page that may be kept, else undefined. */
export const titleOf = ({ status, headers }) => {
  const title = status === 200 ? headers.get('litfass-kept') : null;
  return title === null ? undefined : decodeURIComponent(title);
};

/** Returns the title of a page on which something can be begun without a network, else undefined. */
export const toolOf = ({ status, headers }) => {
  const title = status === 200 ? headers.get('litfass-tool') : null;
  return title === null ? undefined : decodeURIComponent(title);
};

/** Says whether a file is part of how pages look. Such a file never changes, since its name tells what is in it. */
export const isShell = (path) => /^\/(assets|aussehen|marke)\//.test(path);

/**
 * Says whether two paths lead to the same page: those of a piece end in the same way, such as `_a12`, whatever it was called and
 * wherever it stood when it was kept.
 */
export const isSamePage = (path, other) =>
  path === other || (endOf(path) !== undefined && endOf(path) === endOf(other));
const endOf = (path) => /_[a-z]+\d+$/.exec(path)?.[0];

const PICTURE = /^\/media\/image\/\d+\//;
/** Returns the beginning of a picture's path, which all of its sizes share; undefined for what is no picture. */
export const pictureOf = (path) => PICTURE.exec(path)?.[0];

/**
 * Finds the files that a page needs to look as it does; of pictures those of the piece itself, each in the size that is named
 * first, and the faces of those who comment below it.
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

/** The image that is shown in the place of a picture that isn't there. */
export const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" preserveAspectRatio="none"><path fill="#888" fill-opacity=".2" d="M0 0h3v2H0z"/></svg>';

/** Returns a page down to the mark where its piece ends; what stands below that leads to other pieces. */
const beforeItsEnd = (html) => {
  const end = html.indexOf(' data-reading="');
  return end === -1 ? html : html.slice(0, end);
};

/** Chooses the pictures that stay: those of what is saved, then of what was read last, until they are too much together. */
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

/** Returns those of the paths that have to go, the oldest first as they are given; what is saved for later stays. */
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

/** Writes „14.20 Uhr“ of today, „23. November, 14.20 Uhr“ of another day, „23. November 2025, 14.20 Uhr“ of another year. */
export const momentText = (at, now) => {
  const time = `${clock.format(at).replace(':', '.')}\u00a0Uhr`;
  if (year.format(at) !== year.format(now)) return `${day.format(at)} ${year.format(at)}, ${time}`;
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`;
};

/** Returns when an answer was given, by the clock of the server, since the clocks of devices may be wrong by years. */
export const momentOf = ({ headers }, now) => {
  const said = new Date(headers.get('date') ?? '');
  return Number.isNaN(said.getTime()) ? now : said;
};

const escaped = (text) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const BAR =
  'position:sticky;inset-block-start:0;z-index:20;padding:.625rem 1rem;background:var(--ink);color:var(--paper);text-align:center;font-size:.9375rem';

/** Returns a kept page with words on top that say from when it is. */
export const withBar = (html, at, now) =>
  withWords(
    html,
    `Offline – Stand von ${momentText(at, now)}. <a href="" style="color:inherit">Neu laden</a>`,
  );

/** Returns a page on which something can be begun, with words on top that say what becomes of that. */
export const withToolBar = (html) =>
  withWords(html, 'Offline. Was Sie schreiben, bleibt in diesem Browser, bis wieder Netz da ist.');

const withWords = (html, words) =>
  html.replace(
    // The link that leads past the masthead stays the first one of all.
    /<body[^>]*>(?:<a\b[^>]*>[^<]*<\/a>)?/,
    (before) => `${before}<div role="status" data-offline="" style="${BAR}">${words}</div>`,
  );

/**
 * Returns the offline page of today, with what can be read. Each entry has its path, title, moment and whether it is saved;
 * each tool has its path and title.
 */
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
      // A function gives the new words, since a title may have signs that mean something to `replace`, such as $&.
      items.length > 0
        ? `<ul class="kept">${items.join('')}</ul>`
        : '<p>Auf diesem Gerät liegt noch nichts. Was Sie lesen oder merken, steht beim nächsten Mal hier.</p>',
    )
    .replace(/<p data-tools=""[^>]*><\/p>/, () => {
      const links = tools.map(({ path, title }) => `<a href="${escaped(path)}">${escaped(title)}</a>`);
      return links.length > 0 ? `<p>Auch ohne Netz: ${links.join(' · ')}</p>` : '';
    });
};
