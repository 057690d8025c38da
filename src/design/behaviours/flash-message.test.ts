import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '../constants.ts';
import { defineBehaviours } from './define.ts';
import { showFlash } from './flash-message.ts';

defineBehaviours();

const messages = () => [...document.querySelectorAll('flash-message')];
const only = () => messages()[0] as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});
afterEach(() => vi.useRealTimers());

describe('a flash message', () => {
  it('shows title and text as text', () => {
    showFlash({ type: 'success', title: 'Gut', text: '<i>gespeichert</i>' });
    expect(only().querySelector('b')?.textContent).toBe('Gut');
    expect(only().textContent).toContain('<i>gespeichert</i>');
    expect(only().querySelector('i')).toBeNull();
  });

  it('fades after five seconds by default', () => {
    showFlash({ type: 'primary', text: 'a' });
    vi.advanceTimersByTime(4999);
    expect(only().dataset['leaving']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(only().dataset['leaving']).toBe('');
    vi.advanceTimersByTime(300);
    expect(messages()).toEqual([]);
  });

  it('stays when its fade is 0', () => {
    showFlash({ type: 'alert', text: 'a', fade: 0 });
    vi.advanceTimersByTime(3_600_000);
    expect(messages()).toHaveLength(1);
  });

  it.each([
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ])('waits from %s to %s', (come, go) => {
    showFlash({ type: 'success', text: 'a', fade: 1000 });
    only().dispatchEvent(new Event(come));
    vi.advanceTimersByTime(60_000);
    expect(messages()).toHaveLength(1);
    only().dispatchEvent(new Event(go));
    vi.advanceTimersByTime(1300);
    expect(messages()).toEqual([]);
  });

  it('has a cross that closes it', () => {
    showFlash({ type: 'success', text: 'a', fade: 0 });
    const cross = only().querySelector('button')!;
    expect(cross.getAttribute('aria-label')).toBe('Meldung schließen');
    cross.click();
    vi.advanceTimersByTime(300);
    expect(messages()).toEqual([]);
  });

  it('has it beside buttons of its own, too', () => {
    document.body.innerHTML =
      '<flash-message data-fade="0"><span><button>Teilen</button></span></flash-message>';
    expect([...only().children].map(({ ariaLabel }) => ariaLabel)).toEqual([null, 'Meldung schließen']);
  });

  it('interrupts screen readers only when something went wrong', () => {
    for (const type of ['success', 'warning', 'alert'] as const) showFlash({ type, text: type });
    expect(messages().map((message) => message.getAttribute('role'))).toEqual(['status', 'alert', 'alert']);
  });

  it('that came with the page lives as well', () => {
    document.body.innerHTML = '<flash-message data-fade="2000">a</flash-message>';
    vi.advanceTimersByTime(2300);
    expect(messages()).toEqual([]);
  });
});
