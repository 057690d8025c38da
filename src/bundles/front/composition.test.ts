import { describe, expect, it } from 'vitest';
import { composeFront } from './composition.ts';
import type { Composable, FrontCandidates, FrontRows } from './composition.ts';

interface TestPiece extends Composable {
  readonly id: number;
}

const piece = (kind: string, id: number, hasPicture = true): TestPiece => ({
  kind,
  id,
  href: `/${kind}/${id}`,
  picture: hasPicture ? {} : null,
  commentCount: 0,
});
const articles = (from: number, to: number, hasPicture = true) =>
  Array.from({ length: to - from + 1 }, (_, at) => piece('article', from + at, hasPicture));
const snapshots = (count: number) => Array.from({ length: count }, (_, at) => piece('imagepost', at + 1));
const events = (count: number) => Array.from({ length: count }, (_, at) => piece('event', at + 1));
const anEventOn = (day: string, id: number) => ({
  ...piece('event', id),
  date: { iso: `2026-12-${day}` },
});

const compose = (candidates: Partial<FrontCandidates<TestPiece>>) =>
  composeFront(
    {
      newest: [],
      pinned: [],
      further: [],
      snapshots: [],
      events: [],
      opinions: [],
      near: [],
      discussed: [],
      questions: [],
      sections: [],
      ...candidates,
    },
    { news: 'article', pictures: 'imagepost' },
  );

const section = (name: string, ...pieces: readonly TestPiece[]) => ({ name, href: `/c-${name}`, pieces });
const ids = (list: readonly TestPiece[]) => list.map(({ id }) => id);
const allOf = (rows: FrontRows<TestPiece>) =>
  Object.values(rows)
    .flat()
    .filter((piece) => piece !== undefined) as TestPiece[];
const keys = (pieces: readonly TestPiece[]) => pieces.map(({ kind, id }) => `${kind} ${id}`);

