// Measures how long finding takes among very many pieces, whose words are the worst there are: a hundred and fifty, each in a
// good part of all texts.
import { atMost } from './figures.ts';
import type { Figure } from './figures.ts';
import type { DataSize } from './making.ts';
import { median } from './measure.ts';
import type { Portals } from './portals.ts';

const QUESTIONS = [
  'Brücke',
  'Bruecke',
  'Brüke',
  'Gemeinderat Sitzung',
  'Gemeinderatssitzung',
  'Feuerwehr Fest',
  'Feuerwehrfest Musik Sommer',
  '"Rathaus Gemeinderat"',
  'Haus -Garten',
  'ort:auenfeld Markt',
  'rubrik:kultur Konzert',
  'Nr. 4711',
  'Leserin Nummer 7',
  'Werkstat Bäckerai',
  'xylophonquartett',
  'Wasser Wald Wiese Fluss Regen',
] as const;

/** Nobody means anything by them. */
const HOSTILE = ['-', '"', ':::: ---- ""', '-der -die -das', 'a'.repeat(300), 'Brücke '.repeat(40)] as const;

const BEGINNINGS = ['Br', 'Gem', 'Feuer', 'Leserin', 'xy', 'Thema 1'] as const;

const ROUNDS = 20;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Everything was indexed where the data was made. */
export const judgeSearch = async (portals: Portals, { pieces }: DataSize): Promise<Figure[]> => {
  const { seconds, textBytes } = portals.index!;
  const many = `${pieces.toLocaleString('en')} pieces`;
  const found = await timeAll(portals, '/suche?q=', QUESTIONS);
  const hostile = await timeAll(portals, '/suche?q=', HOSTILE);
  const suggested = await timeAll(portals, '/suche/vorschlaege?q=', BEGINNINGS);
  const index = await sizeOf(portals);
  return [
    {
      title: `search, the whole page, ${many}`,
      ...atMost(median(found), 20, ms),
      details: `median of ${QUESTIONS.length} questions, one after the other; written anew in ${seconds} s`,
    },
    { title: 'search, the slowest of a hundred', ...atMost(ninetyNinth(found), 100, ms), details: '' },
    {
      title: 'search, hostile questions, the slowest',
      ...atMost(Math.max(...hostile), 100, ms),
      details: '',
    },
    {
      title: 'suggestions',
      ...atMost(median(suggested), 10, ms),
      details: `slowest ${ms(Math.max(...suggested))}`,
    },
    {
      title: 'index beside the text that is searched',
      ...atMost(index / textBytes, 1.5, (value) => `× ${value.toFixed(2)}`),
      details: `${Math.round(index / 1e6)} and ${Math.round(textBytes / 1e6)} MB`,
    },
  ];
};

const ninetyNinth = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1]!;

/** Measures what one reader waits for, with a first round that is forgotten. */
const timeAll = async (
  { many }: Portals,
  address: string,
  questions: readonly string[],
): Promise<number[]> => {
  const taken: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const question of questions) {
      const begun = performance.now();
      const answer = await fetch(many.origin + address + encodeURIComponent(question));
      await answer.text();
      if (answer.status !== 200) throw new Error(`„${question}“ antwortet ${answer.status}`);
      if (round > 0) taken.push(performance.now() - begun);
    }
  return taken;
};

/** Returns the size of all tables and indexes of the search, in bytes. */
const sizeOf = async ({ queryMany }: Portals): Promise<number> => {
  const [row] = await queryMany(
    `select pg_total_relation_size('search_things') + pg_total_relation_size('search_words') as index`,
  );
  return Number(row!['index']);
};
