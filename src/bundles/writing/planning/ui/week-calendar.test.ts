import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { scheduleManuscript } from '../../publishing.ts';
import { findManuscript } from '../../queries.ts';
import { aManuscript, anAuthor, anEditor } from '../../test-data.ts';
import { weekOfDay } from '../rules.ts';
import { dropped, stepped } from './target.ts';
import { defineWeekCalendar } from './week-calendar.ts';

const app = await testApp();
const { ctx } = app;
const editor = await anEditor(ctx);
const browser = await signedIn(app, editor);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineWeekCalendar();
/** A Wednesday, so that the days beside it are of the same week. */
const day = addDays(dayOf(ctx.now), 17 - (new Date(dayOf(ctx.now)).getUTCDay() || 7));
const address = `/cockpit/planung?woche=${weekOfDay(day)}`;

const opened = async () => {
  const { id, version } = await aManuscript(ctx, (await anAuthor(ctx)).viewer);
  const at = momentAt(day, '09:30')!;
  await scheduleManuscript(actAs(ctx, editor.viewer), { id, version, at });
  served.headers = browser;
  const { body } = await app.http.inject({ url: address, headers: { accept: 'text/html', ...browser } });
  history.replaceState(null, '', address);
  const page = new DOMParser().parseFromString(body, 'text/html').querySelector('week-calendar')!;
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>${page.outerHTML}`;
  const entry = () => document.querySelector<HTMLElement>(`#m${id}`)!;
  const standsAt = async () => (await findManuscript(ctx, id))!.scheduledFor;
  return { id, entry, summary: () => entry().querySelector('summary')!, standsAt };
};
const key = (place: Element, name: string) =>
  place.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const drag = (name: string, place: Element) =>
  place.dispatchEvent(
    Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      dataTransfer: { setData: () => undefined, effectAllowed: '' },
    }),
  );
const said = () => document.querySelector('[data-said]')!.textContent;
const settled = () =>
  vi.waitFor(() => expect(document.querySelector('[data-week] form[data-move] button')).not.toBeNull());

beforeEach(() => {
  served.isOffline = false;
});

describe('<week-calendar>', () => {
  it('is moved by the arrow keys: they choose, Enter moves, Escape leaves it', async () => {
    const { entry, summary, standsAt } = await opened();
    key(summary(), 'ArrowRight');
    key(summary(), 'ArrowDown');
    expect(said()).toContain('10.30\u00a0Uhr');
    expect(document.querySelector('[data-over]')).not.toBeNull();
    key(summary(), 'Escape');
    expect(said()).toBe('Abgebrochen, nichts wurde verlegt.');
    expect(document.querySelector('[data-over]')).toBeNull();
    key(summary(), 'ArrowRight');
    key(summary(), 'ArrowUp');
    key(summary(), 'Enter');
    await vi.waitFor(async () => expect(await standsAt()).toEqual(momentAt(addDays(day, 1), '08:30')));
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(entry().closest<HTMLElement>('[data-day]')!.dataset['day']).toBe(addDays(day, 1));
    expect(said()).toContain('erscheint jetzt am');
    expect(location.search).toContain('verlegt=');
  });

  it('is dragged to an hour of another day, and back by the button for it', async () => {
    const { entry, standsAt } = await opened();
    expect(entry().draggable || entry().getAttribute('draggable')).toBeTruthy();
    const place = document.querySelector(`[data-day="${addDays(day, -1)}"] [data-hour="18"]`)!;
    drag('dragstart', entry());
    drag('dragover', place);
    expect(place.hasAttribute('data-over')).toBe(true);
    drag('drop', place);
    await vi.waitFor(async () => expect(await standsAt()).toEqual(momentAt(addDays(day, -1), '18:00')));
    await settled();
    const undo = await vi.waitFor(() => {
      const form = document.querySelector<HTMLFormElement>('form[data-move]:has([name=nach])');
      expect(form).not.toBeNull();
      return form!;
    });
    undo.requestSubmit();
    await vi.waitFor(async () => expect(await standsAt()).toEqual(momentAt(day, '09:30')));
  });

  it('says what stood against it, shows the calendar as it is, and says when the call fails', async () => {
    const { entry, summary, standsAt } = await opened();
    entry().querySelector<HTMLInputElement>('[name=von]')!.value = new Date(0).toISOString();
    key(summary(), 'ArrowRight');
    key(summary(), 'Enter');
    await vi.waitFor(() => expect(document.body.textContent).toContain('inzwischen verlegt'));
    await vi.waitFor(() =>
      expect(entry().querySelector<HTMLInputElement>('[name=von]')!.value).not.toContain('1970'),
    );
    served.isOffline = true;
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
    key(summary(), 'ArrowRight');
    key(summary(), 'Enter');
    await vi.waitFor(() => expect(document.querySelectorAll('flash-message')).toHaveLength(2));
    expect(await standsAt()).toEqual(momentAt(day, '09:30'));
  });
});

describe('where it goes', () => {
  it.each([
    [{ tag: '2026-11-29', uhr: '23:30' }, [0, 1], { tag: '2026-11-30', uhr: '00:30' }],
    [{ tag: '2026-11-30', uhr: '00:05' }, [0, -1], { tag: '2026-11-29', uhr: '23:05' }],
    [{ tag: '2026-12-31', uhr: '06:30' }, [1, 0], { tag: '2027-01-01', uhr: '06:30' }],
  ] as const)('%o by %o is %o', (from, [days, hours], to) => expect(stepped(from, days, hours)).toEqual(to));

  it('is the same clock on a day and in its hour, the full hour elsewhere', () => {
    const from = { tag: '2026-11-27', uhr: '06:30' };
    expect(dropped(from, '2026-11-28', '6')).toEqual({ tag: '2026-11-28', uhr: '06:30' });
    expect(dropped(from, '2026-11-28', undefined)).toEqual({ tag: '2026-11-28', uhr: '06:30' });
    expect(dropped(from, '2026-11-28', '9')).toEqual({ tag: '2026-11-28', uhr: '09:00' });
  });
});
