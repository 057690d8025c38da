import { describe, expect, it } from 'vitest';
import * as build from '../build.ts';
import { toParts } from '../ready-html.tsx';
import { liftHeadings } from './lift-headings.ts';

/** Returns the ranks after lifting, for headings as they were chosen; 0 is a slot between them. */
const lifted = (...chosen: readonly number[]): string => {
  const parts = chosen.map((rank) =>
    rank === 0 ? { node: null } : { html: `<h${rank} id="x">A</h${rank}><p>b</p>` },
  );
  return liftHeadings(parts)
    .flatMap((part) => ('html' in part ? [...part.html.matchAll(/<h(\d)[^>]*>A<\/h\1>/g)] : []))
    .map(([, rank]) => rank)
    .join(' ');
};

describe('headings of a text', () => {
  it('stay as they are where no rank is left out', () => {
    expect(lifted(2, 3, 4, 2, 3)).toBe('2 3 4 2 3');
  });

  it.each([
    [[3], '2'],
    [[4, 4], '2 2'],
    [[3, 3, 4], '2 2 3'],
    [[2, 4, 3, 2], '2 3 3 2'],
    [[4, 3, 2], '2 2 2'],
    [[2, 4, 0, 4, 2, 4], '2 3 3 2 3'],
  ])('close the gaps: %j becomes %s', (chosen, ranks) => {
    expect(lifted(...chosen)).toBe(ranks);
  });

  it('leaves words alone that look like one', () => {
    const [part] = toParts(build.doc(build.p('<h3>Ein Wort</h3>')));
    expect(liftHeadings([part as { html: string }])).toEqual([part]);
  });

  it('lifts what the tree was drawn to', () => {
    const parts = toParts(build.doc(build.h3('Erst'), build.p('Text.'))) as readonly { html: string }[];
    expect(liftHeadings(parts)).toEqual([{ html: '<h2>Erst</h2><p>Text.</p>' }]);
  });
});
