import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { Island } from '#kernel/island.tsx';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { WORKER } from '#bundles/offline/public.ts';
import { noticePaths } from '../paths.ts';
import { BROWSER_KEYS } from '../push/test-data.ts';
import { listDevices } from '../queries.ts';
import * as texts from '../texts.ts';
import type { DeviceView, PushView } from '../views.ts';
import { PushDevices } from './PushDevices.island.tsx';

const app = await testApp();
const { ctx } = app;
const reader = await aUser(ctx);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);

const view: PushView = {
  key: 'key-of-the-portal',
  address: noticePaths.pushSubscribe.template,
  worker: WORKER,
  isOn: false,
};
const phone: DeviceView = {
  id: 99,
  name: 'Chrome auf Android',
  since: { iso: '2026-11-20T08:00:00.000Z', text: '20. November 2026' },
  isThis: false,
  removeAction: '/konto/mitteilungen/geraete/99/entfernen',
};

/** A browser that can show notices: what it was asked, and what it has. */
const browser = {
  answer: 'granted' as NotificationPermission,
  asked: 0,
  keys: [] as unknown[],
  subscription: null as {
    endpoint: string;
    toJSON: () => object;
    unsubscribe: () => Promise<boolean>;
  } | null,
};
const pushManager = {
  getSubscription: async () => browser.subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
    browser.keys.push(applicationServerKey);
    const endpoint = 'https://push.example/this-browser';
    browser.subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys: BROWSER_KEYS }),
      unsubscribe: async () => {
        browser.subscription = null;
        return true;
      },
    };
    return browser.subscription;
  },
};
const notification = {
  permission: 'default' as NotificationPermission,
  requestPermission: async () => {
    browser.asked++;
    return (notification.permission = browser.answer);
  },
};
const register = vi.fn(async () => ({ pushManager }));
const serviceWorker = {
  register,
  ready: Promise.resolve({ pushManager }),
  getRegistration: async () => ({ pushManager }),
};

beforeEach(async () => {
  Object.assign(browser, { answer: 'granted', asked: 0, keys: [], subscription: null });
  notification.permission = 'default';
  served.isOffline = false;
  served.headers = { ...(await signedIn(app, reader)), 'user-agent': 'Firefox/145.0' };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});

const show = (push: Partial<PushView> = {}, devices: DeviceView[] = [phone]) =>
  hydrate(<Island of={PushDevices} when="load" props={{ devices, push: { ...view, ...push } }} />);
const buttonOf = (place: Element) => place.querySelector<HTMLButtonElement>('p button');
const press = (place: Element) =>
  acting(async () => {
    buttonOf(place)!.click();
    await served.settled();
  });

describe('the switch for push', () => {
  it('asks for nothing until it is pressed', async () => {
    const place = await show();
    expect(buttonOf(place)!.textContent).toBe(texts.pushOn);
    expect(browser.asked).toBe(0);
    expect(register).not.toHaveBeenCalled();
  });

  it('subscribes this browser with the key of the portal, and ends that again', async () => {
    const place = await show();
    await press(place);
    expect(browser.keys).toEqual(['key-of-the-portal']);
    expect(register).toHaveBeenCalledWith(WORKER);
    expect(place.textContent).toContain(texts.pushIsOn);
    expect(place.textContent).toContain(`Firefox${texts.thisDevice}`);
    expect(await listDevices(ctx, [reader.id])).toMatchObject([
      { endpoint: 'https://push.example/this-browser' },
    ]);
    expect(buttonOf(place)!.textContent).toBe(texts.pushOff);
    await press(place);
    expect(await listDevices(ctx, [reader.id])).toEqual([]);
    expect(browser.subscription).toBeNull();
    expect(place.textContent).not.toContain(texts.thisDevice);
    expect(place.textContent).toContain('Chrome auf Android');
  });

  it('is on where both the server and the browser say so', async () => {
    await pushManager.subscribe({ applicationServerKey: '' });
    expect(buttonOf(await show({ isOn: true }))!.textContent).toBe(texts.pushOff);
    browser.subscription = null;
    expect(buttonOf(await show({ isOn: true }))!.textContent).toBe(texts.pushOn);
  });

  it('can be pressed also where the browser won’t say whether it is on', async () => {
    const asked = vi.spyOn(serviceWorker, 'getRegistration');
    asked.mockRejectedValue(new DOMException('Forbidden', 'SecurityError'));
    const place = await show({ isOn: true });
    asked.mockRestore();
    expect([buttonOf(place)!.textContent, buttonOf(place)!.disabled]).toEqual([texts.pushOn, false]);
  });

  it('says so when the reader refuses', async () => {
    browser.answer = 'denied';
    const place = await show();
    await press(place);
    expect(place.textContent).toContain(texts.pushDenied);
    expect(buttonOf(place)).toBeNull();
    expect(browser.keys).toEqual([]);
  });

  it('can be pressed again when the server could not be reached', async () => {
    const place = await show();
    served.isOffline = true;
    await press(place);
    expect(place.textContent).toContain('Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.');
    expect(buttonOf(place)!.textContent).toBe(texts.pushOn);
    served.isOffline = false;
    await press(place);
    expect(place.textContent).toContain(texts.pushIsOn);
  });

  it('says so in a browser that can’t show any', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    const place = await show();
    expect(place.textContent).toContain(texts.pushUnsupported);
    expect(buttonOf(place)).toBeNull();
  });
});

describe('the list of browsers', () => {
  it('removes each by a plain form', async () => {
    const place = await show();
    const form = place.querySelector('form')!;
    expect(form.getAttribute('action')).toBe(phone.removeAction);
    expect(form.querySelector('button')!.ariaLabel).toBe('Chrome auf Android entfernen');
  });
});

/** Sets how a browser calls itself, and whether it takes touches and is installed. */
const pretend = (userAgent: string, maxTouchPoints: number, isInstalled = false) => {
  for (const [name, value] of Object.entries({ userAgent, maxTouchPoints }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
};

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

describe('where there is no push', () => {
  it.each([
    ['an iPhone', IPHONE, 5, false, texts.pushUninstalled],
    ['an iPad, which says that it is a Mac', MAC, 5, false, texts.pushUninstalled],
    ['an old iPhone, from its home screen', IPHONE, 5, true, texts.pushUnsupported],
    ['a Mac', MAC, 0, false, texts.pushUnsupported],
  ])('%s is told what can be done', async (_, userAgent, touchPoints, isInstalled, said) => {
    pretend(userAgent, touchPoints, isInstalled);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    const place = await show();
    expect(place.textContent).toContain(said);
    expect(buttonOf(place)).toBeNull();
  });
});
