import { beforeEach, describe, expect, it } from 'vitest';
import { sendFormsOnce } from './sent-once.ts';

sendFormsOnce();

beforeEach(() => {
  document.body.innerHTML = '<form method="post"></form><form method="post"></form><form></form>';
});

/** Submits a form at a moment, and says whether the browser sends it. */
const submit = (at: number, timeStamp: number, prepare?: (event: Event) => void): boolean => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  prepare?.(event);
  return document.forms[at]!.dispatchEvent(event);
};

describe('a form', () => {
  it('is sent once where its button is clicked twice, and again when that is meant', () => {
    expect([submit(0, 100), submit(0, 350), submit(0, 2400)]).toEqual([true, false, true]);
  });

  it('doesn’t hold up another one, nor one that only asks', () => {
    expect([submit(0, 5000), submit(1, 5100)]).toEqual([true, true]);
    expect([submit(2, 6000), submit(2, 6100)]).toEqual([true, true]);
  });

  it('isn’t counted as sent where a script takes care of it', () => {
    submit(0, 9000, (event) => event.preventDefault());
    expect(submit(0, 9100)).toBe(true);
  });
});
