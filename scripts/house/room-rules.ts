// Inside a bundle there are directions: from routes to commands to queries to schema.
import { isBrowserSafe, isSameHouse, isTest, type Room } from './places.ts';
import type { Rule } from './source.ts';

interface Direction {
  readonly by: readonly Room[];
  readonly instead: string;
}

/** Who may import a room as code, and what to do instead. Rooms not named here are open to their bundle. */
const IMPORTED: Partial<Record<Room, Direction>> = {
  bundle: { by: [], instead: 'bundle.ts is for src/bundles.ts; import the room that holds the thing' },
  public: { by: [], instead: 'public.ts is for other bundles; import the room that holds the thing' },
  'ui-face': { by: [], instead: 'ui/public.ts is for other bundles; import the component itself' },
  routes: {
    by: ['bundle', 'public'],
    instead: 'only bundle.ts and public.ts know routes.ts; move the shared part to a room below',
  },
  jobs: { by: ['bundle'], instead: 'only bundle.ts knows jobs.ts; enqueue by the name of the job' },
  page: {
    by: ['routes', 'bundle', 'public', 'page'],
    instead: 'a page loader is for routes; move the shared part to queries.ts or a topic file',
  },
  commands: {
    by: ['routes', 'jobs', 'bundle', 'public', 'commands', 'topic'],
    instead: 'commands are called by routes, jobs and public.ts',
  },
  queries: {
    by: ['commands', 'routes', 'page', 'jobs', 'bundle', 'public', 'queries', 'topic'],
    instead: 'rows are read by commands, routes, page loaders and public.ts; take the row as a parameter',
  },
  policy: {
    by: ['routes', 'commands', 'page', 'views', 'bundle', 'public', 'policy', 'topic'],
    instead: 'policy is asked by routes, commands, page loaders and views; components read view.may',
  },
  input: {
    by: ['routes', 'input'],
    instead: 'input.ts guards the door and is for routes.ts; take the plain values',
  },
  views: {
    by: ['routes', 'page', 'jobs', 'bundle', 'public', 'views', 'topic'],
    instead: 'views are made by routes, page loaders and public.ts; commands return outcomes',
  },
  schema: {
    by: ['queries', 'commands', 'schema', 'topic'],
    instead: 'tables are for queries and commands; ask a query',
  },
  ui: {
    by: ['ui', 'ui-face', 'routes', 'page', 'bundle', 'public', 'topic'],
    instead: 'components are drawn by routes and page loaders, never below them',
  },
};

/** Routes look to commands to queries to schema, never the other way. */
export const roomsLookDown: Rule = ({ place, imports }) => {
  if (place.zone !== 'bundle' || isTest(place)) return [];
  return imports.flatMap(({ start, target, isTypeOnly }) => {
    if (!target || isTypeOnly || !isSameHouse(place, target) || !/\.tsx?$/.test(target.path)) return [];
    // The rule browserSafeStaysSafe speaks of these imports.
    if (isBrowserSafe(place) && !isBrowserSafe(target)) return [];
    const direction = IMPORTED[target.room];
    return !direction || direction.by.includes(place.room) ? [] : [{ at: start, say: direction.instead }];
  });
};
