import { describe, expect, it } from 'vitest';
import { BundleSwitchError, activeBundles, defineBundle, toolsFor } from './bundle.ts';
import { makeCtx } from './ctx.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { defineSlot } from './slots.ts';
import { testKind } from './testing/test-kind.ts';
import { testApp, testPortal } from './testing/test-portal.ts';
import { anonymous, portalItself } from './viewer.ts';

const placeSlot = defineSlot<string, string>('front.place');
const sideSlot = defineSlot<void, string>('front.side');
const rowsSlot = defineSlot<void, string>('kernel.rows', { isAboutRows: true });
const emptySlot = defineSlot<string, string>('nowhere');

const articles = defineBundle({
  name: 'articles',
  kinds: [testKind('article')],
  routes: (app) => mount(app, path('front', 'GET', '/'), { access: 'anyone' }, async () => ({ front: true })),
  slots: [placeSlot.add(async (_ctx, place) => `Aufmacher für ${place}`)],
  tools: [
    {
      name: 'edit',
      order: 2,
      forThing: async ({ viewer }) =>
        viewer === portalItself ? { name: 'Bearbeiten', href: '/b' } : undefined,
    },
  ],
});
const AN_ARTICLE = { type: 'article', id: 1, thing: {} } as const;
const events = defineBundle({
  name: 'events',
  optional: true,
  kinds: [testKind('event')],
  routes: (app) =>
    mount(app, path('events', 'GET', '/events'), { access: 'anyone' }, async () => ({ events: true })),
  slots: [
    placeSlot.add(async (_ctx, place) => (place === 'Auenfeld' ? 'Termine' : undefined)),
    sideSlot.addAll(async () => ['Kalender', 'Wetter']),
    rowsSlot.add(async () => 'Termine'),
  ],
  tools: [{ name: 'repeat', order: 1, forThing: async () => ({ name: 'Wiederholen', href: '/w' }) }],
});
const bundles = [articles, events, defineBundle({ name: 'credits', optional: true })];

const sentenceFor = (off: string[], among = bundles) => {
  try {
    activeBundles(among, off);
    return undefined;
  } catch (error) {
    return error instanceof BundleSwitchError ? error.message : error;
  }
};

describe('an optional bundle', () => {
  it('runs unless it is switched off', () => {
    expect(activeBundles(bundles, [])).toEqual(bundles);
    expect(activeBundles(bundles, ['events']).map(({ name }) => name)).toEqual(['articles', 'credits']);
  });

  it('takes its routes, kinds, contributions and tools with it', async () => {
    for (const isOff of [false, true]) {
      const { http, portal } = await testApp({ bundles, config: { bundlesOff: isOff ? ['events'] : [] } });
      const ctx = makeCtx(portal, portalItself);
      expect((await http.inject({ url: '/events' })).statusCode).toBe(isOff ? 404 : 200);
      expect((await http.inject({ url: '/' })).statusCode).toBe(200);
      const names = Object.keys((await http.inject({ url: '/routing/routes.json' })).json());
      expect(names.includes('events')).toBe(!isOff);
      expect(portal.routes.reservedSegments().has('events')).toBe(!isOff);
      expect(portal.kinds.get('event') !== undefined).toBe(!isOff);
      expect(await sideSlot.collect(ctx)).toEqual(isOff ? [] : ['Kalender', 'Wetter']);
      expect(await rowsSlot.collect(ctx)).toEqual(['Termine']);
      expect((await toolsFor(ctx, AN_ARTICLE)).map(({ name }) => name)).toEqual(
        isOff ? ['Bearbeiten'] : ['Wiederholen', 'Bearbeiten'],
      );
    }
  });
});

describe('a name that can’t be switched off', () => {
  it('is one German sentence that says what can', () => {
    expect(sentenceFor(['nachrichten'])).toBe(
      'BUNDLES_OFF ist ungültig: „nachrichten“ lässt sich nicht abschalten (abschaltbar: events, credits).',
    );
    expect(sentenceFor(['events', 'articles'])).toBe(
      'BUNDLES_OFF ist ungültig: „articles“ lässt sich nicht abschalten (abschaltbar: events, credits).',
    );
    expect(sentenceFor(['events'], [articles])).toBe(
      'BUNDLES_OFF ist ungültig: „events“ lässt sich nicht abschalten (zurzeit ist kein Bundle abschaltbar).',
    );
  });

  it('keeps the portal from starting', async () => {
    await expect(testPortal({ bundles, config: { bundlesOff: ['articles'] } })).rejects.toThrow(
      BundleSwitchError,
    );
  });
});

describe('slots and tools', async () => {
  const portal = await testPortal({ bundles });
  const ctx = makeCtx(portal, anonymous);

  it('come in the order of the bundles, and only where there is something to show', async () => {
    expect(await placeSlot.collect(ctx, 'Auenfeld')).toEqual(['Aufmacher für Auenfeld', 'Termine']);
    expect(await placeSlot.collect(ctx, 'Steinach')).toEqual(['Aufmacher für Steinach']);
    expect(await emptySlot.collect(ctx, 'Auenfeld')).toEqual([]);
  });

  it('are offered to those who may use them, in their order', async () => {
    const member = { ...anonymous, id: 7, isConfirmed: true };
    expect(await toolsFor(makeCtx(portal, member), AN_ARTICLE)).toEqual([
      { name: 'Wiederholen', href: '/w' },
    ]);
    const own = await toolsFor(makeCtx(portal, portalItself), AN_ARTICLE);
    expect(own.map(({ name }) => name)).toEqual(['Wiederholen', 'Bearbeiten']);
  });

  it('offer visitors no tool, not even one that asks nobody who they are', async () => {
    expect(await toolsFor(ctx, AN_ARTICLE)).toEqual([]);
  });
});
