// `npm run reindex` writes anew what can be found, while readers search and others write. The portal may run meanwhile.
import { StartError } from '#kernel/start-error.ts';
import { reindexAll } from '#bundles/search/reindex.ts';
import { usageOf } from './command-help.mjs';
import { onPortal } from './on-portal.ts';

const USAGE = usageOf('reindex');
/** How often it tells how far it is. */
const REPORT_EVERY_MS = 5_000;

/** Gives the exit code 0. Throws as `start` does, and where the search is switched off. */
export const runReindexCommand = async (
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> => {
  if (args.length > 0) throw new StartError(USAGE);
  return onPortal(async (ctx) => {
    if (!ctx.portal.bundles.some(({ name }) => name === 'search'))
      throw new StartError('Die Suche ist in diesem Portal ausgeschaltet.');
    let reportedAt = Date.now();
    const { things, textBytes } = await reindexAll(ctx, ({ done }) => {
      if (Date.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = Date.now();
      say(`… ${done} Einträge gelesen oder geschrieben`);
    });
    say(`Fertig: ${things} Einträge können gefunden werden, ${textBytes} Bytes Text.`);
    return 0;
  });
};
