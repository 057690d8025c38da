// Who cites the contract cites a number that is there, so that the code can be read with nothing but the repository.
import { ofHouse, type Rule } from './source.ts';

export const CONTRACT = 'docs/contract.md';

/** Papers that lie elsewhere can't be looked up by who reads the code. */
const ELSEWHERE = /(?<![\w/-])(?:decisions\.md|house\.md \d|[Ss]pec \d)/g;
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
  const elsewhere = [...file.text.matchAll(ELSEWHERE)].map(({ index }) => ({
    at: index,
    say: `cite ${CONTRACT}, which is part of the repository`,
  }));
  return [...wrong, ...elsewhere];
};

/** Of sections (`## 4 States`), rules (`**4.2 Image**`) and rows that are numbered. */
const numbersOf = ofHouse(({ files }): ReadonlySet<string> => {
  const text = files.get(CONTRACT)?.text ?? '';
  const numbers = text.matchAll(/^## (\d+) |\*\*(\d+\.\d+)/gm);
  return new Set([...numbers].map(([, section, rule]) => section ?? rule!));
});
