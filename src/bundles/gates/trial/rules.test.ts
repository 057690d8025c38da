import { expect, it, vi } from 'vitest';
import { SAME_TEXT_MIN_LENGTH, SAME_TEXT_MS } from '../constants.ts';
import type { Deed } from '../constants.ts';
import { tryRules } from './rules.ts';
import type { Fate, TriedThing } from './rules.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

const said = (text: string, fate: Fate, at = 0, owner = 'article:1'): TriedThing => ({
  authorId: 1,
  owner,
  text,
  links: 0,
  isYoung: false,
  createdAt: new Date(NOON + at),
  fate,
});

const settings = (heldWords: string[], markedWords: string[] = []) => ({
  deeds: {
    manyLinks: 'hold' as Deed,
    newcomersLinks: 'hold' as Deed,
    flood: 'mark' as Deed,
    sameText: 'hold' as Deed,
    samePiece: 'mark' as Deed,
    capitals: 'hold' as Deed,
    phoneNumber: 'off' as Deed,
  },
  heldWords,
  markedWords,
});
const gate = {
  rules: ['manyLinks', 'words', 'flood', 'sameText', 'phoneNumber'],
  flood: { most: 2, minutes: 1 },
} as const;
const byName = (things: readonly TriedThing[], ...[held, tried]: [string[], string[]]) =>
  new Map(tryRules(things, gate, settings(held, ['brücke']), tried).map((row) => [row.name, row]));

it('a trial counts what a rule would have found, and of what is decided how much stood', () => {
  const all = [
    said('Kauft Pillen', 'removed', 0),
    said('Pillen gibt es in der Apotheke', 'left', 100_000),
    said('Keine PILLEN bitte', 'left', 200_000),
    said('Pillen, von mir gelöscht', 'open', 300_000),
    said('Derselbe lange Text über die Brücke am Fluss', 'left', 400_000),
    said('Derselbe lange Text über die Brücke am Fluss', 'removed', 500_000, 'article:2'),
  ];
  const rows = byName(all, ['pillen'], ['fluss', 'pillen']);
  expect(rows.get('Enthält „pillen“')).toMatchObject({
    deed: 'hold',
    found: 4,
    removed: 1,
    left: 2,
    falseShare: 2 / 3,
  });
  expect(rows.get('Enthält „brücke“')).toMatchObject({ deed: 'mark', found: 2, falseShare: 0.5 });
  expect(rows.get('Enthält „fluss“')).toMatchObject({ deed: null, found: 2, falseShare: 0.5 });
  expect(rows.get('Derselbe Text steht auch unter einem anderen Beitrag')).toMatchObject({
    found: 1,
    falseShare: 0,
  });
  expect(rows.get('Enthält eine Telefonnummer')).toMatchObject({ deed: 'off', found: 0, falseShare: null });
  expect(rows.has('Überwiegend Großbuchstaben')).toBe(false);
});

it('a trial tells a flood by what came of the same person just before', () => {
  const quick = [0, 1000, 2000, 3000].map((at) => said(`Nummer ${at}`, 'removed', at));
  const others = [0, 1000, 2000].map((at) => ({ ...said('Ich auch', 'left', at), authorId: at + 2 }));
  const late = said('Viel später', 'left', 200_000);
  const flood = byName([...quick, ...others, late], [], []).get('Ungewöhnlich viel in kurzer Zeit');
  expect(flood).toMatchObject({ deed: 'mark', found: 2, removed: 2, falseShare: 0 });
});

it.each([
  [60_000, 1],
  [60_001, 0],
])('a flood is what comes within the minutes that the gate says: after %i ms %i', (passed, found) => {
  const things = [said('a', 'left', 0), said('b', 'left', 1), said('c', 'left', passed)];
  for (const some of [things, things.toReversed()])
    expect(byName(some, [], []).get('Ungewöhnlich viel in kurzer Zeit')).toMatchObject({ found });
});

const LONG = 'x'.repeat(SAME_TEXT_MIN_LENGTH);

it.each<[string, [string, number, string], number]>([
  ['under another thing', [LONG, 1, 'article:2'], 1],
  ['under the same thing', [LONG, 1, 'article:1'], 0],
  ['at the same moment', [LONG, 0, 'article:2'], 0],
  ['as long after as it counts', [LONG, SAME_TEXT_MS, 'article:2'], 1],
  ['later than that', [LONG, SAME_TEXT_MS + 1, 'article:2'], 0],
  ['in other words', [`${LONG}y`, 1, 'article:2'], 0],
])('the same text is found again %s', (_, [text, at, owner], found) => {
  const rows = byName([said(LONG, 'left'), said(text, 'left', at, owner)], [], []);
  expect(rows.get('Derselbe Text steht auch unter einem anderen Beitrag')).toMatchObject({ found });
});

it('a text that is short may be said twice', () => {
  const short = LONG.slice(1);
  const rows = byName([said(short, 'left'), said(short, 'left', 1, 'article:2')], [], []);
  expect(rows.get('Derselbe Text steht auch unter einem anderen Beitrag')).toMatchObject({ found: 0 });
});

it('a trial spells each text out once, however many words are tried on it', () => {
  const spelled = vi.spyOn(String.prototype, 'normalize');
  const words = Array.from({ length: 200 }, (_, at) => `wort${at}`);
  tryRules([said('Ein Satz über die Brücke', 'left')], { ...gate, rules: ['words'] }, settings(words), []);
  expect(spelled.mock.contexts.filter((text) => String(text).startsWith('Ein Satz'))).toHaveLength(1);
  spelled.mockRestore();
});
