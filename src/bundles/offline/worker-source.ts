// Puts together the browser's worker as one script: the rules, what it does with pages, and what other bundles add.
import type { Ctx } from '#kernel/ctx.ts';
import { entityTag } from '#kernel/entity-tag.ts';
import type { Portal } from '#kernel/portal.ts';
import { defineSlot } from '#kernel/slots.ts';
// It is read as text, and not as the module that tests import.
// oxlint-disable-next-line import/default
import rules from './worker/rules.js?raw';
import pages from './worker/worker.js?raw';

/** Further scripts for the browser's one worker, such as what it does with push. */
export const workerScripts = defineSlot<void, string>('offline.workerScripts');

interface WorkerSource {
  readonly body: Buffer;
  readonly etag: string;
}

const made = new WeakMap<Portal, Promise<WorkerSource>>();

/** Loads the script, which is put together once: browsers ask for it with every page that wakes it. */
export const loadWorkerSource = (ctx: Ctx): Promise<WorkerSource> => {
  const known = made.get(ctx.portal) ?? putTogether(ctx);
  made.set(ctx.portal, known);
  known.catch(() => made.delete(ctx.portal));
  return known;
};

/**
 * Puts the script together. Workers that are modules aren't known to all browsers: what the rules export for tests is plain
 * here.
 */
const putTogether = async (ctx: Ctx): Promise<WorkerSource> => {
  const others = await workerScripts.collect(ctx, undefined);
  const body = Buffer.from([rules.replaceAll(/^export /gm, ''), pages, ...others].join('\n'));
  return { body, etag: entityTag(body) };
};
