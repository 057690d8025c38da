// This is what pictures cost: making their sizes beside sharp alone, and what readers notice while the worker
// makes many of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../crash/portal-process.ts';
import { atLeast, atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { drawPhoto, measurePictures } from './pictures.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';

const PHOTOS = 40;
const SECONDS = 3;
const CONNECTIONS = 50;
/** The worker looks every few seconds. */
const LONGEST_RUN_UP_MS = 60_000;

const times = (value: number) => `× ${value.toFixed(2)}`;
const share = (value: number) => `${value.toFixed(2)} of quiet`;

export const judgePictures = async (portals: Portals, load: Peer<LoadJob, LoadResult>): Promise<Figure[]> => {
  const { pipeline, sharpAlone, ratio } = await measurePictures();
  const delivery = await measureDelivery(portals, load);
  return [
    {
      title: '4000 × 3000 JPEG, all sizes, beside sharp alone',
      ...atMost(ratio, 1.3, times),
      details: `${Math.round(pipeline)} ms and ${Math.round(sharpAlone)} ms`,
    },
    {
      title: 'article from the page cache while such pictures are made',
      ...atLeast(delivery, 2 / 3, share),
      details: 'worker on the same core as server and database',
    },
  ];
};

/** Measures the share of the usual rate that is left while the worker is busy. */
const measureDelivery = async ({ usual, data, query }: Portals, load: Peer<LoadJob, LoadResult>) => {
  const job = { url: usual.origin + data.usual.path, connections: CONNECTIONS, seconds: SECONDS };
  const quiet = await load.ask(job);
  await giveWork(usual.dataDir, query);
  await eventually('der Worker', LONGEST_RUN_UP_MS, () => isBusy(query));
  const busy = await load.ask(job);
  const [waiting] = await query(`select count(*) as count from images where is_stub`);
  if (Number(waiting!['count']) === 0) throw new Error('Der Worker war schon fertig: mehr Bilder, bitte.');
  await query(`delete from pgboss.job where name = 'media.make-variants' and state < 'active'`);
  return busy.perSecond / quiet.perSecond;
};

const isBusy = async (query: Portals['query']): Promise<boolean> => {
  const [row] = await query(
    `select exists (select from pgboss.job where name = 'media.make-variants' and state = 'active') as is_busy`,
  );
  return row!['is_busy'] === true;
};

/** Gives the worker as much to do as if so many photos had just been uploaded. */
const giveWork = async (dataDir: string, query: Portals['query']) => {
  const photo = await drawPhoto();
  const folder = path.join(dataDir, 'files/originals/be');
  mkdirSync(folder, { recursive: true });
  const keys = Array.from({ length: PHOTOS }, (_, at) => `originals/be/photo-${at}.jpg`);
  for (const key of keys) writeFileSync(path.join(dataDir, 'files', key), photo);
  const made = await query(
    `insert into images (owner_id, original_key, sha256, bytes, width, height, created_at)
    select 1, key, 'bench', $2, 4000, 3000, now() from unnest($1::text[]) as key returning id`,
    [keys, photo.length],
  );
  for (const { id } of made)
    await query(`insert into pgboss.job (name, data) values ('media.make-variants', $1)`, [{ imageId: id }]);
};
