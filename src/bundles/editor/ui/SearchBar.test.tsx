import { search } from 'prosemirror-search';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { Island } from '#kernel/island.tsx';
import { hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { SearchBar } from './SearchBar.tsx';
import { toEditorDocument } from './surface/document.ts';

const state = EditorState.create({
  doc: toEditorDocument(build.doc(build.p('Wort')), 'full'),
  plugins: [search()],
});
const Probe = () => <SearchBar state={state} apply={() => {}} onClose={() => {}} />;
testIsland('SearchProbe', Probe);

/** Says whether the browser still does what Enter does there by itself. */
const isLeftToBrowser = (element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

describe('Enter in the bar that searches', () => {
  it('goes on to the next place from its fields, and presses its buttons', async () => {
    const place = await hydrate(<Island of={Probe} when="load" props={{}} />);
    expect([...place.querySelectorAll('input')].map(isLeftToBrowser)).toEqual([false, false]);
    const buttons = [...place.querySelectorAll('button')];
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.every(isLeftToBrowser)).toBe(true);
  });
});
