// The page on which an article is written.
import { Island } from '#kernel/island.tsx';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import type { ArticleContent } from '../views.ts';
import { ArticleComposer } from './ArticleComposer.island.tsx';

export const ArticleComposerPage = ({ view }: { view: ComposerView<ArticleContent> }) => (
  <div className="page">
    <Island of={ArticleComposer} when="load" props={{ view }} />
  </div>
);
