// An article: head, then three columns on wide screens – who wrote it and when, the text, what it is about – and comments.
// The opening picture will stand between head and text, over the first two columns.
import { Avatar } from '#design/Avatar.tsx';
import { Kicker } from '#design/Kicker.tsx';
import { Time } from '#design/Time.tsx';
import { Island } from '#kernel/island.tsx';
import { CommentTeaser } from '#bundles/comments/ui/public.ts';
import { type FilledPart, RichText } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../texts.ts';
import type { ArticlePageView } from '../views.ts';
import styles from './ArticlePage.module.css';
import { PremiumTeaser } from './PremiumTeaser.tsx';

export const ArticlePage = ({ view }: { view: ArticlePageView }) => (
  <div className="page">
    <article>
      <header className={styles.head}>
        <Kicker {...view.kicker} isPremium={view.isPremiumTeaser} />
        <h1>{view.headline}</h1>
        <p>{view.lead}</p>
      </header>
      <div className={styles.grid}>
        <Byline view={view} />
        <div className={styles.text}>
          <Body view={view} />
          <Credits view={view} />
        </div>
        <Topics view={view} />
        <div className={styles.comments}>
          <Island of={CommentTeaser} when="visible" orHash="comment-" props={{ view: view.comments }} />
        </div>
      </div>
    </article>
  </div>
);

const Byline = ({ view }: { view: ArticlePageView }) => (
  <div className={styles.byline}>
    <Avatar name={view.byline.name} size="large" />
    <p>
      <span>{texts.by}</span> <AuthorName of={view.byline} />
    </p>
    <p className="meta">
      <Time of={view.publishedAt} />
      {view.updatedAt && (
        <span>
          {texts.updatedAt} <Time of={view.updatedAt} />
        </span>
      )}
      <span>{texts.readingTime(view.readingTime)}</span>
      <a href="#kommentare">
        {view.comments.commentCount > 0 ? texts.commentCount(view.comments.commentCount) : texts.noComments}
      </a>
    </p>
  </div>
);

const Body = ({ view }: { view: ArticlePageView }) => (
  <>
    <div className={view.isPremiumTeaser ? styles.cut : undefined}>
      <RichText parts={view.body.map(toFilled)} hasDropCap />
    </div>
    {view.isPremiumTeaser && <PremiumTeaser signInHref={view.signInHref} />}
  </>
);

const toFilled = (part: ArticlePageView['body'][number]): FilledPart =>
  'html' in part ? part : { node: <p className="note">{part.missing}</p> };

const Credits = ({ view }: { view: ArticlePageView }) => (
  <p className={`note ${styles.credits}`}>
    {texts.writtenBy} <AuthorName of={view.byline} />. {texts.publishedOn} <Time of={view.publishedAt} />
    {view.updatedAt && (
      <>
        , {texts.lastChangedOn} <Time of={view.updatedAt} />
      </>
    )}
    .
  </p>
);

const Topics = ({ view: { kicker, tags } }: { view: ArticlePageView }) => (
  <nav className={styles.topics} aria-labelledby="themen">
    <h2 id="themen">{texts.topicsHeading}</h2>
    <ul>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {[kicker.category, kicker.place].map((link) => (
        <li key={link.href} className={styles.where}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const AuthorName = ({ of: { name, href } }: { of: ArticlePageView['byline'] }) => (
  <b>{href ? <a href={href}>{name}</a> : name}</b>
);
