// Draws the choice of what an article is: a report, an interview, somebody's opinion. Readers see it by a label, and by how it
// is drawn.
import { Field } from '#design/Field.tsx';
import { GENRES } from '../../constants.ts';
import type { Genre } from '../../constants.ts';
import { lookOf } from '../../rules.ts';
import { genreName } from '../../texts.ts';
import type { ArticleContent } from '../../views.ts';
import * as texts from './texts.ts';

interface GenreProps {
  readonly genre: Genre;
  readonly onChange: (changes: Pick<ArticleContent, 'genre'>) => void;
  readonly error: string | undefined;
}

interface Chosen {
  readonly currentTarget: { readonly value: string };
}

const OPTIONS = GENRES.map((genre) => ({ value: genre, name: genreName(genre) }));

export const GenreChoice = ({ genre, onChange, error }: GenreProps) => (
  <div data-field="genre">
    <Field
      name="genre"
      label={texts.genre}
      options={OPTIONS}
      value={genre}
      help={texts.genreHints[lookOf(genre)]}
      error={error}
      onChange={({ currentTarget: { value } }: Chosen) => onChange({ genre: value as Genre })}
    />
  </div>
);
