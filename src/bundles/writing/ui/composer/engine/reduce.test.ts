import { describe, expect, it } from 'vitest';
import type { FoundCopy } from '../../../rules/local-copies.ts';
import { reduce } from './reduce.ts';
import { firstState } from './state.ts';
import type { State } from './state.ts';
import type { UntimedEvent } from './step.ts';

interface Text {
  title: string;
  lead: string;
}
const blank: Text = { title: '', lead: '' };
const may = {
  edit: true,
  publish: true,
  review: false,
  withdraw: false,
  discard: true,
  waitsFor: [],
  asksQuestions: false,
};
const savedAt = { iso: '2026-11-21T09:42:00Z', text: '10.42 Uhr' };

const open = (id: number | null, content = blank): State<Text> =>
  firstState(
    {
      type: 'article',
      id,
      objectId: null,
      content,
      version: id === null ? 0 : 1,
      savedAt: null,
      viewer: { id: 5, name: 'Uwe Jansen' },
      may,
    },
    { key: 'a manuscript', window: 'a window' },
  );
/** Returns the states that come of these events, and all that is to be done about them. */
const after = (state: State<Text>, ...events: readonly UntimedEvent<Text>[]) => {
  const effects = [];
  for (const event of events) {
    const step = reduce(state, { ...event, at: 1000 });
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
};
const copyOf = (id: number | null, tab: number, { at, ...content }: Partial<Text> & { at: number }) => ({
  name: `litfass:schreiben:5:article:${id ?? 'neu'}:${tab}`,
  tab,
  copy: {
    key: 'k',
    version: id === null ? 0 : 1,
    base: blank,
    content: { ...blank, ...content },
    at,
  },
});
const started = (...found: readonly FoundCopy<Text>[]) => ({ kind: 'started', tab: 1, found }) as const;
const conflict = (content: Text, base: Text) =>
  ({
    status: 'error',
    msg: '',
    current: { id: 12, version: 7, content, editor: 'Nadia', savedAt },
    base,
  }) as const;

describe('what lies in the browser', () => {
  it('of this window comes first, so that the copy of another doesn’t take its place', () => {
    const [own, other] = [
      copyOf(12, 1, { title: 'Meins', at: 1 }),
      copyOf(12, 2, { title: 'Nebenan', at: 2 }),
    ];
    expect(after(open(12), started(own, other)).state.writing.content.title).toBe('Meins');
  });

  it('of another window goes only when it was taken over into the own', () => {
    const other = copyOf(12, 2, { title: 'Nebenan', at: 2 });
    const { effects } = after(open(12), started(other));
    expect(effects).toMatchObject([
      { kind: 'cancel-timer' },
      {
        kind: 'save-copy',
        name: 'litfass:schreiben:5:article:12:1',
        replaces: { name: other.name, copy: other.copy },
      },
      { kind: 'set-timer', timer: 'save', ms: 0 },
    ]);
  });

  it('of a text that was left behind is put before what was typed meanwhile', () => {
    const found = copyOf(null, 2, { title: 'Vergessen', lead: 'Im Zug', at: 1 });
    const typed = { kind: 'typed', changes: { title: 'Neu' } } as const;
    const taken = after(open(null), started(found), typed, { kind: 'left-behind-taken' }).state;
    expect(taken.writing).toMatchObject({
      content: { title: 'Vergessen Neu', lead: 'Im Zug' },
      leftBehind: null,
    });
    expect(after(taken, { kind: 'saved-wanted' }).state.writing.content).toEqual({ title: 'Neu', lead: '' });
  });

  it('and came to the server before its window was gone is no conflict', () => {
    const found = copyOf(null, 2, { title: 'Vergessen', at: 1 });
    const typed = { kind: 'typed', changes: { title: 'Vergessen und ergänzt' } } as const;
    const arrived = { ...conflict({ title: 'Vergessen', lead: '' }, blank), base: null };
    const { writing } = after(
      open(null),
      started(found),
      { kind: 'left-behind-taken' },
      typed,
      { kind: 'timer-ended', timer: 'save' },
      { kind: 'answered', isOnline: true, reply: { kind: 'conflict', answer: arrived } },
    ).state;
    expect([writing.conflict, writing.content.title]).toEqual([null, 'Vergessen und ergänzt']);
  });

  it('is given up for what is saved without what somebody else saved in between', () => {
    const sent = { title: 'Aus der Kopie', lead: '' };
    const merged = after(
      open(12),
      started(copyOf(12, 1, { ...sent, at: 1 })),
      { kind: 'timer-ended', timer: 'save' },
      {
        kind: 'answered',
        isOnline: true,
        reply: { kind: 'conflict', answer: conflict({ title: '', lead: 'Von Nadia' }, blank) },
      },
    ).state;
    expect(merged.writing.content).toEqual({ title: 'Aus der Kopie', lead: 'Von Nadia' });
    expect(after(merged, { kind: 'saved-wanted' }).state.writing.content).toEqual({
      title: '',
      lead: 'Von Nadia',
    });
  });
});

describe('a manuscript that somebody else began at the same moment', () => {
  it('is gone on with under its address, with both put together', () => {
    const { state, effects } = after(
      open(null),
      started(),
      { kind: 'typed', changes: { title: 'Von hier' } },
      { kind: 'timer-ended', timer: 'save' },
      {
        kind: 'answered',
        isOnline: true,
        reply: { kind: 'conflict', answer: conflict({ title: '', lead: 'Von dort' }, blank) },
      },
    );
    expect(state.writing).toMatchObject({
      id: 12,
      version: 7,
      content: { title: 'Von hier', lead: 'Von dort' },
    });
    expect(effects).toContainEqual({ kind: 'announce-created', id: 12 });
    expect(effects.at(-1)).toMatchObject({ kind: 'send', body: { version: 7 } });
  });
});
