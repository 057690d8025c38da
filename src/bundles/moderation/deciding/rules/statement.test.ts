import { describe, expect, it } from 'vitest';
import { categories } from '../../categories/texts.ts';
import * as texts from '../texts.ts';
import { isAboutAccount, isRestriction, statementToAffected, statementToNotifier } from './statement.ts';
import type { DecisionWords } from './statement.ts';

const left: DecisionWords = {
  measure: 'none',
  edited: null,
  isThreadLocked: false,
  isWarning: false,
  label: '',
  suspension: 'none',
  suspensionPlace: '',
  suspendedUntil: null,
  hidesContributions: false,
  suspensionEnded: null,
  category: null,
  isUnfounded: false,
  facts: '',
  isAfterNotice: false,
  suppliedFor: null,
  appealUntil: '24. Mai 2027',
};
const YOURS = 'Ihren Kommentar';
const affected = (changes: Partial<DecisionWords>) => statementToAffected({ ...left, ...changes }, YOURS);
const notifier = (changes: Partial<DecisionWords>) => statementToNotifier({ ...left, ...changes });
const END = texts.redress('24. Mai 2027');
const OWN_LOOK = `${texts.occasion(false)} ${texts.byPeople.thing}`;
const OF_ACCOUNT = `${texts.occasion(false)} ${texts.byPeople.account}`;

describe('the person affected', () => {
  it.each<[string, Partial<DecisionWords>, readonly string[]]>([
    ['that nothing was done', {}, [texts.done.none(YOURS), OWN_LOOK, END]],
    ['that it is hidden', { measure: 'hide' }, [texts.done.hide(YOURS), OWN_LOOK, texts.scope, END]],
    [
      'what it said, and says now',
      { measure: 'edit', edited: { before: 'alt', after: 'neu' } as DecisionWords['edited'] },
      [texts.done.edit(YOURS), texts.wordsBefore('alt'), texts.wordsAfter('neu'), OWN_LOOK, END],
    ],
    [
      'of a word at it, a thread that is closed and a warning, in this order',
      { label: 'Umstritten', isThreadLocked: true, isWarning: true },
      [
        [texts.done.none(YOURS), texts.labelled('Umstritten'), texts.lockedThread, texts.warned].join(' '),
        OWN_LOOK,
        END,
      ],
    ],
    [
      'of a suspension for good',
      { suspension: 'open' },
      [`${texts.done.none(YOURS)} ${texts.suspended(null)}`, OWN_LOOK, END],
    ],
    [
      'of a suspension with its end, that hides, and has ended',
      {
        suspension: '7',
        suspendedUntil: '1. Dezember 2026',
        hidesContributions: true,
        suspensionEnded: '30. November 2026',
      },
      [
        [
          texts.done.none(YOURS),
          texts.suspended('1. Dezember 2026'),
          texts.contributionsHidden,
          texts.suspensionEnded('30. November 2026'),
        ].join(' '),
        OWN_LOOK,
        END,
      ],
    ],
    [
      'of a place where they must not write',
      { suspension: '7', suspensionPlace: 'Auenfeld' },
      [`${texts.done.none(YOURS)} ${texts.suspendedAtPlace('Auenfeld', null)}`, OWN_LOOK, END],
    ],
    [
      'of their account alone, where that alone was decided about',
      { suspension: 'set', category: 'rude' },
      [texts.suspended(null), texts.grounds.account.againstRules(categories.rude), OF_ACCOUNT, END],
    ],
    [
      'against what it was, why, and that somebody told of it',
      { measure: 'delete', category: 'rude', facts: 'Es steht da.', isAfterNotice: true },
      [
        texts.done.delete(YOURS),
        texts.grounds.thing.againstRules(categories.rude),
        texts.factsAre('Es steht da.'),
        `${texts.occasion(true)} ${texts.byPeople.thing}`,
        texts.scope,
        END,
      ],
    ],
  ])('is told %s', (_, decision, paragraphs) => expect(affected(decision)).toEqual(paragraphs));

  it('is told of the law where something is against one', () => {
    expect(affected({ measure: 'hide', category: 'insult' })[1]).toMatch(/^Rechtsgrund: /);
    expect(affected({ measure: 'hide', category: 'rude' })[1]).toMatch(/^Grund: /);
  });
});

describe('who told of it', () => {
  it.each<[string, Partial<DecisionWords>, readonly string[]]>([
    ['that nothing was done', {}, [texts.toNotifier.none, texts.byPeople.thing, END]],
    [
      'that it is hidden',
      { measure: 'hide' },
      [texts.toNotifier.hide, texts.byPeople.thing, texts.finalWays],
    ],
    [
      'of a word at it',
      { label: 'Umstritten' },
      [`${texts.toNotifier.none} ${texts.labelled('Umstritten')}`, texts.byPeople.thing, END],
    ],
    [
      'that somebody was warned',
      { isWarning: true },
      [`${texts.toNotifier.none} ${texts.alsoDone}`, texts.byPeople.thing, END],
    ],
    [
      'that somebody was suspended',
      { suspension: '7' },
      [`${texts.toNotifier.none} ${texts.alsoDone}`, texts.byPeople.thing, END],
    ],
    [
      'against what it was, why, and that nothing was in it',
      { category: 'rude', facts: 'Es steht da.', isUnfounded: true },
      [
        texts.toNotifier.none,
        texts.grounds.thing.againstRules(categories.rude),
        texts.factsAre('Es steht da.'),
        texts.unfounded,
        texts.byPeople.thing,
        END,
      ],
    ],
    [
      'what a person did, where that alone was decided about',
      { suspension: 'set', category: 'rude' },
      [
        `${texts.toNotifier.none} ${texts.alsoDone}`,
        texts.grounds.person.againstRules(categories.rude),
        texts.byPeople.thing,
        END,
      ],
    ],
  ])('is told %s', (_, decision, paragraphs) => expect(notifier(decision)).toEqual(paragraphs));
});

it.each<[Partial<DecisionWords>, boolean]>([
  [{}, false],
  [{ measure: 'reduce' }, true],
  [{ isThreadLocked: true }, true],
  [{ isWarning: true }, true],
  [{ suspension: '7' }, true],
  [{ label: 'Umstritten' }, true],
])('%j takes something from somebody: %s', (changes, is) =>
  expect(isRestriction({ ...left, ...changes })).toBe(is),
);

it.each([
  ['none', 'set', true],
  ['none', '7', false],
  ['hide', 'set', false],
] as const)('%s and %s is about the account alone: %s', (measure, suspension, is) =>
  expect(isAboutAccount({ measure, suspension })).toBe(is),
);
