import { describe, expect, it, vi } from 'vitest';
import { itWith, kindsOn } from '#kernel/testing/switched-off.ts';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { acting } from '#kernel/testing/hydrate.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { LOCAL_COPY_MS } from '#bundles/writing/test-data.ts';
import {
  app,
  button,
  cookie,
  ctx,
  field,
  leave,
  open,
  place,
  press,
  saving,
  served,
  type,
  until,
} from '../composer/test-data.ts';

/** What the bar says of saving. */
const words = (page: Element) => page.querySelector<HTMLElement>('[data-saving] p')!;

describe('the composers', () => {
  const composers = [
    ['article', '/schreiben/artikel'],
    ['imagepost', '/schreiben/schnappschuss'],
    ['event', '/schreiben/termin'],
  ] as const;

  it.each(kindsOn(composers, ([type]) => type).map(([, url]) => url))(
    '%s wakes as it was drawn, and sends nothing before a word is typed',
    async (url) => {
      const page = await open(url);
      await leave();
      expect(saving(page)).toBe('saved');
      expect(served.calls).toEqual([]);
    },
  );

  it('an article is saved under an address of its own, and found there again', async () => {
    const page = await open('/schreiben/artikel');
    // Nothing is over while it is typed, however slow the machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await type(field(page, 'headline'), 'Die alte Brücke\nwird gesperrt');
    await type(field(page, 'tags'), 'Verkehr,');
    await acting(() => vi.advanceTimersByTime(LOCAL_COPY_MS - 1));
    vi.useRealTimers();
    expect([saving(page), localStorage.length]).toEqual(['changed', 0]);
    await leave();
    expect([saving(page), localStorage.length]).toEqual(['saved', 0]);
    expect(location.pathname).toMatch(/^\/schreiben\/artikel\/\d+$/);
    const again = await open(location.pathname);
    expect(field(again, 'headline').value).toBe('Die alte Brücke wird gesperrt');
    expect(again.textContent).toContain('Verkehr');
  });

  it('nothing is said to be saved by itself before it is', async () => {
    const { body } = await app.http.inject({ url: '/schreiben/artikel', headers: cookie });
    const drawn = new DOMParser().parseFromString(body, 'text/html').body;
    expect(words(drawn).textContent).toBe('Was Sie schreiben, wird von selbst gespeichert.');
    expect(words(drawn).style.visibility).toBe('hidden');
    expect(words(await open('/schreiben/artikel')).style.visibility).toBe('');
  });

  it('a place is chosen by keyboard', async () => {
    const page = await open('/schreiben/artikel');
    await type(field(page, 'locationId'), 'aue');
    await until(() => expect(page.querySelectorAll('[role=option]')).toHaveLength(1));
    await press(field(page, 'locationId'), 'ArrowDown');
    expect(field(page, 'locationId').getAttribute('aria-activedescendant')).toBe(
      page.querySelector('[aria-selected=true]')!.id,
    );
    await press(field(page, 'locationId'), 'Enter');
    expect(field(page, 'locationId').value).toBe(place.name);
  });

  it('what is missing for publishing stands beside its field, which gets the focus', async () => {
    const page = await open('/schreiben/artikel');
    await type(field(page, 'lead'), 'Ohne Überschrift.');
    await acting(() => button(page, 'Veröffentlichen').click());
    await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
    await acting(waitForRequests);
    await until(() => expect(document.activeElement).toBe(field(page, 'headline')));
    expect(page.querySelector('dialog')).toBeNull();
    expect(field(page, 'headline').getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#f-headline-hint')!.textContent).toContain('Überschrift');
    // Whoever puts one thing right isn't led to the next while typing.
    await type(field(page, 'headline'), 'E');
    await acting(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(field(page, 'headline'));
  });

  it('what is needed is marked, named apart from what is advised, and beside the button leads to its field', async () => {
    const page = await open('/schreiben/artikel');
    const marked = [...page.querySelectorAll('label[data-mark="nötig"]')].map((label) => label.textContent);
    expect(marked).toEqual(['Überschrift', 'Text', 'Ort', 'Rubrik']);
    expect(field(page, 'headline').getAttribute('aria-required')).toBe('true');
    const needed = () =>
      [...page.querySelectorAll('[class*="needed"] button')].map(({ textContent }) => textContent);
    expect(needed()).toEqual(marked);
    const points = [...page.querySelectorAll('aside details h3')].map((heading) => [
      heading.textContent,
      heading.nextElementSibling!.textContent!.includes('Überschrift'),
    ]);
    expect(points).toEqual([
      ['Nötig zum Veröffentlichen', true],
      ['Unser Rat', false],
    ]);
    await acting(() => page.querySelector<HTMLElement>('[class*="needed"] button')!.click());
    await until(() => expect(document.activeElement).toBe(field(page, 'headline')));
    await type(field(page, 'headline'), 'Die alte Brücke wird gesperrt');
    expect(needed()).toEqual(['Text', 'Ort', 'Rubrik']);
  });

  it('places at hand are offered as soon as one comes to the field', async () => {
    const page = await open('/schreiben/artikel');
    await acting(() => field(page, 'locationId').focus());
    await until(() => expect(page.querySelectorAll('[role=option]')).toHaveLength(1));
    await acting(() => page.querySelector<HTMLElement>('[role=option]')!.click());
    expect(field(page, 'locationId').value).toBe(place.name);
  });

  itWith('events')('half a day keeps the text from going out, and nobody from signing in again', async () => {
    const page = await open('/schreiben/termin');
    const day = page.querySelector<HTMLInputElement>('[type=date]')!;
    // jsdom empties what no day can be.
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    await acting(() => button(page, 'Veröffentlichen').click());
    expect(page.querySelector('dialog')).toBeNull();
    served.headers = {};
    await type(field(page, 'title'), 'Sommerfest');
    await leave();
    await until(() => expect(page.querySelector('dialog')).not.toBeNull());
    await acting(() => page.querySelector<HTMLElement>('dialog [aria-label="Schließen"]')!.click());
    expect(page.querySelector('dialog')).toBeNull();
    await acting(() => button(page, 'Wieder anmelden').click());
    expect(page.querySelector('dialog')).not.toBeNull();
  });

  it('after the session has ended one signs in in place, and saving goes on', async () => {
    const page = await open('/schreiben/artikel');
    served.headers = {};
    await type(field(page, 'headline'), 'Lange geschrieben');
    await leave();
    expect(saving(page)).toBe('signed-out');
    await until(() => expect(page.querySelector('dialog')).not.toBeNull());
    expect(page.querySelector('dialog')!.textContent).toContain('melden Sie sich wieder an');
    served.headers = cookie;
    await acting(() => button(page.querySelector('dialog')!, 'Ich bin wieder angemeldet').click());
    await until(() => expect(saving(page)).toBe('saved'));
    expect(page.querySelector('dialog')).toBeNull();
  });

  it('somebody else who signs in sees nothing of it', async () => {
    const page = await open('/schreiben/artikel');
    served.headers = {};
    await type(field(page, 'headline'), 'Nur meins');
    await leave();
    served.headers = await signedIn(app, await aUser(ctx));
    await until(() => expect(page.querySelector('dialog')).not.toBeNull());
    await acting(() => button(page.querySelector('dialog')!, 'Ich bin wieder angemeldet').click());
    await until(() => expect(page.querySelector('#f-headline')).toBeNull());
    expect(page.textContent).toContain('Dieser Text gehört jemand anderem');
    expect(page.innerHTML).not.toContain('Nur meins');
  });
});
