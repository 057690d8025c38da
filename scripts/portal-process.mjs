// Says with what the portal's processes are started by `npm start`, the journeys and whatever measures them.
// docs/decisions/0135
import path from 'node:path';
import { root } from './run.mjs';

/**
 * The heap for what is young grows to three times as much, in MB, whether or not there is that much to do. What nobody needs is given back
 * while there is nothing to do.
 */
export const PORTAL_FLAGS = ['--max-semi-space-size=16', '--expose-gc'];

/**
 * Whoever starts the portal may say otherwise. Fewer arenas of the allocator give more back; what V8 made of the program lies beside
 * it, so that a start neither reads it anew nor leaves behind the memory which that takes.
 */
export const portalEnvironment = () => ({
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: path.join(root, 'dist', 'server', 'compiled'),
  ...process.env,
});
