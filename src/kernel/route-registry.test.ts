import { describe, expect, it } from 'vitest';
import { path } from './named-routes.ts';
import {
  areKnownRoutes,
  createRouteRegistry,
  exposedRoutes,
  routerPattern,
  routerPatternWithFormat,
} from './route-registry.ts';

const registryOf = (...routes: Parameters<ReturnType<typeof createRouteRegistry>['add']>[0][]) => {
  const registry = createRouteRegistry();
  for (const route of routes) registry.add(route);
  return registry;
};

const registry = registryOf(
  path('front', 'GET', '/'),
  path('login', ['GET', 'POST'], '/anmelden'),
  path('place', 'GET', '/{location}'),
  path('article', 'GET', '/{location}/c-{category}/{slug}_a{id}'),
  path('comment_fetch', 'GET', '/a/pub-api/articles/{ownerId}/comments', { formats: true }),
  path('comment_create', 'POST', '/a/pub-api/articles/{ownerId}/comments', { formats: true }),
  path('admin_orders', 'GET', '/admin/creditorders/{page?}'),
  path('place_create', 'POST', '/{location}'),
);

describe('the registry of routes', () => {
  it('finds a route by its name and lists all', () => {
    expect(registry.find('login')?.template).toBe('/anmelden');
    expect(registry.find('logout')).toBeUndefined();
    expect(registry.all().map(({ name }) => name)).toHaveLength(8);
  });

  it('refuses a name that is taken', () => {
    expect(() => registryOf(path('front', 'GET', '/'), path('front', 'GET', '/zwei'))).toThrow(
      'Route name front is taken',
    );
  });

  it.each([
    ['/', ['GET']],
    ['/anmelden', ['GET', 'POST']],
    ['/auenfeld/c-politik/neue-bruecke_a7', ['GET']],
    ['/a/pub-api/articles/7/comments', ['GET', 'POST']],
    ['/a/pub-api/articles/7/comments.json', ['GET', 'POST']],
    ['/a/pub-api/articles/7/comments.html', ['GET', 'POST']],
    ['/a/pub-api/articles/7/comments.xml', []],
    ['/admin/creditorders', ['GET']],
    ['/admin/creditorders/3', ['GET']],
    ['/admin/creditorders/3/4', []],
    ['/auenfeld', ['GET', 'POST']],
    ['/auenfeld/c-politik', []],
    ['/a/b/c/d', []],
  ])('knows the methods at %s', (pathname, methods) => {
    expect(registry.methodsAt(pathname).toSorted()).toEqual(methods);
  });

  it('knows which first segments no place may be called', () => {
    expect([...registry.reservedSegments()].toSorted()).toEqual(['a', 'admin', 'anmelden']);
  });

  it('knows behind what somebody’s secret stands', () => {
    const secrets = registryOf(
      path('open', 'GET', '/einladung/{token}'),
      path('accept', 'POST', '/einladung/{token}/annehmen'),
      path('piece', 'GET', '/stueck/{id}'),
      path('guest', 'GET', '/gast/{id}/{securityHash}'),
    );
    expect(secrets.secretStarts()).toEqual(['/einladung/', '/gast/']);
  });

  it('shows the exposed routes with path, methods and parameters, without those of administrators', () => {
    const shown = exposedRoutes(registry);
    expect(Object.keys(shown)).not.toContain('admin_orders');
    expect(shown['article']).toEqual({
      path: '/{location}/c-{category}/{slug}_a{id}',
      methods: ['GET'],
      params: ['location', 'category', 'slug', 'id'],
    });
  });

  it('takes route names from a page only if all are known', () => {
    expect(areKnownRoutes(registry, ['comment_fetch', 'comment_create'])).toBe(true);
    expect(areKnownRoutes(registry, [])).toBe(true);
    for (const odd of ['comment_steal', '', 7, null, undefined, ['comment_fetch'], { name: 'front' }])
      expect(areKnownRoutes(registry, ['comment_fetch', odd])).toBe(false);
  });
});

describe('a template in the router’s words', () => {
  it.each([
    ['/', '/'],
    ['/tag/{slug}', '/tag/:slug'],
    ['/{location}/c-{category}', '/:location/c-:category'],
    ['/{location}/c-{category}/{slug}_a{id}', '/:location/c-:category/:slug(^.*)_a:id(^[0-9]+)'],
    ['/admin/creditorders/{page?}', '/admin/creditorders/:page?'],
  ])('%s is %s', (template, pattern) => expect(routerPattern(template)).toBe(pattern));

  it.each([
    ['/a/articles/{ownerId}/comments', '/a/articles/:ownerId/comments.:format(^(?:json|html)$)'],
    ['/a/eventcard/{id}', '/a/eventcard/:id(^[^./]+).:format(^(?:json|html)$)'],
  ])('%s with a format is %s', (template, pattern) =>
    expect(routerPatternWithFormat(template)).toBe(pattern),
  );
});
