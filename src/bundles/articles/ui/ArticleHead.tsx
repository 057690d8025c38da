// Draws the head of an article: place and category, headline, lead, who wrote it and when. It says at a glance what the article
// is: whose opinion, an interview, a few lines of news.
import { Byline } from '#design/Byline.tsx';
import { Kicker } from '#design/Kicker.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { Time } from '#design/Time.tsx';
import { ToolBar } from '#design/ToolBar.tsx';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { ArticleStillView } from '../views.ts';
import styles from './ArticlePage.module.css';

export const ArticleHead = ({ view }: { view: ArticleStillView }) => (
  <header className={`${styles.head} ${styles[view.look] ?? ''}`}>
    <Kicker {...view.kicker} label={view.label} isPremium={view.isPremium} />
    {view.look === 'opinion' ? <Opinion view={view} /> : <Words view={view} />}
    <Author view={view} />
    <ToolBar tools={view.tools} />
  </header>
);

const Words = ({ view: { headline, lead } }: { view: ArticleStillView }) => (
  <>
    <h1>{headline}</h1>
    <p>{lead}</p>
  </>
);

/** Draws an opinion with the face of whoever holds it. */
const Opinion = ({ view }: { view: ArticleStillView }) => (
  <div className={styles.withFace}>
    <Portrait of={view.author.portrait} name={view.author.name} size="face" />
    <div>
      <Words view={view} />
    </div>
  </div>
);

/**
 * The looks without the author's face: it stands beside the headline already, is not the sender's, or would be larger than the
 * news.
 */
const FACELESS: readonly ArticleStillView['look'][] = ['opinion', 'letter', 'brief'];

const Author = ({ view }: { view: ArticleStillView }) => (
  <div className={styles.byline}>
    <Byline
      of={view.author}
      by={view.look === 'letter' ? texts.broughtBy : texts.by}
      isFaceless={FACELESS.includes(view.look)}
      follow={
        view.subscribeAuthor && <SubscribeButton of={view.subscribeAuthor} name={view.author.name} isSmall />
      }
    >
      <Time of={view.publishedAt} />
      {view.updatedAt && (
        <span>
          {texts.updatedAt} <Time of={view.updatedAt} />
        </span>
      )}
      {view.look !== 'brief' && <span>{texts.readingTime(view.readingTime)}</span>}
    </Byline>
  </div>
);
