// `node bench/long-texts.ts` measures how BBCode is read and written whose pieces make careless readers and writers look back
// or ahead too often, by what four times the length takes: 1.0 where it is in proportion, 4.0 where it is its square. It
// measures in processor time, so that the work inside of expressions and searches counts; with `--steps` in steps of our own
// code, which are the same on every machine, as JSON for the test beside the reader.
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runnerImport } from 'vite';
import type { Growth } from '#bundles/rich-text/test-data.ts';

type Meter = (work: () => unknown) => Promise<number>;

const TIMES = 4;
const KILOBYTE = 1000;
const ROUNDS = 12;
/** A machine that does other things as well gives other times; the square of the length gives 4. */
const MOST = 2.5;

/** Loads a module by the builder, which knows what our own code is made of. */
const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(`./src/bundles/rich-text/${file}`, { configFile: false })).module;

const { longText, NASTY_PIECES } =
  await load<typeof import('#bundles/rich-text/test-data.ts')>('test-data.ts');
const { bbcodeToTree } =
  await load<typeof import('#bundles/rich-text/rules/bbcode-tree.ts')>('rules/bbcode-tree.ts');
const { treeToBBCode } =
  await load<typeof import('#bundles/rich-text/rules/tree-to-bbcode.ts')>('rules/tree-to-bbcode.ts');

const read = (source: string) => bbcodeToTree(source, { tags: 'full' });

const measure = async (length: number, meter: Meter): Promise<Growth[]> => {
  const growths: Growth[] = [];
  for (const piece of NASTY_PIECES) {
    const [short, long] = [longText(piece, length), longText(piece, length * TIMES)];
    const [shortTree, longTree] = [read(short), read(long)];
    growths.push({
      piece,
      reading: (await meter(() => read(long))) / (await meter(() => read(short))) / TIMES,
      writing:
        (await meter(() => treeToBBCode(longTree))) / (await meter(() => treeToBBCode(shortTree))) / TIMES,
    });
  }
  return growths;
};

/** Returns the best of some rounds, since all else on the machine only makes it worse. */
const processorTime: Meter = async (work) => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, user + system);
  }
  return best;
};

/** Counts how often each block of our own code was entered, all of them together. */
const stepsBy =
  (session: Session): Meter =>
  async (work) => {
    await session.post('Profiler.takePreciseCoverage');
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes('/src/bundles/'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };

const countSteps = async (): Promise<Growth[]> => {
  // What is compiled for speed leaves steps uncounted, and when that happens is up to the machine.
  for (const compiler of ['maglev', 'turbofan', 'sparkplug']) setFlagsFromString(`--no-${compiler}`);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  try {
    return await measure(5 * KILOBYTE, stepsBy(session));
  } finally {
    session.disconnect();
  }
};

const main = async () => {
  if (process.argv.includes('--steps')) return console.log(JSON.stringify(await countSteps()));
  const growths = await measure(25 * KILOBYTE, processorTime);
  for (const { piece, reading, writing } of growths)
    console.log(`${reading.toFixed(1)} ${writing.toFixed(1)}  ${JSON.stringify(piece).slice(0, 60)}`);
  const isSteep = growths.some(({ reading, writing }) => Math.max(reading, writing) > MOST);
  if (isSteep) console.error(`More than ${MOST} times as much work for the same length.`);
  process.exitCode = isSteep ? 1 : 0;
};

if (import.meta.main) await main();
