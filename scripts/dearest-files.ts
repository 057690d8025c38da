// This is a reporter of Vitest: it tells the ten files that took most processor time, and those that took more than a file may.
// docs/decisions/0051
import type { Reporter, TestModule } from 'vitest/node';
import { LONG } from './long-tests.ts';

const SHOWN = 10;
const MOST_SECONDS = 10;

interface Cost {
  readonly path: string;
  readonly seconds: number;
}

const costOf = (module: TestModule): Cost => ({
  path: module.relativeModuleId,
  seconds: (module.meta().processorMs ?? 0) / 1000,
});

export default class DearestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const costs = modules.map(costOf).toSorted((a, b) => b.seconds - a.seconds);
    const total = costs.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`\nProzessorzeit der Testdateien: ${total.toFixed(0)} s, am meisten in`);
    for (const { path, seconds } of costs.slice(0, SHOWN)) console.log(`  ${seconds.toFixed(1)} s  ${path}`);
    const tooDear = costs.filter(({ path, seconds }) => seconds > MOST_SECONDS && !LONG.test(`/${path}`));
    if (tooDear.length > 0)
      console.log(
        `Mehr als ${MOST_SECONDS} s, und nicht in scripts/long-tests.ts (docs/decisions/0051): ${tooDear.map(({ path }) => path).join(', ')}`,
      );
  }
}
