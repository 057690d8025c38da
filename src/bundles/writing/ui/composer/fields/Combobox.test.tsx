import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => document.body.replaceChildren());

const nothing = () => {};

const show = () => {
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(
      <Combobox name="place" words="Auenfeld" onWords={nothing} suggestions={[]} onTake={nothing} />,
    ),
  );
  return place.querySelector('input')!;
};

/** Presses the button as browsers do it; says whether the engine may set the caret by itself when it comes up. */
const press = (field: HTMLInputElement): boolean => {
  let mayPlaceCaret = true;
  act(() => {
    field.focus();
    field.setSelectionRange(3, 3);
    mayPlaceCaret = field.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
    field.click();
  });
  return mayPlaceCaret;
};

describe('a field with suggestions', () => {
  it('is marked whole by the first click, and no engine undoes that', () => {
    const field = show();
    expect(press(field)).toBe(false);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Auenfeld'.length]);
  });

  it('leaves the keys to whoever composes a word', () => {
    const take = vi.fn<(key: string) => void>();
    const onKey = vi.fn<() => boolean>(() => true);
    const place = document.body.appendChild(document.createElement('div'));
    const suggestions = [{ key: '1', name: '東京' }];
    act(() =>
      createRoot(place).render(
        <Combobox name="p" words="とう" onWords={nothing} onTake={take} {...{ suggestions, onKey }} />,
      ),
    );
    const field = place.querySelector('input')!;
    const pressKey = (key: string, isComposing: boolean) => {
      const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true });
      act(() => void field.dispatchEvent(event));
      return event.defaultPrevented;
    };
    for (const key of ['ArrowDown', 'Enter']) expect(pressKey(key, true)).toBe(false);
    expect([take, onKey].map(({ mock }) => mock.calls)).toEqual([[], []]);
    for (const key of ['ArrowDown', 'Enter']) pressKey(key, false);
    expect(take).toHaveBeenCalledWith('1');
  });

  it('lets the next click set the caret', () => {
    const field = show();
    press(field);
    expect(press(field)).toBe(true);
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
  });
});
