// Adds articles: their pages and the kind `article`.
import { defineBundle } from '#kernel/bundle.ts';
import { wordings } from '#bundles/wording/public.ts';
import { articleExporting } from './exporting.ts';
import { articleKind } from './kind.ts';
import { authoredArticles } from './personal-data.ts';
import { movingRows } from './moving-rows.ts';
import { routes } from './routes.ts';
import { articleSearching } from './searching.ts';
import { articleWordings } from './wordings.ts';
import { articleWriting } from './writing.ts';

export const articles = defineBundle({
  name: 'articles',
  routes,
  kinds: [
    { ...articleKind, writing: articleWriting, exporting: articleExporting, searching: articleSearching },
  ],
  slots: [...movingRows, wordings.addAll(async () => articleWordings)],
  personalData: [authoredArticles],
});
