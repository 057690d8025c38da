// Says what everybody, and what only those entitled see of an article. contract.md 11.5, 14.5
import type { Visibility } from '#kernel/content-kinds.ts';
import { hasActiveRole } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isAuthor, pieceVisibility } from '#bundles/pieces/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';

/** What the rules need of an article. */
export interface ArticleFacts extends PieceFacts {
  readonly isPremium: boolean;
}

/**
 * Says what a viewer sees of an article, as of any piece; of a premium one that everybody may see those who aren't entitled get
 * a teaser.
 */
export const articleVisibility = (viewer: Viewer, article: ArticleFacts, now: Date): Visibility => {
  const visibility = pieceVisibility(viewer, article, now);
  const isKeptBack = article.isPremium && !isEntitled(viewer, article);
  return isKeptBack && visibility === 'all' ? 'teaser' : visibility;
};

/** Editors who aren't suspended, the author, holders of a running pass read premium articles whole. */
const isEntitled = (viewer: Viewer, article: ArticleFacts) =>
  viewer.hasPass || isAuthor(viewer, article) || hasActiveRole(viewer, 'editor', article.locationPath);
