// `npm run bench` measures throughput, latency, start and memory beside what is aimed at, and writes a table on the screen and
// to bench/results.md. Its options are `--quick` for a first look, `--only name` for one row, `--beside URL` for a page of
// somebody else's portal in the same rounds, each as often as wanted; `--pieces 20000` for another number of them in the large
// portal. It is a command, never a timed test.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BareAnswer } from './bare-server.ts';
import { judgePictures } from './busy-worker.ts';
import { judgeStart } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { canPin, LOAD_CORE, SERVER_CORE, startPeer } from './pinned.ts';
import type { Peer } from './pinned.ts';
import { openPortals } from './portals.ts';
import type { Portals } from './portals.ts';
import { judgeLists } from './every-list.ts';
import { judgeImport } from './import.ts';
import { CROWDS, judgeLive } from './live.ts';
import { judgeNewsletter } from './newsletter.ts';
import { judgeRedirects } from './redirects.ts';
import { createRounds, SHARE_OF_A_COMPARED_TURN } from './rounds.ts';
import type { Rounds } from './rounds.ts';
import { judgeSearch } from './search.ts';
import { besideRows, rowsOf, sparesUsual } from './rows.ts';
import type { Row } from './rows.ts';
import { toTable } from './table.ts';
import { judgeUploads } from './uploads.ts';

const FULL = {
  rounds: 3,
  mostRounds: 9,
  seconds: 0.4,
  pieces: 200_000,
  events: 50_000,
  coldStarts: 5,
  rules: 1_000_000,
};
const QUICK = {
  rounds: 1,
  mostRounds: 1,
  seconds: 0.4,
  pieces: 20_000,
  events: 50_000,
  coldStarts: 1,
  rules: 100_000,
};

const sizeOf = ({ quick, pieces }: { quick?: boolean | undefined; pieces?: string | undefined }) => {
  const size = quick ? QUICK : FULL;
  return pieces === undefined ? size : { ...size, pieces: Number(pieces) };
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      beside: { type: 'string', multiple: true },
      pieces: { type: 'string' },
    },
  });
  const size = sizeOf(values);
  if (!canPin)
    console.log(
      'Ohne taskset oder mit nur einem Kern teilen sich Server und Last die Zeit: nur Verhältnisse zählen.',
    );
  const wants = (name: string) => values.only?.includes(name) ?? true;
  const portals = await openPortals(size, { start: wants('start'), search: wants('search') });
  try {
    const all = rowsOf(portals, size);
    const rows = [...all.filter(({ name }) => wants(name)), ...besideRows(values.beside ?? [])];
    const load = startPeer<LoadJob, LoadResult>(besideThis('load.ts'), LOAD_CORE);
    const judges = judgesOf(portals, load, size);
    if (isUnknown(values.only ?? [], [...all.map(({ name }) => name), ...Object.keys(judges)])) return;
    const rounds = createRounds({
      portals,
      seconds: size.seconds,
      load,
      bare: startPeer<BareAnswer, string>(besideThis('bare-server.ts'), SERVER_CORE),
    });
    await measureRows(rows, rounds, { portals, ...size });
    const figures = rows.map((row) => rounds.figureOf(row));
    console.log(`\n${toTable(figures)}`);
    for (const [name, judge] of Object.entries(judges))
      if (wants(name)) figures.push(...(await tryJudging(name, judge)));
    const table = describe(figures, size);
    console.log(`\n${table}`);
    if (!values.only && !values.quick && !values.beside && !values.pieces)
      writeFileSync(besideThis('results.md'), table);
    const lost = await rounds.countLost();
    if (lost > 0) throw new Error(`${lost} bestätigte Kommentare sind nicht da.`);
  } finally {
    await portals.close();
  }
};

/** The usual portal isn't asked for anything before it is known what it takes with nothing to do. */
const measureRows = async (
  rows: readonly Row[],
  rounds: Rounds,
  { portals, rounds: least, mostRounds }: Pick<typeof FULL, 'rounds' | 'mostRounds'> & { portals: Portals },
) => {
  console.log('Aufwärmen …');
  for (const row of rows.filter(sparesUsual)) await rounds.warmUp(row);
  await portals.idleMb;
  for (const row of rows.filter((row) => !sparesUsual(row))) await rounds.warmUp(row);
  for (let round = 1; round <= mostRounds; round++) {
    const unsure = round <= least ? rows : rows.filter((row) => !rounds.isSure(row));
    if (unsure.length === 0) return;
    console.log(`Runde ${round}: ${unsure.length} von ${rows.length} …`);
    for (const row of unsure) await rounds.run(row);
  }
};

type Judge = () => readonly Figure[] | Promise<readonly Figure[]>;

/** Returns what is measured by itself, after the rows that take turns. */
const judgesOf = (
  portals: Portals,
  load: Peer<LoadJob, LoadResult>,
  size: typeof FULL,
): Readonly<Record<string, Judge>> => ({
  start: () => judgeStart(portals),
  lists: async () => [await judgeLists(portals, size.pieces)],
  pictures: () => judgePictures(portals, load),
  newsletter: async () => [await judgeNewsletter(portals, load)],
  import: () => judgeImport(portals, load),
  search: () => judgeSearch(portals, size),
  redirects: () => judgeRedirects(portals, load, size),
  uploads: () => judgeUploads(portals, load),
  ...crowdsOf(portals, load),
});

/** Says so: an empty table would mean that all is well. */
const isUnknown = (wanted: readonly string[], known: readonly string[]): boolean => {
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length === 0) return false;
  console.error(`Keine Zeile heißt so: ${unknown.join(', ')}. Es gibt: ${known.join(', ')}.`);
  process.exitCode = 1;
  return true;
};

const crowdsOf = (portals: Portals, load: Peer<LoadJob, LoadResult>) =>
  Object.fromEntries(
    Object.entries(CROWDS).map(([name, crowd]) => [
      name,
      async () => [await judgeLive(portals, load, crowd)],
    ]),
  );

/** What can't be measured is missed, and costs nothing of what was. */
const tryJudging = async (name: string, judge: Judge): Promise<readonly Figure[]> => {
  try {
    return await judge();
  } catch (error) {
    return [{ title: name, value: '–', target: '', isMet: false, details: (error as Error).message }];
  }
};

const besideThis = (name: string) => path.join(import.meta.dirname, name);

const describe = (figures: readonly Figure[], { seconds }: typeof FULL) => {
  const where = canPin ? 'server and database on one core, load on the other' : 'not pinned to cores';
  return [
    '# Speed',
    '',
    `${os.cpus()[0]?.model.trim()}, ${os.availableParallelism()} cores; Node ${process.versions.node}; pairs of neighbouring turns of ${seconds} s, of ${(SHARE_OF_A_COMPARED_TURN * seconds).toFixed(2)} s where two pages are compared, the mean of their middle half; ${where}.`,
    'Shares are of bare node:http answering the same bytes in the same round, for first readers those of the page as it is kept;',
    'µs are processor time of server and database for each request; comments take turns of two seconds. Written by `npm run bench`.',
    '',
    toTable(figures),
    '',
  ].join('\n');
};

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
await main();
process.exit();
