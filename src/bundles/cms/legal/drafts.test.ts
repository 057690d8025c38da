import { describe, expect, it } from 'vitest';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { answersOf, problemsOf } from './answers.ts';
import { imprintOf, privacyOf } from './drafts.ts';
import { TYPED_ANSWERS } from './test-data.ts';
import * as texts from './texts.ts';

describe('the drafts from the questionnaire', () => {
  it('hold what § 5 DDG, § 18 MStV and Art. 11 DSA ask for', () => {
    const words = toPlainText(imprintOf(answersOf({ ...TYPED_ANSWERS, 'publisher.register': 'VR 217' })));
    for (const part of ['Auentaler e. V.', 'Gerbergasse 7, 36999 Auenfeld', 'Vertreten durch: Nele Nowak'])
      expect(words).toContain(part);
    for (const part of [
      'post@auentaler.example',
      '06624 1234',
      'VR 217',
      '§ 18 Absatz 2',
      'Artikel 11 und 12',
    ])
      expect(words).toContain(part);
    const privacy = toPlainText(privacyOf(answersOf(TYPED_ANSWERS)));
    for (const part of ['Artikel 15 bis 21', 'Artikel 77', 'in unserer Redaktion', '§ 25 Absatz 2'])
      expect(privacy).toContain(part);
  });

  it('leave out what was not answered, and take markup for text', () => {
    const words = toPlainText(imprintOf(answersOf({ ...TYPED_ANSWERS, 'publisher.name': '[b]X[/b] <i>' })));
    expect(words).toContain('[b]X[/b] <i>');
    expect(words).not.toContain(texts.registerHeading);
    expect(toPlainText(privacyOf(answersOf(TYPED_ANSWERS)))).not.toContain('Datenschutzbeauftragte');
  });

  it('need all that an imprint needs, and who represents whoever is no person', () => {
    expect(problemsOf(answersOf(TYPED_ANSWERS))).toEqual({});
    expect(Object.keys(problemsOf(answersOf({})))).toEqual(
      expect.arrayContaining(['publisher.name', 'publisher.street', 'publisher.email', 'publisher.form']),
    );
    const alone = answersOf({ ...TYPED_ANSWERS, 'publisher.represented': '' });
    expect(problemsOf(alone)).toEqual({ 'publisher.represented': texts.representedMissing });
    expect(problemsOf({ ...alone, 'publisher.form': 'person' })).toEqual({});
    expect(problemsOf({ ...answersOf(TYPED_ANSWERS), 'publisher.email': 'keine' })).toHaveProperty(
      'publisher.email',
    );
  });
});
