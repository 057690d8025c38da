// Tests what a route is told to Fastify, and what its settings are where it says nothing of them; that requests meet it so is
// in routing.test.ts.
import type { FastifyRequest, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { path } from './named-routes.ts';
import type { RouteSettings } from './route-settings.ts';
import { mount } from './routing.ts';
import type { MountOptions, Routes } from './routing.ts';

type Options = Partial<MountOptions<ReturnType<typeof Type.Object>, ReturnType<typeof Type.Object>, never>>;
const upload = { field: 'picture', maxBytes: 10, tooLarge: 'Zu groß.' };

const settingsIn = ({ config }: RouteOptions) => (config as unknown as { litfass: RouteSettings }).litfass;

const mounted = async (options: Options = {}, { template = '/x/ajax/ding', formats = false } = {}) => {
  const routes: RouteOptions[] = [];
  const parsers: [string, (...call: unknown[]) => void][] = [];
  const scopes: unknown[] = [];
  const hooks: string[] = [];
  const http = {
    route: (route: RouteOptions) => routes.push(route),
    addContentTypeParser: (type: string, parse: () => void) => parsers.push([type, parse]),
    addHook: (name: string) => hooks.push(name),
    // A scope of ours takes the scope alone; a plugin that comes as a package isn't begun.
    register: async (scope: (of: unknown) => Promise<void>) => {
      scopes.push(scope);
      if (scope.length === 1) await scope(http);
    },
  };
  const add = vi.fn();
  const route = path('thing', ['GET', 'POST'], template, { formats });
  mount(
    { http, portal: { routes: { add } } } as unknown as Routes,
    route,
    { access: 'anyone', ...options },
    async () => ({}),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(add).toHaveBeenCalledExactlyOnceWith(route);
  return { route, routes, parsers, scopes, hooks, settings: settingsIn(routes[0]!) };
};

const QUIET = {
  access: 'anyone',
  respondsWith: 'json',
  whenRestricted: 'refuse',
  isVital: false,
  isLasting: false,
  takesUploads: false,
  errorDetails: undefined,
  cache: undefined,
};

describe('a route', () => {
  it('that says nothing of itself refuses whoever must not act, and is neither vital nor lasting', async () => {
    const { route, routes, settings, parsers, scopes } = await mounted();
    expect(settings).toEqual({ ...QUIET, route });
    expect(routes).toMatchObject([{ url: '/x/ajax/ding', method: ['GET', 'POST'], schema: {} }]);
    expect([routes[0]!.schema, parsers, scopes]).toEqual([{}, [], []]);
  });

  it.each([
    { respondsWith: 'page' },
    { whenRestricted: 'explain' },
    { whenRestricted: 'allow' },
    { isVital: true },
    { isLasting: true },
    { access: 'token' },
    { cache: ['seite'] },
    { errorDetails: () => ({}) },
  ] as Options[])('is what it says: %j', async (options) => {
    const { route, settings } = await mounted(options);
    expect(settings).toEqual({ ...QUIET, ...options, route });
  });

  it('of a page answers with a page', async () =>
    expect((await mounted({}, { template: '/ding' })).settings.respondsWith).toBe('page'));

  it.each([
    [{ params: Type.Object({}) }, ['params']],
    [{ query: Type.Object({}) }, ['querystring']],
    [{ body: Type.Object({}) as never }, ['body']],
    [{ params: Type.Object({}), query: Type.Object({}) }, ['params', 'querystring']],
  ])('has checked what it describes, and nothing else: %j', async (options, parts) => {
    const { routes } = await mounted(options);
    expect(Object.keys(routes[0]!.schema!)).toEqual(parts);
    expect(Object.values(routes[0]!.schema!)).toEqual(Object.values(options));
  });

  it('with formats is there twice', async () => {
    const { routes, route } = await mounted({}, { template: '/a/pub-api/ding', formats: true });
    expect(routes.map(({ url }) => url)).toEqual([
      '/a/pub-api/ding',
      expect.stringContaining('/a/pub-api/ding.'),
    ]);
    expect(routes.map((one) => settingsIn(one).route)).toEqual([route, route]);
  });

  it.each([
    [{ streams: 'image/png' }, 'image/png', true],
    [{ takesAnyBody: true }, '*', false],
    [{ streams: 'image/png', takesAnyBody: true }, '*', true],
  ])('leaves unread what its handler reads, or nobody: %j', async (options, type, takesUploads) => {
    const { routes, parsers, scopes, settings, hooks } = await mounted(options);
    expect([routes.length, scopes.length, hooks, settings.takesUploads]).toEqual([1, 1, [], takesUploads]);
    expect(parsers.map(([name]) => name)).toEqual([type]);
    const done = vi.fn();
    parsers[0]![1]({} as FastifyRequest, {}, done);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('that takes a file is asked about it before its input is checked, in a scope of its own', async () => {
    const { routes, scopes, parsers, hooks, settings } = await mounted({ upload });
    expect([routes.length, scopes.length, parsers, hooks]).toEqual([1, 2, [], ['preValidation']]);
    expect(settings.takesUploads).toBe(true);
  });
});
