// Draws a snapshot: the picture is the page. Below it stand who took it, what they say of it, and comments; beside that the
// facts and more pictures.
import { Byline } from '#design/Byline.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Kicker } from '#design/Kicker.tsx';
import { ReactionRow } from '#design/ReactionRow.tsx';
import { TagList } from '#design/TagList.tsx';
import { RelativeTime, Time } from '#design/Time.tsx';
import { ToolBar } from '#design/ToolBar.tsx';
import { Island } from '#kernel/island.tsx';
import { PieceAudience, PieceGauge } from '#bundles/audience/ui/public.ts';
import { BookmarkButton } from '#bundles/bookmarks/ui/public.ts';
import { CommentTeaser } from '#bundles/comments/ui/public.ts';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { ReportLink } from '#bundles/moderation/ui/public.ts';
import { PieceText, PieceStatus } from '#bundles/piece-pages/ui/public.ts';
import { SharePiece } from '#bundles/share-links/ui/public.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { ReactionsView, SnapshotPageView } from '../views.ts';
import { PictureGrid } from './PictureGrid.tsx';
import styles from './SnapshotPage.module.css';
import { Stage } from './Stage.tsx';

export const SnapshotPage = ({ view }: { view: SnapshotPageView }) => (
  <article>
    <PieceStatus of={view.standing} />
    <Stage view={view} />
    <div className={`page ${styles.below}`}>
      <div>
        <header className={styles.head}>
          <Kicker place={view.place} category={texts.snapshot} />
          <h1>{view.headline}</h1>
          <Author view={view} />
          <ToolBar tools={view.tools} />
        </header>
        <PieceText of={view.text} />
        <PieceAudience of={view.audience} />
        <div className={`screen-only ${styles.tags}`}>
          <TagList tags={view.tags} />
        </div>
        {view.reactions && <Reactions of={view.reactions} title={view.title} />}
        <PieceGauge of={view.audience} />
      </div>
      <aside className="side-column">
        <div>
          <div>
            <SnapshotFacts view={view} />
            <More view={view} />
          </div>
        </div>
      </aside>
    </div>
  </article>
);

const Reactions = ({
  of: { like, subscribe, bookmark, comments },
  title,
}: {
  of: ReactionsView;
  title: string;
}) => (
  <>
    <div className={`screen-only ${styles.reactions}`}>
      <ReactionRow
        like={<LikeButton like={like} />}
        follow={<SubscribeButton of={subscribe} name={title} />}
        save={bookmark && <BookmarkButton of={bookmark} name={title} />}
        share={<SharePiece of={{ type: like.contentType, id: like.contentId }} title={title} />}
      />
      <p className="note">
        <ReportLink type={like.contentType} id={like.contentId} name={title} />
      </p>
    </div>
    <div className={styles.comments}>
      <Island of={CommentTeaser} when="visible" orHash="comment-" props={{ view: comments }} />
    </div>
  </>
);

const Author = ({ view: { author, ago, place } }: { view: SnapshotPageView }) => (
  <div className={styles.byline}>
    <Byline
      of={author}
      follow={author.subscribe && <SubscribeButton of={author.subscribe} name={author.name} isSmall />}
    >
      <RelativeTime of={ago} />
      <span>{place.name}</span>
    </Byline>
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

const More = ({ view }: { view: SnapshotPageView }) => {
  const { author, place, moreOfAuthor, moreOfPlace } = view;
  return (
    <>
      <PictureGrid
        title={texts.moreOfAuthor(author.name)}
        link={author.href ? { name: texts.profile, href: author.href } : null}
        snaps={moreOfAuthor}
      />
      <PictureGrid
        title={texts.moreOfPlace(place.name)}
        link={{ name: texts.allOfPlace, href: view.placeSnapshotsHref }}
        snaps={moreOfPlace}
      />
    </>
  );
};
