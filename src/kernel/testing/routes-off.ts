// Knows the routes that a portal lacks because their bundles are switched off for this run of the tests: what a table says of
// them is skipped, while a row for a route that is nowhere still fails.
import { createRouteRegistry } from '../route-registry.ts';
import type { RouteRegistry } from '../route-registry.ts';
import { bundlesOffInTests } from './switched-off.ts';
import { testApp } from './test-portal.ts';
import type { TestApp } from './test-portal.ts';

/** Reads the routes that are off from a portal on the same database in which everything is on; none if nothing is off. */
export const routesOff = async ({ portal }: TestApp): Promise<RouteRegistry> => {
  const off = createRouteRegistry();
  if (bundlesOffInTests.length === 0) return off;
  const whole = await testApp({ target: portal.target, config: { bundlesOff: [] } });
  for (const route of whole.portal.routes.all()) if (!portal.routes.find(route.name)) off.add(route);
  return off;
};

/** Says whether an address belongs to a route that runs; throws if it belongs to none at all. */
export const addressesOn =
  ({ portal }: TestApp, off: RouteRegistry) =>
  (address: string): boolean => {
    const [path = ''] = address.split('?');
    if (portal.routes.methodsAt(path).length > 0) return true;
    if (off.methodsAt(path).length > 0) return false;
    throw new Error(`No route is at ${path}`);
  };
