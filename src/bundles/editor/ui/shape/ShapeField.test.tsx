import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { ShapeField } from './ShapeField.island.tsx';
import * as texts from './texts.ts';

const Probe = ({ text }: { text: string }) => (
  <form>
    <label htmlFor="f">Text</label>
    <textarea id="f" name="text" defaultValue={text} />
    <ShapeField fieldId="f" label="Text" />
  </form>
);
testIsland('Probe', Probe);

const button = (place: Element) => place.querySelector<HTMLButtonElement>('form > button:last-of-type')!;
/** Presses the button and waits for the two chunks that the first press asks for. */
const press = (place: Element) =>
  acting(async () => {
    button(place).click();
    await import('../SmallField.tsx');
    await import('../VisualEditor.tsx');
    await setImmediate();
  });
const words = (place: Element) => place.querySelector('.ProseMirror');

/** Pastes plain words where the cursor is. */
const paste = (place: Element, text: string) =>
  acting(() => {
    const clipboardData = {
      getData: (type: string) => (type === 'text/plain' ? text : ''),
      files: [],
      types: [],
    };
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    words(place)!.dispatchEvent(event);
  });

describe('a plain field that is shaped', () => {
  it('shows its BBCode as it will look, stays the source, and comes back', async () => {
    const place = await hydrate(<Island of={Probe} when="load" props={{ text: 'Ein [b]Wort[/b]' }} />);
    const field = place.querySelector('textarea')!;
    await press(place);
    expect(words(place)?.innerHTML).toBe('<p>Ein <strong>Wort</strong></p>');
    expect([field.value, field.tabIndex, button(place).textContent]).toEqual([
      'Ein [b]Wort[/b]',
      -1,
      texts.shapePlain,
    ]);
    expect(new FormData(place.querySelector('form')!).getAll('text')).toEqual(['Ein [b]Wort[/b]']);

    await acting(() => {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(words(place)?.textContent).toBe('');

    await press(place);
    expect([words(place), field.tabIndex, button(place).textContent]).toEqual([null, 0, texts.shape]);
  });
  it('gets what is written as the small BBCode has it, in which a backslash escapes brackets alone', async () => {
    const place = await hydrate(<Island of={Probe} when="load" props={{ text: '' }} />);
    const field = place.querySelector('textarea')!;
    await press(place);
    await paste(place, 'Schön :) I <3 [b] und\n\nhttps://a.example');
    expect(field.value).toBe('Schön :) I <3 \\[b] und\n\n[url]https://a.example[/url]');
  });
});
