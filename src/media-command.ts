// `npm run media -- verify [--repair]` compares the files of images and streams with the rows about them. The portal may run
// meanwhile.
import { StartError } from '#kernel/start-error.ts';
import { verifyMedia } from '#bundles/media/verify/verify-media.ts';
import { usageOf } from './command-help.mjs';
import { onPortal } from './on-portal.ts';

const USAGE = usageOf('media');

/** Gives the exit code: 0 when nothing is left to do, 1 otherwise. Throws as `start` does. */
export const runMediaCommand = async (
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> => {
  const [command, ...options] = args;
  if (command !== 'verify' || options.some((option) => option !== '--repair')) throw new StartError(USAGE);
  const isRepairing = options.includes('--repair');
  return onPortal(async (ctx) => ((await verifyMedia(ctx, { isRepairing, say })) > 0 ? 1 : 0));
};
