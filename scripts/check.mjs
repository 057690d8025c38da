// This is about `npm run check`: types, lint, format, the house's law and the build side by side, then the
// size budgets.
import os from 'node:os';
import path from 'node:path';
import { bootstrap, runNode, tool } from './bootstrap.mjs';
import { buildIfChanged } from './build.mjs';
import { root, secondsSince, Stop } from './run.mjs';

/** What the compiler knew last time: after a small change it looks only at what that can touch. */
const KNOWN_TYPES = path.join(root, 'node_modules', '.cache', 'types.tsbuildinfo');

/** Each works out for itself what the others have worked out, too: with half as many as cores the five steps end earlier. docs/decisions/0174 */
const TYPE_CHECKERS = Math.max(1, Math.floor(os.availableParallelism() / 2));

const checkTypes = () => {
  const known = ['--incremental', '--tsBuildInfoFile', KNOWN_TYPES];
  return quietly(tool('tsc'), ['--noEmit', '--checkers', String(TYPE_CHECKERS), ...known]);
};

const SIDE_BY_SIDE = [
  { name: 'Typen', work: checkTypes },
  { name: 'Lint', work: () => quietly(tool('oxlint')) },
  { name: 'Format', work: () => quietly(tool('biome'), ['format', '.']) },
  { name: 'Hausordnung', work: () => quietly('scripts/check-house.ts') },
  { name: 'Bau', work: () => buildIfChanged() },
];
const ON_THE_BUILD = { name: 'Größen', work: () => quietly('scripts/size-budget.ts') };

/** Runs every step, prints a line for each and the output of those that fail; gives how many passed and failed. */
export const check = async () => {
  await bootstrap();
  const results = await Promise.all(SIDE_BY_SIDE.map(step));
  if (results.at(-1)) results.push(await step(ON_THE_BUILD));
  else console.log('– Größen: nicht geprüft, weil der Bau fehlgeschlagen ist');
  return { passed: results.filter(Boolean).length, failed: results.filter((isGood) => !isGood).length };
};

const step = async ({ name, work }) => {
  const start = performance.now();
  try {
    await work();
    console.log(`✓ ${name} (${secondsSince(start)})`);
    return true;
  } catch (error) {
    if (!(error instanceof Stop) || error.exitCode > 128) throw error;
    console.log(`✗ ${name} (${secondsSince(start)})\n${error.message}`);
    return false;
  }
};

/** Runs a tool whose output matters only if it fails. */
const quietly = async (script, args) => {
  const { code, output } = await runNode(script, args, { onOutput: () => undefined });
  if (code !== 0) throw new Stop(output.trim());
};
