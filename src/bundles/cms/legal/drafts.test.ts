import { describe, expect, it } from 'vitest';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { answersOf, problemsOf } from './answers.ts';
import { imprintOf, privacyOf } from './drafts.ts';
import * as texts from './texts.ts';

const typed = {
  'publisher.name': ' Auentaler e. V. ',
  'publisher.form': 'association',
  'publisher.represented': 'Nele Nowak',
  'publisher.street': 'Gerbergasse 7',
  'publisher.city': '36999 Auenfeld',
  'publisher.email': 'post@auentaler.example',
  'publisher.phone': '06624 1234',
  'publisher.responsible': 'Henrike Voßberg, Anschrift wie oben',
  'publisher.hosting': 'in unserer Redaktion',
};

describe('the drafts from the questionnaire', () => {
  it('hold what § 5 DDG, § 18 MStV and Art. 11 DSA ask for', () => {
    const words = toPlainText(imprintOf(answersOf({ ...typed, 'publisher.register': 'VR 217' })));
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
    const privacy = toPlainText(privacyOf(answersOf(typed)));
    for (const part of ['Artikel 15 bis 21', 'Artikel 77', 'in unserer Redaktion', '§ 25 Absatz 2'])
      expect(privacy).toContain(part);
  });

  it('leave out what was not answered, and take markup for text', () => {
    const words = toPlainText(imprintOf(answersOf({ ...typed, 'publisher.name': '[b]X[/b] <i>' })));
    expect(words).toContain('[b]X[/b] <i>');
    expect(words).not.toContain(texts.registerHeading);
    expect(toPlainText(privacyOf(answersOf(typed)))).not.toContain('Datenschutzbeauftragte');
  });

  it('need all that an imprint needs, and who represents whoever is no person', () => {
    expect(problemsOf(answersOf(typed))).toEqual({});
    expect(Object.keys(problemsOf(answersOf({})))).toEqual(
      expect.arrayContaining(['publisher.name', 'publisher.street', 'publisher.email', 'publisher.form']),
    );
    const alone = answersOf({ ...typed, 'publisher.represented': '' });
    expect(problemsOf(alone)).toEqual({ 'publisher.represented': texts.representedMissing });
    expect(problemsOf({ ...alone, 'publisher.form': 'person' })).toEqual({});
    expect(problemsOf({ ...answersOf(typed), 'publisher.email': 'keine' })).toHaveProperty('publisher.email');
  });
});
