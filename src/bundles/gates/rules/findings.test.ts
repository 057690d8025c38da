import { afterEach, describe, expect, it, vi } from 'vitest';
import { RULES } from '../constants.ts';
import type { Deed } from '../constants.ts';
import { ruleNames } from '../texts.ts';
import { findingsIn } from './findings.ts';
import type { RuleSettings } from './findings.ts';

const everything = {
  text: 'KAUFT JETZT SCHOENE DINGE UNTER 0171 2345678',
  links: 3,
  isYoung: true,
  isFlood: true,
  isRepeated: true,
};
const all = (deed: Deed, words: Partial<RuleSettings> = {}): RuleSettings => ({
  deeds: {
    manyLinks: deed,
    newcomersLinks: deed,
    flood: deed,
    sameText: deed,
    samePiece: deed,
    capitals: deed,
    phoneNumber: deed,
  },
  heldWords: [],
  markedWords: [],
  ...words,
});
const names = [
  ruleNames.manyLinks,
  ruleNames.newcomersLinks,
  ruleNames.flood,
  ruleNames.sameText,
  ruleNames.samePiece,
  ruleNames.capitals,
  ruleNames.phoneNumber,
];

afterEach(() => vi.restoreAllMocks());

describe('rules', () => {
  it('hold or mark what they find, each by its name, or let it be', () => {
    expect(findingsIn(everything, RULES, all('hold'))).toEqual({ held: names, marked: [] });
    expect(findingsIn(everything, RULES, all('mark'))).toEqual({ held: [], marked: names });
    expect(findingsIn(everything, RULES, all('off'))).toEqual({ held: [], marked: [] });
  });

  it('find nothing in what is nothing of the kind, and nothing that the kind does not declare', () => {
    const harmless = { text: 'Schön war es.', links: 1, isYoung: false, isFlood: false, isRepeated: false };
    expect(findingsIn(harmless, RULES, all('hold'))).toEqual({ held: [], marked: [] });
    expect(findingsIn({ ...harmless, links: 2 }, RULES, all('hold')).held).toEqual([]);
    expect(findingsIn({ ...harmless, links: 0, isYoung: true }, RULES, all('hold')).held).toEqual([]);
    expect(findingsIn({ ...harmless, isYoung: true }, RULES, all('hold')).held).toEqual([
      ruleNames.newcomersLinks,
    ]);
    expect(findingsIn(everything, ['capitals'], all('hold'))).toEqual({
      held: [ruleNames.capitals],
      marked: [],
    });
  });

  it('take words of both lists, in whatever spelling', () => {
    const words = { heldWords: ['schöne dinge'], markedWords: ['kauft', 'kau'] };
    expect(findingsIn(everything, ['words'], all('off', words))).toEqual({
      held: [ruleNames.word('schöne dinge')],
      marked: [ruleNames.word('kauft')],
    });
  });

  it('spell a long text out once for each list, however many words are in it', () => {
    const spelled = vi.spyOn(String.prototype, 'normalize');
    const words = Array.from({ length: 500 }, (_, at) => `wort${at}`);
    findingsIn(everything, ['words'], all('off', { heldWords: words, markedWords: words }));
    expect(spelled.mock.contexts.filter((text) => String(text) === everything.text)).toHaveLength(2);
  });
});
