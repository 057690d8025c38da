import { beforeEach, describe, expect, it, vi } from 'vitest';
import { halfTyped } from '../work/texts.ts';
import { defineHalfTyped, findHalfTyped } from './half-typed.ts';

defineHalfTyped();

const field = () => document.querySelector('input')!;
const words = () => document.querySelector('half-typed')!.textContent;

/** Pretends what only real browsers know of a field: that there is something in it which they can't read. */
const holds = (isHalf: boolean) =>
  vi.spyOn(field().validity, 'badInput', 'get').mockReturnValue(isHalf) &&
  field().dispatchEvent(new Event('input'));

beforeEach(() => {
  document.body.innerHTML =
    '<form><input id="f-until" type="date"><half-typed for="f-until"></half-typed></form>';
});

describe('a field for a day of which half is typed', () => {
  it('says nothing while one types', () => {
    holds(true);
    expect(words()).toBe('');
  });

  it('says so when it is left, and keeps the form from going without it', () => {
    holds(true);
    field().dispatchEvent(new Event('blur'));
    expect(words()).toBe(halfTyped);
    expect(field().validationMessage).toBe(halfTyped);
    expect(document.querySelector('form')!.checkValidity()).toBe(false);
    expect(findHalfTyped(document)).toBe(field());
  });

  it('takes it back as soon as the day is whole', () => {
    holds(true);
    field().dispatchEvent(new Event('blur'));
    holds(false);
    expect(words()).toBe('');
    expect(document.querySelector('form')!.checkValidity()).toBe(true);
    expect(findHalfTyped(document)).toBeUndefined();
  });
});
