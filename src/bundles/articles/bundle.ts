// Articles: their pages and the kind `article`.
import { defineBundle } from '#kernel/bundle.ts';
import { articleKind } from './kind.ts';
import { authoredArticles } from './personal-data.ts';
import { routes } from './routes.ts';

export const articles = defineBundle({
  name: 'articles',
  routes,
  kinds: [articleKind],
  personalData: [authoredArticles],
});
