import { describe, expect, it } from 'vitest';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { aTeaserView } from '#bundles/teasers/test-data.ts';
import type { FrontRows, FrontSection } from './composition.ts';
import { layOut } from './layout.ts';
import type { CommentItemView } from './views.ts';

const aTeaser = (id: number, kind = 'article') =>
  aTeaserView({
    id,
    kind,
    href: `/x_a${id}`,
    kicker: { place: 'Auenfeld', category: '' },
    headline: `Ein Beitrag mit einer Überschrift von üblicher Länge ${id}`,
  });
const some = (count: number) => Array.from({ length: count }, (_, at) => aTeaser(at + 1));
const aSection = (at: number, count = 5): FrontSection<TeaserView> => ({
  name: `Rubrik ${at}`,
  href: `/c-${at}`,
  pieces: some(count),
});
const sections = (count: number) => Array.from({ length: count }, (_, at) => aSection(at));
const aCommentItem = (id: number): CommentItemView => ({
  kind: 'voice',
  id,
  href: `/x#comment-${id}`,
  text: 'Das ist aber schön gesagt.',
  author: 'Ruth',
  headline: 'Elf zu zehn',
  time: { iso: '2026-11-20T09:30:00Z', text: 'vor 2 Stunden' },
  isQuestion: false,
});

const NOTHING: FrontRows<TeaserView> = {
  lead: undefined,
  featuredEvent: undefined,
  question: undefined,
  picture: undefined,
  feature: undefined,
  side: [],
  standards: [],
  briefs: [],
  snapshots: [],
  events: [],
  opinions: [],
  near: [],
  ranking: [],
  sections: [],
  rest: [],
};

const lay = (rows: Partial<FrontRows<TeaserView>>, featured: readonly CommentItemView[] = []) =>
  layOut(
    {
      ...NOTHING,
      ...rows,
    },
    featured,
  );
const column = { question: aTeaser(1), featuredEvent: aTeaser(2, 'event'), picture: aTeaser(3, 'imagepost') };
const featured = [aCommentItem(1), aCommentItem(2)];
const full = { ...column, events: some(6), opinions: some(3), near: some(6), ranking: some(5) };
const kinds = ({ rail }: ReturnType<typeof lay>) => rail.items.map(({ kind }) => kind);

describe('the column', () => {
  it('shows unlike things: a question, a date, a voice, a picture', () => {
    expect(kinds(lay({ ...full, sections: sections(8) }, featured)).slice(0, 4)).toEqual([
      'question',
      'date',
      'voice',
      'picture',
    ]);
  });

  it('leads from the question to its answers', () => {
    const { rail } = lay({ ...full, sections: sections(8) }, featured);
    expect(rail.items[0]).toMatchObject({ kind: 'question', href: '/x_a1#kommentare', commentCount: 3 });
  });

  it('leaves out voices beside little, but nothing that stands nowhere else on the page', () => {
    const { rail } = lay({ ...column, near: some(6), opinions: some(3) }, featured);
    expect([rail.isColumn, rail.items.map(({ kind }) => kind)]).toEqual([
      true,
      ['question', 'date', 'picture'],
    ]);
    for (const events of [[], some(2), some(6)])
      for (const ranking of [[], some(5)])
        for (const near of [[], some(6)])
          expect(kinds(lay({ ...column, events, ranking, near }, featured))).toEqual(
            expect.arrayContaining(['question', 'date', 'picture']),
          );
  });

  it('stands across the page where there is nothing beside it, or too little', () => {
    expect(lay({ ...full, sections: sections(2) }, featured).rail.isColumn).toBe(true);
    expect(lay(column, featured).rail.isColumn).toBe(false);
    expect(lay({ ...column, ranking: some(5), events: some(2) }, featured).rail.isColumn).toBe(false);
    expect(kinds(lay(column, featured))).toHaveLength(4);
  });

  it('is empty when there is nothing to hang on it', () => {
    expect(lay({ events: some(6) }).rail).toEqual({ items: [], isColumn: false });
  });
});

const shapeWith = (count: number) =>
  lay({ sections: [aSection(1, count)] }).sections.below.map(({ shape }) => shape);
const namesOf = ({ sections: { inFlow, below } }: ReturnType<typeof lay>) =>
  [...inFlow, ...below.flatMap((row) => row.sections)].map(({ name }) => name);

describe('the categories', () => {
  it('come up beside the rail as far as it is longer than the blocks there', () => {
    expect(lay({ ...full, sections: sections(8) }, featured).sections.inFlow.length).toBeGreaterThan(0);
    expect(lay({ events: some(6), sections: sections(8) }).sections.inFlow).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 12])('all %i stand there once, in their order', (count) => {
    const all = sections(count).map(({ name }) => name);
    for (const rows of [full, { events: some(6) }, {}])
      expect(namesOf(lay({ ...rows, sections: sections(count) }, featured))).toEqual(all);
  });

  it('never stand in the same shape below each other', () => {
    for (let count = 2; count <= 12; count++)
      for (const pieces of [3, 4, 5]) {
        const all = Array.from({ length: count }, (_, at) => aSection(at, pieces));
        const shapes = lay({ sections: all }).sections.below.map(({ shape }) => shape);
        expect(shapes.filter((shape, at) => shape === shapes[at - 1])).toEqual([]);
      }
  });

  it('take a shape that they fill', () => {
    expect([shapeWith(5), shapeWith(4), shapeWith(3)]).toEqual([['lead'], ['feature'], ['feature']]);
  });
});
