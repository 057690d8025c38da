// The head of an article: place and category, headline, lead, who wrote it and when.
import { Kicker } from '#design/Kicker.tsx';
import { Time } from '#design/Time.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { ToolRow } from '#design/ToolRow.tsx';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { ArticlePageView } from '../views.ts';
import styles from './ArticlePage.module.css';

export const ArticleHead = ({ view }: { view: ArticlePageView }) => (
  <header className={styles.head}>
    <Kicker {...view.kicker} isPremium={view.isPremium} />
    <h1>{view.headline}</h1>
    <p>{view.lead}</p>
    <div className={styles.byline}>
      <Portrait of={view.author.portrait} name={view.author.name} size="large" />
      <div>
        <p>
          {texts.by} <AuthorName of={view.author} />
        </p>
        <p className="meta">
          <Time of={view.publishedAt} />
          {view.updatedAt && (
            <span>
              {texts.updatedAt} <Time of={view.updatedAt} />
            </span>
          )}
          <span>{texts.readingTime(view.readingTime)}</span>
        </p>
      </div>
      {view.subscribeAuthor && <SubscribeButton of={view.subscribeAuthor} name={view.author.name} isSmall />}
    </div>
    <ToolRow tools={view.tools} />
  </header>
);

const AuthorName = ({ of: { name, href } }: { of: ArticlePageView['author'] }) => (
  <b>
    {href ? (
      <a href={href} rel="author">
        {name}
      </a>
    ) : (
      name
    )}
  </b>
);
