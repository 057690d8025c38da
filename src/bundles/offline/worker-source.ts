// Topic: the browser's worker as one script: the rules, what it does with pages, and what other bundles add.
import { defineSlot } from '#kernel/slots.ts';
import type { Ctx } from '#kernel/ctx.ts';
// It is read as text, and not as the module that tests import.
// oxlint-disable-next-line import/default
import rules from './worker/rules.js?raw';
import pages from './worker/worker.js?raw';

/** Further scripts for the browser's one worker, such as what it does with push. */
export const workerScripts = defineSlot<void, string>('offline.workerScripts');

/** Workers that are modules aren't known to all browsers: names that tests import are plain ones here. */
export const loadWorkerSource = async (ctx: Ctx): Promise<string> => {
  const others = await workerScripts.collect(ctx, undefined);
  return [rules.replaceAll(/^export /gm, ''), pages, ...others].join('\n');
};
