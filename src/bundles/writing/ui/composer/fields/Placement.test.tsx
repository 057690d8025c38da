// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { Placement } from './Placement.tsx';
import { cachePlace } from './place-names.ts';

const CATEGORIES = [
  { id: 1, name: 'Rathaus' },
  { id: 2, name: 'Hafen' },
  { id: 3, name: 'Sport' },
];
const AUENFELD = { id: 7, name: 'Auenfeld', note: '', categoryIds: [1, 3] };

const optionsFor = (locationId: number | null, categoryId: number | null = null) => {
  const html = renderToHtml(
    <Placement
      view={{ categories: CATEGORIES, place: AUENFELD }}
      content={{ locationId, categoryId, tags: [] }}
      onChange={() => undefined}
      errors={{}}
    />,
  );
  return [...html.matchAll(/<option value="\d+"[^>]*>([^<]+)</g)].map(([, name]) => name);
};

describe('the categories of a composer', () => {
  it('are those that the place offers', () => {
    expect(optionsFor(7)).toEqual(['Rathaus', 'Sport']);
  });

  it('are all while no place is chosen, or nothing is known of it', () => {
    expect(optionsFor(null)).toHaveLength(3);
  });

  it('are those of a place that was chosen since', () => {
    cachePlace({ id: 8, name: 'Steinach', note: '', categoryIds: [2] });
    expect(optionsFor(8)).toEqual(['Hafen']);
  });

  it('hold what is chosen, though the place doesn’t offer it', () => {
    expect(optionsFor(7, 2)).toEqual(['Rathaus', 'Hafen', 'Sport']);
  });
});
