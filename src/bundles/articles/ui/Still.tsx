// Draws a part of an article's page that comments don't change: for visitors as it was drawn for the one before.
import type { ComponentType } from 'react';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import type { ArticlePageView, ArticleStillView } from '../views.ts';

interface StillProps {
  of: ComponentType<{ view: ArticleStillView }>;
  view: ArticlePageView;
}

export const Still = ({ of: Part, view }: StillProps) =>
  view.still ? <CachedFragment of={Part} view={view.still} /> : <Part view={view} />;
