// Tests the law about kinds of content, on houses that exist only here.
import { describe } from 'vitest';
import { law, type Files } from './house/testing.ts';

const article: Files = {
  'src/bundles/articles/kind-declaration.ts': `export const kindDeclaration = {
  type: 'article',
  listing: { word: 'beitraege' },
};`,
};
const comment: Files = {
  'src/bundles/comments/kind-declaration.ts': `export const kindDeclaration = {
  type: 'comment',
};`,
};
const at = (path: string, source: string): Files => ({ ...article, ...comment, [path]: source });

describe('a kind of content', () => {
  law(
    'is named in its own bundle and in tests alone',
    at('src/bundles/articles/looks.ts', `export const type = 'article';`),
    at('src/bundles/comments/looks.ts', `export const type = 'article';`),
    `src/bundles/comments/looks.ts:2 'article' is a kind of articles`,
  );

  law(
    'stands in no list of kinds either',
    at('src/bundles/users/looks.ts', `export const comment = { comment: 1 };`),
    at('src/bundles/users/looks.ts', `export const words = { article: 'Artikel', comment: 'Kommentar' };`),
    `src/bundles/users/looks.ts:2 'article' is a kind of articles`,
    `src/bundles/users/looks.ts:2 'comment' is a kind of comments`,
  );

  law(
    'that stands in no list may be named by what comes later',
    at('src/bundles/articles/looks.ts', `export const type = 'comment';`),
    at('src/bundles/users/looks.ts', `export const type = 'comment';`),
    `src/bundles/users/looks.ts:2 'comment' is a kind of comments`,
  );
});
