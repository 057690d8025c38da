import { beforeEach, expect, it, vi } from 'vitest';
import { guardOwnPage } from './own-page.ts';

const root = document.documentElement;
const reload = vi.fn();
const onReturn = vi.fn(async () => undefined);
vi.stubGlobal('location', { reload });
let way = 'navigate';
vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: way } as never]);

const show = (persisted: boolean) => {
  const event = new Event('pageshow');
  Object.assign(event, { persisted });
  dispatchEvent(event);
};
const isSeen = () => document.body.textContent !== '' && root.style.visibility !== 'hidden';

beforeEach(() => {
  reload.mockClear();
  onReturn.mockClear();
  way = 'navigate';
  root.dataset['reader'] = 'ada';
  root.style.visibility = '';
  document.body.textContent = 'Guten Tag, Ada.';
  document.cookie = 'litfass_reader=ada';
});

it('a page comes back as it was left to the one it was drawn for', () => {
  guardOwnPage(onReturn);
  dispatchEvent(new Event('pagehide'));
  expect(isSeen()).toBe(false);
  show(true);
  expect([isSeen(), reload.mock.calls.length, onReturn.mock.calls.length]).toEqual([true, 0, 1]);
});

it.each(['litfass_reader=; Max-Age=0', 'litfass_reader=berta'])(
  'nothing of it is seen by anybody else, or by nobody: %s',
  (cookie) => {
    guardOwnPage(onReturn);
    dispatchEvent(new Event('pagehide'));
    document.cookie = cookie;
    show(true);
    expect(isSeen()).toBe(false);
    expect(reload).toHaveBeenCalled();
    expect(onReturn).not.toHaveBeenCalled();
  },
);

it('one from the browser’s cache is asked as well, one that just came never', () => {
  document.cookie = 'litfass_reader=; Max-Age=0';
  guardOwnPage(onReturn);
  expect(isSeen()).toBe(true);
  show(false);
  expect(isSeen()).toBe(true);
  way = 'back_forward';
  guardOwnPage(onReturn);
  expect(isSeen()).toBe(false);
});

it('one from the browser’s cache is left to its reader', () => {
  way = 'back_forward';
  guardOwnPage(onReturn);
  expect([isSeen(), reload.mock.calls.length]).toEqual([true, 0]);
});

it('a page for everybody is left alone', () => {
  delete root.dataset['reader'];
  document.cookie = 'litfass_reader=; Max-Age=0';
  way = 'back_forward';
  const listen = vi.spyOn(globalThis, 'addEventListener');
  guardOwnPage(onReturn);
  expect([isSeen(), listen.mock.calls.length, reload.mock.calls.length]).toEqual([true, 0, 0]);
});
