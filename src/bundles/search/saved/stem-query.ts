// Writes what a saved search asks of a piece in the language of PostgreSQL's words: as stems, so that words which nobody has
// written yet can be asked for.
import { queryOf } from '../conditions.ts';
import type { Search } from '../conditions.ts';
import { quote, termsOfPhrase } from '../question/wanted.ts';

/** Returns undefined where no words are asked for. */
export const stemQuery = (search: Search): string | undefined =>
  queryOf(search, { spell: (stem) => stem, phrase: phraseQuery, unwanted: phraseQuery });

/** Returns a query for words that follow each other as they do here; undefined where nothing of it can be looked for. */
export const phraseQuery = (phrase: string): string | undefined => {
  const terms = termsOfPhrase(phrase);
  return (
    terms
      .map(({ lexeme, position }, at) =>
        at === 0 ? quote(lexeme) : `<${position - terms[at - 1]!.position}> ${quote(lexeme)}`,
      )
      .join(' ') || undefined
  );
};
