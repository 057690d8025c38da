// These rules see that who cites the contract cites a number that is there, so that the code can be read with nothing but the
// repository.
import { ofHouse, type Rule, type SourceFile } from './source.ts';

export const CONTRACT = 'docs/contract.md';

/** Papers that lie elsewhere can't be looked up by who reads the code. */
const ELSEWHERE = /(?<![\w/-])(?:decisions\.md|house\.md \d|[Ss]pec \d)/g;
/** How the sign goes on where it names a law: § 5 DDG, § 18 Abs. 2 MStV, §§ 13, 14 TDDDG, § 7 (2) UWG. */
const OF_LAW =
  /[\d.]*[a-z]?(?:(?:,| and| und) ?\d+[a-z]?)*(?: \(\d+\))?,? (?:Abs|Satz|Nr|\p{Lu}\p{L}*[BGOV]\b)/u;
/** A section by its sign alone names no paper. */
const BARE = new RegExp(`§\\s?\\d+(?!${OF_LAW.source})`, 'gu');
const CITATION = /contract\.md (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g;

/** A citation names a section or a rule of docs/contract.md that exists. */
export const citationsExist: Rule = (file, house) => {
  if (file.path === CONTRACT) return [];
  const known = numbersOf(house);
  const wrong = [...file.text.matchAll(CITATION)].flatMap((citation) =>
    citation[1]!
      .split(/, | and /)
      .filter((number) => !known.has(number))
      .map((number) => ({ at: citation.index, say: `there is no ${number} in ${CONTRACT}` })),
  );
  const elsewhere = [...file.text.matchAll(ELSEWHERE)].map(({ index }) => index);
  return [
    ...wrong,
    ...[...elsewhere, ...bareSigns(file)].map((at) => ({
      at,
      say: `cite ${CONTRACT}, which is part of the repository`,
    })),
  ];
};

/** Finds signs in comments, papers and stylesheets; what the product says to people may name laws as they are named in German. */
const bareSigns = ({ path, text, comments }: SourceFile): number[] => {
  const spoken = /\.(?:md|css)$/.test(path) ? [{ start: 0, end: text.length }] : comments;
  return spoken.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(BARE)].map(({ index }) => start + index),
  );
};

/** Collects the numbers of sections (`## 4 States`), rules (`**4.2 Image**`) and rows that are numbered. */
const numbersOf = ofHouse(({ files }): ReadonlySet<string> => {
  const text = files.get(CONTRACT)?.text ?? '';
  const numbers = text.matchAll(/^## (\d+) |\*\*(\d+\.\d+)/gm);
  return new Set([...numbers].map(([, section, rule]) => section ?? rule!));
});
