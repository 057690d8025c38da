import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { RichTextField } from './RichTextField.tsx';

const Probe = () => {
  const [error, setError] = useState<string>();
  return (
    <form>
      <RichTextField
        name="text"
        label="Text"
        set="full"
        value={build.doc()}
        onChange={() => {}}
        error={error}
      />
      <button id="check" type="button" onClick={() => setError(error ? undefined : 'Der Text fehlt noch.')}>
        Prüfen
      </button>
    </form>
  );
};
testIsland('CheckedProbe', Probe);

describe('the text of a field', () => {
  it('tells what is wrong with it as soon as that is known, before anybody types', async () => {
    const place = await hydrate(<Island of={Probe} when="load" props={{}} />);
    await acting(() => import('./VisualEditor.tsx').then(() => undefined));
    const words = await vi.waitFor(() => {
      const found = place.querySelector('.ProseMirror');
      expect(found).not.toBeNull();
      return found!;
    });
    const told = () => {
      const [by, wrong] = ['aria-describedby', 'aria-invalid'].map((name) => words.getAttribute(name));
      return [wrong, by && document.getElementById(by)?.textContent];
    };
    expect(told()).toEqual([null, null]);
    await acting(() => place.querySelector<HTMLButtonElement>('#check')!.click());
    expect(told()).toEqual(['true', 'Der Text fehlt noch.']);
    await acting(() => place.querySelector<HTMLButtonElement>('#check')!.click());
    expect(told()).toEqual([null, null]);
  });
});
