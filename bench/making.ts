// Makes the data that is measured, before any measuring, and keeps it for the rest of the day: all cores of the machine may
// work on it. The index of the search is the most of it, so that it is made when it is measured for the first time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { connectEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { withDatabase } from '#kernel/database.ts';
import type { DatabaseTarget } from '#kernel/database.ts';
import { createPortalProcess } from '../crash/portal-process.ts';
import { makeDataSet } from './data-set.ts';
import type { DataSet } from './data-set.ts';
import { bringCached, cache, dataName, indexName } from './cached-data.ts';
import { addressOf, env, MANY, neighbour, SECRET, startReady, withLanes } from './starting.ts';

export interface DataSize {
  readonly pieces: number;
  /** Each has eight dates. */
  readonly events: number;
}

export interface Made {
  readonly data: DataSet;
  readonly manyData: DataSet;
  /** The index of the search among very many pieces, where it is asked for. */
  readonly index?: MadeIndex;
}

export interface MadeIndex {
  /** Tells by which rules it was written. */
  readonly name: string;
  readonly seconds: number;
  /** The bytes of all that is searched. */
  readonly textBytes: number;
}

/** Lays it into the folder of a portal that isn't running. */
export const bringData = async (
  dataDir: string,
  { pieces, events }: DataSize,
  isIndexWanted: boolean,
): Promise<Made> => {
  const name = dataName({ pieces, events });
  const cached = bringCached<Made>(name, dataDir);
  const isIndexThere = cached?.index?.name === indexName();
  if (cached && (isIndexThere || !isIndexWanted)) return cached;
  console.log('Die Daten werden angelegt; der nächste Lauf desselben Tages nimmt sie wieder …');
  const begun = performance.now();
  const portal = await createPortalProcess({ env, args: ['--empty'], dataDir });
  await startReady(portal);
  const target = { ...(await connectEmbeddedPostgres(portal)), database: 'litfass' };
  const many = withDatabase(target, MANY);
  const data = cached ?? (await makeData(target, many, { pieces, events }));
  const made = isIndexWanted ? { ...data, index: await writeIndex(many) } : data;
  const left = await portal.stop();
  if (left === 0) cache(name, dataDir, made);
  console.log(`Die Daten sind angelegt (${Math.round((performance.now() - begun) / 1000)} s).`);
  return made;
};

const makeData = async (
  target: DatabaseTarget,
  many: DatabaseTarget,
  { pieces, events }: DataSize,
): Promise<Made> => {
  const server = await neighbour(many);
  await startReady(server);
  await server.destroy();
  const [data, manyData] = await Promise.all([
    withLanes(target, (lanes) => makeDataSet(lanes)),
    withLanes(many, (lanes) => makeDataSet(lanes, { furtherPieces: pieces, furtherEvents: events })),
  ]);
  return { data, manyData };
};

/**
 * Writes the index by the portal's own command, and leaves it as it is once PostgreSQL has tidied up after so much was written:
 * it does so by itself within minutes.
 */
const writeIndex = async (many: DatabaseTarget): Promise<MadeIndex> => {
  const begun = performance.now();
  const said = await runCommand('reindex', many);
  const seconds = Math.round((performance.now() - begun) / 1000);
  await withLanes(many, async ([query]) => {
    await query('vacuum (analyze) search_things');
    await query('analyze');
  });
  return { name: indexName(), seconds, textBytes: Number(/(\d+) Bytes/.exec(said)?.[1]) };
};

/** Gives what it said. */
const runCommand = async (command: string, target: DatabaseTarget): Promise<string> => {
  const child = spawn(process.execPath, ['dist/server/main.js', command], {
    env: { ...process.env, NODE_ENV: 'production', SECRET, DATABASE_URL: addressOf(target) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${command} endet mit ${code}.`);
  return said;
};
