import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { type RichTextDocument, treeToBBCode } from '#bundles/rich-text/ui/public.ts';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import * as texts from '../texts.ts';
import { type LoadEditor, RichTextField } from './RichTextField.tsx';

/** The chunk of the editor comes with the second attempt. */
let attempts = 0;
const load: LoadEditor = async () => {
  attempts += 1;
  if (attempts === 1) throw new Error('The chunk did not come');
  return { VisualEditor: ({ value }) => <output>{treeToBBCode(value)}</output> };
};
beforeEach(() => void (attempts = 0));

const tree = build.doc(build.p('Ein ', build.bold('Wort')));

const Probe = ({ begin }: { begin: string }) => {
  const [now, setNow] = useState<RichTextDocument>(tree);
  return (
    <form data-tree={treeToBBCode(now)}>
      <RichTextField name="text" label={begin} set="full" value={tree} onChange={setNow} load={load} />
    </form>
  );
};
testIsland('Probe', Probe);

const draw = () => hydrate(<Island of={Probe} when="load" props={{ begin: 'Text' }} />);

describe('a field whose editor does not come', () => {
  it('stays a plain field of BBCode with its label, and says so', async () => {
    const place = await draw();
    const field = place.querySelector('textarea')!;
    expect([field.name, field.value, field.labels[0]?.textContent]).toEqual([
      'text',
      'Ein [b]Wort[/b]',
      'Text',
    ]);
    await vi.waitFor(() => expect(place.textContent).toContain(texts.editorMissing));
    expect(place.querySelector('button')?.textContent).toBe(texts.loadAgain);
  });

  it('gives on what is typed as a tree', async () => {
    const place = await draw();
    const field = place.querySelector('textarea')!;
    await acting(() => {
      field.value = 'Noch [i]eines[/i] [foo]';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(place.querySelector('form')?.dataset.tree).toBe('Noch [i]eines[/i] [foo]');
  });

  it('asks again when somebody wishes, and goes on with what was typed meanwhile', async () => {
    const place = await draw();
    await vi.waitFor(() => expect(place.textContent).toContain(texts.editorMissing));
    await acting(() => {
      const field = place.querySelector('textarea')!;
      field.value = 'Inzwischen [b]getippt[/b]';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await acting(() => place.querySelector('button')?.click());
    await vi.waitFor(() =>
      expect(place.querySelector('output')?.textContent).toBe('Inzwischen [b]getippt[/b]'),
    );
  });
});