describe('a front page', () => {
  it('gives the newest piece the lead and ranks the next ones below it', () => {
    const rows = compose({ newest: articles(1, 20) });
    expect(rows.lead?.id).toBe(1);
    expect(ids(rows.side)).toEqual([2, 3, 4, 5]);
    expect(ids(rows.standards)).toEqual([6, 7, 8]);
    expect(ids(rows.briefs)).toEqual([9, 10, 11, 12, 13]);
    expect(rows.feature?.id).toBe(14);
    expect(ids(rows.rest)).toEqual([15, 16, 17, 18, 19, 20]);
  });

  it('lets a piece with a picture lead before slightly newer ones without', () => {
    const newest = [
      ...articles(1, 2, false),
      ...articles(3, 3),
      ...articles(4, 5, false),
      ...articles(6, 20),
    ];
    const rows = compose({ newest });
    expect(rows.lead?.id).toBe(3);
    expect(ids(rows.side)).toEqual([6, 1, 2, 4]);
    expect(ids(rows.standards)).toEqual([7, 8, 9]);
    expect(ids(rows.briefs).slice(0, 2)).toEqual([5, 10]);
  });

  it('keeps the order of time where nothing has a picture', () => {
    const rows = compose({ newest: articles(1, 14, false) });
    expect([rows.lead?.id, ...ids(rows.side), ...ids(rows.standards)]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rows.feature).toBeUndefined();
  });

  it('lets the most talked about of the newest lead', () => {
    const newest = articles(1, 12).map((one) => ({
      ...one,
      commentCount: one.id === 4 || one.id > 6 ? 9 : 1,
    }));
    const rows = compose({ newest });
    expect([rows.lead?.id, ...ids(rows.side)]).toEqual([4, 1, 2, 3, 5]);
  });

  it('takes older articles where there are few new ones, and leaves the others to the next page', () => {
    const rows = compose({ newest: [...snapshots(5), ...articles(1, 2)], further: articles(11, 30) });
    expect([rows.lead?.id, ...ids(rows.side)]).toEqual([1, 2, 11, 12, 13]);
    expect(rows.briefs).toHaveLength(5);
    expect(rows.rest).toEqual([]);
  });

  it('hangs up two full strips of snapshots or one', () => {
    expect(ids(compose({ newest: snapshots(9) }).snapshots)).toEqual([1, 2, 3, 4, 5]);
    expect(compose({ newest: snapshots(9) }).rest).toHaveLength(4);
    expect(compose({ newest: snapshots(12) }).snapshots).toHaveLength(10);
  });

  it('puts every kind into its block, and one event more on the column', () => {
    const newest = [...snapshots(2), ...events(1), ...articles(1, 6)];
    const rows = compose({ newest, snapshots: snapshots(6), events: events(7), opinions: articles(5, 6) });
    expect(ids(rows.snapshots)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(rows.events)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.featuredEvent?.id).toBe(7);
    expect(ids(rows.opinions)).toEqual([5, 6]);
    expect([rows.lead?.id, ...ids(rows.side)]).toEqual([1, 2, 3, 4]);
    expect(rows.rest).toEqual([]);
  });

  it('makes no block of a single opinion or of two snapshots', () => {
    const newest = [...snapshots(2), ...articles(1, 1)];
    const rows = compose({ newest, snapshots: snapshots(2), opinions: articles(1, 1) });
    expect([rows.snapshots, rows.opinions]).toEqual([[], []]);
    expect(rows.lead?.id).toBe(1);
    expect(keys(rows.rest)).toEqual(['imagepost 1', 'imagepost 2']);
  });

  it('has what takes place behind the rest, by day, whenever it was announced', () => {
    const newest = [anEventOn('20', 1), ...snapshots(1), anEventOn('05', 2), anEventOn('12', 3)];
    expect(keys(compose({ newest }).rest)).toEqual(['imagepost 1', 'event 2', 'event 3', 'event 1']);
  });

  it('takes turns with the places near by', () => {
    const rows = compose({ near: [articles(1, 5), articles(11, 12), []] });
    expect(ids(rows.near)).toEqual([1, 11, 2, 12, 3, 4]);
  });

  describe('with categories', () => {
    it('gives each a block of what doesn’t stand higher up, those with a picture first', () => {
      const newest = articles(1, 14);
      const politics = [...articles(9, 14), ...articles(30, 31, false), ...articles(32, 40)];
      const rows = compose({
        newest,
        sections: [section('rathaus', ...politics), section('sport', ...articles(50, 59))],
      });
      expect(rows.sections.map(({ name, pieces }) => [name, ids(pieces)])).toEqual([
        ['rathaus', [14, 32, 33, 30, 31]],
        ['sport', [50, 51, 52, 53, 54]],
      ]);
      expect(rows.feature).toBeUndefined();
    });

    it('leaves out those of which less than a block is left, and a block that would be alone', () => {
      const newest = articles(1, 13);
      const [little, much] = [section('natur', ...articles(60, 61)), section('sport', ...articles(50, 59))];
      expect(compose({ newest, sections: [little, much] }).sections).toEqual([]);
      const other = section('kultur', ...articles(70, 72));
      const names = compose({ newest, sections: [little, much, other] }).sections.map(({ name }) => name);
      expect(names).toEqual(['sport', 'kultur']);
    });

    it('brings forty stories and more within reach, none of them twice', () => {
      const sections = Array.from({ length: 8 }, (_, at) =>
        section(`c${at}`, ...articles(100 * at + 100, 100 * at + 111)),
      );
      const rows = compose({ newest: articles(1, 24), sections });
      const { sections: blocks, ...others } = rows;
      const shown = keys([...allOf({ ...others, sections: [] }), ...blocks.flatMap(({ pieces }) => pieces)]);
      expect(shown.length).toBeGreaterThanOrEqual(40);
      expect(new Set(shown).size).toBe(shown.length);
    });
  });

  it('hangs a question and a snapshot on the column, but never what leads or stands beside it', () => {
    const newest = articles(1, 20);
    const rows = compose({
      newest,
      questions: [newest[0]!, newest[2]!, newest[11]!],
      snapshots: snapshots(6),
    });
    expect([rows.question?.id, rows.picture?.id]).toEqual([12, 6]);
    expect([rows.lead?.id, ...ids(rows.side)]).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([0, 1, 2, 4, 7, 8, 11, 17, 24])('shows each of %i pieces exactly once', (count) => {
    const newest = [...articles(1, count), ...snapshots(Math.floor(count / 3)), ...events(count % 4)];
    const rows = compose({
      newest,
      snapshots: snapshots(6),
      events: events(3),
      opinions: articles(2, 4).filter(({ id }) => id <= count),
      near: [articles(1, count), articles(100, 103)],
      discussed: articles(1, count).toReversed(),
    });
    const shown = keys(allOf(rows));
    expect(new Set(shown).size).toBe(shown.length);
    expect(keys(newest).filter((key) => !shown.includes(key))).toEqual([]);
  });
});

describe('what editors pin', () => {
  const [a, b, c, d, e] = articles(101, 105);

  it('stands at its position, whatever would be chosen there', () => {
    const rows = compose({ newest: articles(1, 20), pinned: [a, b, c, d, e] });
    expect(rows.lead?.id).toBe(101);
    expect(ids(rows.side)).toEqual([102, 103, 104, 105]);
    expect(ids(rows.standards)).toEqual([1, 2, 3]);
  });

  it('leaves the other positions to be chosen as ever', () => {
    const rows = compose({
      newest: articles(1, 20),
      pinned: [undefined, undefined, c, undefined, undefined],
    });
    expect(rows.lead?.id).toBe(1);
    expect(ids(rows.side)).toEqual([2, 103, 3, 4]);
  });

  it('comes after the row that is full without a picture for the lead', () => {
    const lead = piece('article', 100, false);
    const rows = compose({ newest: articles(1, 20), pinned: [lead, undefined, undefined, undefined, e] });
    expect(rows.lead?.id).toBe(100);
    expect(rows.side).toHaveLength(3);
    expect(ids(rows.standards)[0]).toBe(105);
  });

  it('stands nowhere else, though it is new, of another kind or much discussed', () => {
    const [event] = events(1);
    const pinned = [event, articles(3, 3)[0]];
    const rows = compose({
      newest: articles(1, 20),
      events: events(3),
      discussed: articles(3, 9),
      pinned: [{ ...pinned[0]! }, { ...pinned[1]! }],
    });
    expect(rows.lead?.kind).toBe('event');
    const all = keys(allOf(rows));
    expect(all.filter((name) => name === 'event 1')).toHaveLength(1);
    expect(all.filter((name) => name === 'article 3')).toHaveLength(1);
  });
});
