import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { notUnderstood } from '../rules/texts.ts';
import * as texts from '../texts.ts';
import { WhenField } from './WhenField.tsx';

const Probe = ({ words }: { words: string }) => (
  <WhenField
    name="wann"
    words={words}
    onWords={() => undefined}
    onDates={() => undefined}
    onSeries={() => undefined}
  />
);
testIsland('Probe', Probe);

/** Keeps the words, as the composer does. */
const Form = ({ words: begun }: { words: string }) => {
  const [words, setWords] = useState(begun);
  return (
    <WhenField
      name="wann"
      words={words}
      onWords={setWords}
      onDates={() => undefined}
      onSeries={() => undefined}
    />
  );
};
testIsland('Form', Form);

const press = async (words: string) => {
  const place = await hydrate(<Island of={Form} when="load" props={{ words }} />);
  await acting(() => vi.dynamicImportSettled());
  const button = place.querySelector('button')!;
  button.focus();
  await acting(() => button.click());
  return place;
};

describe('when something takes place, in words', () => {
  it('says that the dates are taken over, where the focus goes on: the button is gone', async () => {
    const place = await press('dienstags um 19 Uhr');
    expect(place.querySelector('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe(texts.taken);
  });

  it('leads back to the words that aren’t understood, with why', async () => {
    await press('dienstags um 19 Uhr bei Vollmond');
    const field = document.activeElement!;
    expect(field.id).toBe('f-wann');
    const hint = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(hint?.textContent).toContain(notUnderstood('bei vollmond'));
  });

  it('says why nothing is read where the connection was lost before it could be', async () => {
    vi.doMock('../rules/understand.ts', () => {
      throw new Error('offline');
    });
    const place = await hydrate(<Island of={Probe} when="load" props={{ words: 'dienstags um 19 Uhr' }} />);
    await vi.dynamicImportSettled();
    await acting(() => place.querySelector('button')!.click());
    expect(place.textContent).toContain(texts.readerMissing);
  });
});
