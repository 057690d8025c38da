// Reads a piece as a form and the toolbar of its page name it, `article-12`.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { parseId } from '#kernel/parameters.ts';

export const parsePieceRef = (text = ''): ContentRef | undefined => {
  const [, type, digits] = /^([a-z]+)-(\d+)$/.exec(text) ?? [];
  const id = parseId(digits);
  return type && id !== undefined ? { type, id } : undefined;
};

export const pieceRefText = ({ type, id }: ContentRef): string => `${type}-${id}`;
