// Who may see and write articles. decisions.md 1.5, 4.5, 6.1
import type { Visibility } from '#kernel/content-kinds.ts';
import { hasRole, isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { ArticleState } from './schema.ts';

/** What the rules need of an article. */
export interface ArticleFacts {
  readonly state: ArticleState;
  readonly publishedAt: Date | null;
  readonly authorId: number;
  readonly locationPath: string;
  readonly isPremium: boolean;
}

/**
 * The one rule of what a viewer sees of an article. Published ones everybody, premium ones as a teaser unless
 * entitled; others only editors of the place and their author, hidden ones editors alone, erased ones nobody.
 */
export const articleVisibility = (viewer: Viewer, article: ArticleFacts, now: Date): Visibility => {
  if (isOpenToAll(article, now)) return !article.isPremium || isEntitled(viewer, article) ? 'all' : 'teaser';
  if (article.state === 'erased') return 'nothing';
  if (hasRole(viewer, 'editor', article.locationPath)) return 'all';
  return isAuthor(viewer, article) && article.state !== 'hidden' ? 'all' : 'nothing';
};

export const isOpenToAll = (article: Pick<ArticleFacts, 'state' | 'publishedAt'>, now: Date): boolean =>
  article.state === 'published' && article.publishedAt !== null && article.publishedAt <= now;

/** Editors, the author, holders of a running pass read premium articles whole. decisions.md 4.5 */
const isEntitled = (viewer: Viewer, article: ArticleFacts) =>
  viewer.hasPass || isAuthor(viewer, article) || hasRole(viewer, 'editor', article.locationPath);

const isAuthor = (viewer: Viewer, article: Pick<ArticleFacts, 'authorId'>) =>
  isSignedIn(viewer) && viewer.id === article.authorId;

/** Confirmed authors at the place in their own name; editors also for others. */
export const mayPublishArticle = (
  viewer: Viewer,
  article: { locationPath: string; authorId: number },
): boolean => {
  if (viewer.isSuspended || !viewer.isConfirmed) return false;
  if (hasRole(viewer, 'editor', article.locationPath)) return true;
  return hasRole(viewer, 'author', article.locationPath) && viewer.id === article.authorId;
};
