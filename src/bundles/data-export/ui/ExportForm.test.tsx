import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, upgradeElements } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findRun } from '../queries.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
const assign = vi.fn();
vi.stubGlobal('location', { ...location, assign });
const author = await aUser(ctx);
const cookie = await signedIn(app, author);
const makeImage = async (caption: string) => (await anImage(ctx, { ownerId: author.id, caption })).id;
const [bridge, market, river] = [
  await makeImage('Brücke'),
  await makeImage('Markt'),
  await makeImage('Fluss'),
];
const body = build.doc(build.gallery(bridge, market, river));
const article = await anArticle(ctx, { authorId: author.id, body });

beforeEach(() => {
  served.headers = cookie;
  assign.mockClear();
  document.body.innerHTML = '<div id="meldungen"></div>';
});

/** Opens the dialog's form alive, with ZIP as its format. */
const open = async () => {
  const url = `/dataexchange/ajax/exporttask/article?dataRef=${article.id}`;
  const reply = await app.http.inject({ url, headers: { accept: 'application/json', ...cookie } });
  const place = await upgradeElements((reply.json() as { html: string }).html);
  await acting(() => place.querySelector<HTMLInputElement>('input[value="zip"]')!.click());
  return place;
};
const rows = (place: Element) => [...place.querySelectorAll('ol > li')];
const names = (place: Element) => rows(place).map((row) => /Brücke|Markt|Fluss/.exec(row.textContent)?.[0]);
const handle = (place: Element, name: string) =>
  rows(place)
    .find((row) => row.textContent.includes(name))!
    .querySelector<HTMLElement>('[data-control$="handle"]')!;
const press = (element: HTMLElement, key: string) =>
  acting(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const point = (type: string, y: number) => new MouseEvent(type, { bubbles: true, clientY: y, button: 0 });
const send = async (place: Element) => {
  await acting(() => place.querySelector('form')!.requestSubmit());
  await acting(waitForRequests);
  const address = assign.mock.calls[0]![0] as string;
  return (await findRun(ctx, Number(address.split('/').at(-1))))!;
};

const checks = (place: Element) =>
  [...place.querySelectorAll('[aria-label="Das ist darin"] li')].map((row) => row.textContent);

describe('what is noticed for print', () => {
  it('is said of the words and of the pictures that go along, in the chosen size', async () => {
    const place = await open();
    expect(checks(place)).toEqual([]);
    await acting(() => place.querySelector<HTMLInputElement>('input[value="print"]')!.click());
    expect(checks(place)[0]).toMatch(/^Länge: /);
    expect(checks(place).filter((line) => line.includes('mm'))).toHaveLength(3);
    await acting(() => place.querySelector<HTMLInputElement>('ol input[type="checkbox"]')!.click());
    const two = checks(place).filter((line) => line.includes('mm'));
    expect([two.length, two.join().includes('Brücke')]).toEqual([2, false]);
    const size = place.querySelector<HTMLSelectElement>('select[name=size]')!;
    size.value = 'M';
    await acting(() => size.dispatchEvent(new Event('change', { bubbles: true })));
    expect(checks(place).filter((line) => line.includes('nur 27 ×'))).toHaveLength(2);
  });

  it('stands on the page for those without scripts, whatever the format', async () => {
    const headers = { accept: 'text/html', ...cookie };
    const { body } = await app.http.inject({
      url: `/cockpit/export/neu/article?dataRef=${article.id}`,
      headers,
    });
    expect(body).toContain('Für den Druck geprüft');
  });
});

describe('the pictures of an export', () => {
  it('are put in order by keys, which says where they are and keeps the focus', async () => {
    const place = await open();
    expect(names(place)).toEqual(['Brücke', 'Markt', 'Fluss']);
    await acting(() => handle(place, 'Fluss').focus());
    await press(handle(place, 'Fluss'), 'ArrowUp');
    expect([names(place), document.activeElement]).toEqual([
      ['Brücke', 'Fluss', 'Markt'],
      handle(place, 'Fluss'),
    ]);
    expect(place.querySelector('fieldset > output')!.textContent).toContain('2');
    await press(handle(place, 'Fluss'), 'Home');
    await press(handle(place, 'Brücke'), 'End');
    expect((await send(place)).imageIds).toEqual([river, market, bridge]);
  });

  it('are dragged to their place by the handle, and go along in that order', async () => {
    const place = await open();
    for (const [at, row] of rows(place).entries())
      row.getBoundingClientRect = () => new DOMRect(0, at * 100 + 100, 300, 100);
    await acting(() => handle(place, 'Fluss').dispatchEvent(point('pointerdown', 350)));
    await acting(() => document.dispatchEvent(point('pointermove', 150)));
    await acting(() => document.dispatchEvent(point('pointerup', 150)));
    await acting(() => document.dispatchEvent(point('pointermove', 350)));
    expect(names(place)).toEqual(['Fluss', 'Brücke', 'Markt']);
    expect((await send(place)).imageIds).toEqual([river, bridge, market]);
  });

  it('stay behind when they are not chosen, also all of them', async () => {
    const place = await open();
    const boxes = () => [...place.querySelectorAll<HTMLInputElement>('ol input[type="checkbox"]')];
    await acting(() => boxes()[1]!.click());
    expect((await send(place)).imageIds).toEqual([bridge, river]);
    assign.mockClear();
    for (const at of [0, 2]) await acting(() => boxes()[at]!.click());
    expect((await send(place)).imageIds).toEqual([]);
  });
});
