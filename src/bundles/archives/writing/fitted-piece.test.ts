import { expect, it } from 'vitest';
import { MAX_ROWS } from '../constants.ts';
import type { PieceFile, RevisionRow } from '../format.ts';
import { fittedPiece } from './fitted-piece.ts';

const revision = (at: number, words = 'Worte'): RevisionRow => ({
  editor: 'person:1',
  occasion: null,
  startedAt: '2026-01-01T10:00:00.000Z',
  savedAt: '2026-01-01T10:00:00.000Z',
  place: null,
  category: null,
  tags: [],
  content: { headline: `Fassung ${at}`, body: { type: 'doc', content: [words] } },
});
const pieceOf = (revisions: readonly RevisionRow[]): PieceFile => ({
  key: 'article:1',
  type: 'article',
  title: 'Elf zu zehn',
  address: 'https://beispiel.de/artikel/1',
  formerPaths: [],
  author: 'person:1',
  createdAt: '2026-01-01T10:00:00.000Z',
  publishedAt: '2026-01-01T10:00:00.000Z',
  updatedAt: null,
  isPremium: false,
  place: null,
  category: null,
  tags: [],
  content: {},
  revisions: [...revisions],
});
const bytesOf = (piece: PieceFile) => Buffer.byteLength(JSON.stringify(piece, null, 1));
const some = (count: number, words?: string) => Array.from({ length: count }, (_, at) => revision(at, words));

it('a piece keeps all of its revisions while its file holds them', () => {
  const piece = pieceOf(some(20));
  expect(fittedPiece(piece)).toBe(piece);
  expect(fittedPiece(pieceOf([])).revisions).toEqual([]);
});

it.each([1000, 5000, 20_000])('a piece keeps its newest revisions within %i bytes', (most) => {
  const piece = pieceOf(some(90, 'Straße '.repeat(20)));
  const { revisions } = fittedPiece(piece, most);
  expect(revisions).toEqual(revisions.length === 0 ? [] : piece.revisions.slice(-revisions.length));
  expect(bytesOf({ ...piece, revisions })).toBeLessThanOrEqual(most);
  const another = piece.revisions.slice(-revisions.length - 1);
  expect(bytesOf({ ...piece, revisions: another })).toBeGreaterThan(most * 0.9);
});

it('a piece keeps no more revisions than a file has rows', () =>
  expect(fittedPiece(pieceOf(some(MAX_ROWS + 5)), Number.POSITIVE_INFINITY).revisions).toHaveLength(
    MAX_ROWS,
  ));
