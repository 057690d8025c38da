import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { followerCount } from '../followers.ts';
import { loadSubscriptions } from '../load-subscriptions.ts';
import { subscriptions } from '../schema.ts';
import { SubscribeButton } from './SubscribeButton.tsx';
import { defineSubscribeToggle } from './subscribe-toggle.ts';

const app = await testApp();
const { ctx } = app;
const thing = { type: 'location', id: (await aPlace(ctx)).id };
const tag = `location-${thing.id}`;
const reader = await aUser(ctx);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineSubscribeToggle();

beforeEach(async () => {
  await ctx.db.delete(subscriptions);
  served.headers = await signedIn(app, reader);
  served.isOffline = false;
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});

const shownIn = (place: Element) => [...place.querySelectorAll<HTMLButtonElement>('button:not([hidden])')];
const words = (place: Element) => shownIn(place).map(({ textContent }) => textContent);
const flashes = () => document.getElementById(FLASH_REGION_ID)!.textContent;
/** No button waits for an answer any more. */
const rested = async () => {
  await served.settled();
  await vi.waitFor(() => expect(document.querySelectorAll('button:disabled')).toHaveLength(0));
};
const press = async (button: HTMLButtonElement) => {
  button.focus();
  await acting(async () => {
    button.click();
    await rested();
  });
};

/** Draws two buttons of the same thing, as on the page of an article. */
const twins = async () => {
  const buttons = await loadSubscriptions({ ...ctx, viewer: reader.viewer }, [thing], '/seite');
  const of = buttons(thing)!;
  return hydrate(
    <>
      <SubscribeButton of={of} name="Moorbach" />
      <SubscribeButton of={of} name="Moorbach" isSmall />
    </>,
  );
};

describe('<subscribe-toggle>', () => {
  it('shows the other button wherever the same thing can be followed', async () => {
    const place = await twins();
    expect(words(place)).toEqual(['Folgen: Moorbach', 'Folgen: Moorbach']);
    await press(shownIn(place)[0]!);
    expect(words(place)).toEqual(['Nicht mehr folgen: Moorbach', 'Nicht mehr folgen: Moorbach']);
    expect(document.activeElement).toBe(shownIn(place)[0]);
    expect(await followerCount(ctx, tag)).toBe(1);
    await press(shownIn(place)[1]!);
    expect(words(place)).toEqual(['Folgen: Moorbach', 'Folgen: Moorbach']);
    expect(await followerCount(ctx, tag)).toBe(0);
  });

  it('disables the pressed button during the call', async () => {
    const place = await twins();
    const release = served.hold();
    const [button] = shownIn(place);
    button!.click();
    expect(button!.disabled).toBe(true);
    release();
    await rested();
    expect(button!.disabled).toBe(false);
  });

  it('tells of a failure and can be pressed again', async () => {
    const place = await twins();
    served.isOffline = true;
    await press(shownIn(place)[0]!);
    expect(flashes()).toBe('Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.');
    expect(document.querySelector('flash-message')!.role).toBe('alert');
    expect(shownIn(place)[0]!.disabled).toBe(false);
    expect(words(place)).toEqual(['Folgen: Moorbach', 'Folgen: Moorbach']);
  });

  it('tells what the server says against it', async () => {
    const place = await twins();
    served.headers = {};
    await press(shownIn(place)[0]!);
    expect(flashes()).toBe('Bitte melden Sie sich an.');
    expect(words(place)).toEqual(['Folgen: Moorbach', 'Folgen: Moorbach']);
  });

  it('is a link to sign in for visitors, without any hash', async () => {
    const of = (
      await loadSubscriptions({ ...ctx, viewer: { ...reader.viewer, id: null } }, [thing], '/seite')
    )(thing)!;
    const place = await hydrate(<SubscribeButton of={of} name="Moorbach" />);
    expect(place.querySelector('a')!.getAttribute('href')).toBe('/anmelden?next=%2Fseite');
    expect(place.innerHTML).not.toContain('toggle-subscription');
  });
});
