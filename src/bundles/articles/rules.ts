// These are pure rules of articles.
import type { Genre } from './constants.ts';
import type { ArticleLook, ArticlePartsView } from './views.ts';

const LOOKS: Readonly<Partial<Record<Genre, ArticleLook>>> = {
  brief: 'brief',
  interview: 'interview',
  commentary: 'opinion',
  column: 'opinion',
  letter: 'letter',
};

/** Says how an article of this genre is drawn. */
export const lookOf = (genre: Genre): ArticleLook => LOOKS[genre] ?? 'report';

/** The fewest characters that fill the three lines beside an initial on a wide screen, and one more. */
const FEWEST_BESIDE_INITIAL = 240;

/** Says whether the first letter of the text is set large: in texts of some length, that open with words of some length. */
export const hasInitial = ({ look, text: [first] }: Opening): boolean => {
  if (look === 'brief' || look === 'letter' || first?.kind !== 'html') return false;
  const [, opening = ''] = /^<p>(.*?)<\/p>/s.exec(first.html) ?? [];
  return opening.replace(/<[^>]*>/g, '').length >= FEWEST_BESIDE_INITIAL;
};

type Opening = Pick<ArticlePartsView, 'look' | 'text'>;

/** This is what somebody thinks, and no news. */
export const isOpinion = (genre: Genre): boolean => ['opinion', 'letter'].includes(lookOf(genre));

/** The stored HTML of paragraphs that are nothing but bold: in an interview, what was asked. */
const BOLD_PARAGRAPH = /<p><strong>((?:(?!<\/strong>|<\/p>).)*)<\/strong><\/p>/gs;
/** A name that opens an answer is bold too, and ends with a colon. */
const IS_NAME = /:$/;

/** Marks the questions in the stored HTML of an interview. */
export const withQuestions = (html: string): string =>
  html.replace(BOLD_PARAGRAPH, (whole, words: string) =>
    IS_NAME.test(words) ? whole : `<p class="rt-question"><strong>${words}</strong></p>`,
  );
