// Measures what readers of the pages notice while another portal is taken over, and how long ten thousand articles with a
// picture each take: what came beside the load and after it, for a third of a minute, tells how much all of it takes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { eventually } from '../crash/portal-process.ts';
import { atLeast, atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';

const ARTICLES = 10_000;
const SECONDS = 4;
const CONNECTIONS = 50;
/** The worker looks every few seconds. */
const LONGEST_RUN_UP_MS = 60_000;
const WATCHED_MS = 20_000;
const WORDS_EACH = 400;

const share = (value: number) => `${value.toFixed(2)} of quiet`;
const minutes = (value: number) => `${value.toFixed(1)} min`;

export const judgeImport = async (
  { usual, data, query }: Portals,
  load: Peer<LoadJob, LoadResult>,
): Promise<Figure[]> => {
  const files = await openPictureServer();
  try {
    const job = { url: usual.origin + data.usual.path, connections: CONNECTIONS, seconds: SECONDS };
    const quiet = await load.ask(job);
    const importId = await addImport(query, files.origin);
    await query(`insert into pgboss.job (name, data) values ('imports.take', $1)`, [{ importId }]);
    const taken = () => countTaken(query, importId);
    await eventually('der erste Artikel', LONGEST_RUN_UP_MS, async () => (await taken()) > 0);
    const before = await taken();
    const busy = await load.ask(job);
    const beside = (await taken()) - before;
    if (beside === 0) throw new Error('Neben der Last kam kein Artikel.');
    const begun = await taken();
    await sleep(WATCHED_MS);
    const after = (await taken()) - begun;
    await query(`update imports set state = 'done' where id = $1`, [importId]);
    return [
      {
        title: 'article from the page cache while another portal is taken over',
        ...atLeast(busy.perSecond / quiet.perSecond, 2 / 3, share),
        details: `${(beside / SECONDS).toFixed(1)} articles with pictures a second beside the load`,
      },
      {
        title: 'taking over 10,000 articles with a picture each',
        ...atMost((ARTICLES / after) * (WATCHED_MS / 60_000), 30, minutes),
        details: `${after} of them in ${WATCHED_MS / 1000} s without other load`,
      },
    ];
  } finally {
    files.close();
  }
};

/** Each address has a picture of its own. */
const openPictureServer = async () => {
  const noise = Buffer.alloc(1200 * 800 * 3).map((_, at) => (at * 7919) % 251);
  const photo = await sharp(noise, { raw: { width: 1200, height: 800, channels: 3 } })
    .blur(8)
    .jpeg({ quality: 80 })
    .toBuffer();
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.end(Buffer.concat([photo, Buffer.from(request.url ?? '')]));
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

/** Adds an import as if its file had just been read, and everything had been chosen. */
const addImport = async (query: Portals['query'], origin: string): Promise<number> => {
  const choices = { placeId: 2, categoryId: 1, terms: {}, people: 'names', isWithComments: false };
  const [row] = await query(
    `insert into imports (owner_id, name, format, site, state, choices, created_at)
    select user_id, 'messung.xml', 'wordpress', $1, 'running', $2, now() from user_roles where role = 'admin' limit 1
    returning id`,
    [origin, JSON.stringify(choices)],
  );
  const importId = Number(row!['id']);
  await query(
    `insert into import_items (import_id, kind, key, title, content, state, at, report)
    select $1, 'piece', n::text, 'Meldung ' || n, jsonb_build_object('kind', 'piece', 'key', n::text, 'title', 'Meldung ' || n,
      'lead', 'Kurz gesagt', 'html', '<p>' || repeat('Der Rat hat lange beraten. ', $4::int / 5) || '</p>',
      'publishedAt', '2015-01-01T10:00:00.000Z', 'updatedAt', '', 'authors', '[]'::jsonb, 'terms', '[]'::jsonb,
      'picture', jsonb_build_object('address', $2 || '/bild-' || n || '.jpg', 'key', '', 'alt', 'Ein Bild', 'caption', ''),
      'addresses', jsonb_build_array('/alt/' || n), 'isPremium', false, 'leftOut', ''),
      'waiting', '2015-01-01T10:00:00Z'::timestamptz + make_interval(secs => n), '{}'
    from generate_series(1, $3::int) n`,
    [importId, origin, ARTICLES, WORDS_EACH],
  );
  return importId;
};

const countTaken = async (query: Portals['query'], importId: number): Promise<number> => {
  const [row] = await query(
    `select count(*)::int as count from import_items where import_id = $1 and state = 'taken'`,
    [importId],
  );
  return Number(row!['count']);
};
