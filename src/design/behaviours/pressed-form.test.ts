import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePressedForm } from './pressed-form.ts';
import type { Press } from './pressed-form.ts';

const press = vi.fn<Press>((place) => Promise.resolve(place));
const load = vi.fn(() => Promise.resolve(press));
const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
definePressedForm('pressed-form', load);

const draw = () => {
  document.body.innerHTML =
    '<pressed-form><form action="/merken/7"><button name="gemerkt" value="1">Merken</button></form></pressed-form>';
  return document.querySelector('button')!;
};
const leave = (sign = 'pagehide') => dispatchEvent(new Event(sign));
const sent = () => sendBeacon.mock.calls.map(([address, body]) => `${address}?${body}`);

beforeEach(() => {
  load.mockReset().mockResolvedValue(press);
  press.mockReset().mockImplementation((place) => Promise.resolve(place));
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => {
  // Whoever still waits hears of it here.
  for (const sign of ['pagehide', 'beforeunload']) leave(sign);
  document.body.innerHTML = '';
});

describe('a form that acts without leaving the page', () => {
  it('is sent once, and its button rests until that is done', async () => {
    const button = draw();
    const done = Promise.withResolvers<HTMLElement>();
    press.mockReturnValue(done.promise);
    button.click();
    await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(1));
    expect(button.disabled).toBe(true);
    done.resolve(document.querySelector('pressed-form')!);
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    leave();
    expect(sent()).toEqual([]);
  });

  it('leaves the focus to who has gone on elsewhere while it was sent', async () => {
    const button = draw();
    const field = document.body.appendChild(document.createElement('input'));
    const done = Promise.withResolvers<HTMLElement>();
    press.mockReturnValue(done.promise);
    button.focus();
    button.click();
    await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(1));
    field.focus();
    done.resolve(document.querySelector('pressed-form')!);
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(field);
  });

  it.each(['pagehide', 'beforeunload'])(
    'is sent blindly when its page is left before that has come which sends it: %s',
    (sign) => {
      load.mockReturnValue(new Promise(() => {}));
      draw().click();
      leave(sign);
      expect(sent()).toEqual([`${location.origin}/merken/7?gemerkt=1`]);
      expect(press).not.toHaveBeenCalled();
    },
  );

  it('can be pressed again when nothing could be fetched, and sends nothing later by itself', async () => {
    const button = draw();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    button.click();
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    leave();
    leave('beforeunload');
    expect(sent()).toEqual([]);
    button.click();
    await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  });
});
