// A snapshot: the picture is the page. Below it who took it, what they say of it, and comments; beside that the facts
// and more pictures.
import { ShareButton } from '#design/CopyButton.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Kicker } from '#design/Kicker.tsx';
import { TagList } from '#design/TagList.tsx';
import { RelativeTime, Time } from '#design/Time.tsx';
import { ToolRow } from '#design/ToolRow.tsx';
import { Island } from '#kernel/island.tsx';
import { CommentTeaser } from '#bundles/comments/ui/public.ts';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { Portrait } from '#design/Portrait.tsx';
import { PieceText, Standing } from '#bundles/pieces/ui/public.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { ReactionsView, SnapshotPageView } from '../views.ts';
import { PictureGrid } from './PictureGrid.tsx';
import styles from './SnapshotPage.module.css';
import { Stage } from './Stage.tsx';

export const SnapshotPage = ({ view }: { view: SnapshotPageView }) => (
  <article>
    <Standing of={view.standing} />
    <Stage view={view} />
    <div className={`page ${styles.below}`}>
      <div>
        <header className={styles.head}>
          <Kicker place={view.place} category={texts.snapshot} />
          <h1>{view.headline}</h1>
          <Byline view={view} />
          <ToolRow tools={view.tools} />
        </header>
        <PieceText of={view.text} />
        <div className={styles.tags}>
          <TagList tags={view.tags} />
        </div>
        {view.reactions && <Reactions of={view.reactions} title={view.title} />}
      </div>
      <aside>
        <SnapshotFacts view={view} />
        <More view={view} />
      </aside>
    </div>
  </article>
);

const Reactions = ({ of: { like, subscribe, comments }, title }: { of: ReactionsView; title: string }) => (
  <>
    <div className={styles.reactions}>
      <LikeButton like={like} />
      <ShareButton title={title} />
      <SubscribeButton of={subscribe} name={title} />
    </div>
    <div className={styles.comments}>
      <Island of={CommentTeaser} when="visible" orHash="comment-" props={{ view: comments }} />
    </div>
  </>
);

const Byline = ({ view: { author, ago, place } }: { view: SnapshotPageView }) => (
  <div className={styles.byline}>
    <Portrait of={author.portrait} name={author.name} size="large" />
    <p>
      <b>{author.href ? <a href={author.href}>{author.name}</a> : author.name}</b>
      <span className="meta">
        <RelativeTime of={ago} />
        <span>{place.name}</span>
      </span>
    </p>
    {author.subscribe && <SubscribeButton of={author.subscribe} name={author.name} isSmall />}
  </div>
);

const SnapshotFacts = ({ view }: { view: SnapshotPageView }) => (
  <Facts>
    <Fact name={texts.published}>
      <Time of={view.publishedAt} />
    </Fact>
    {view.updatedAt && (
      <Fact name={texts.updated}>
        <Time of={view.updatedAt} />
      </Fact>
    )}
    <Fact name={texts.place}>
      <a href={view.place.href}>{view.place.name}</a>
    </Fact>
    <Fact name={texts.category}>
      <a href={view.category.href}>{view.category.name}</a>
    </Fact>
  </Facts>
);

const More = ({ view: { author, place, moreOfAuthor, moreOfPlace } }: { view: SnapshotPageView }) => (
  <>
    <PictureGrid
      title={texts.moreOfAuthor(author.name)}
      link={author.href ? { name: texts.profile, href: author.href } : null}
      snaps={moreOfAuthor}
    />
    <PictureGrid
      title={texts.moreOfPlace(place.name)}
      link={{ name: texts.toPlace, href: place.href }}
      snaps={moreOfPlace}
    />
  </>
);
