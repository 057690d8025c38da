// Draws an event: a large leaf of the calendar beside the headline, what one has to know, the text, all dates, comments.
import { LinkButton } from '#design/Button.tsx';
import { Kicker } from '#design/Kicker.tsx';
import { ReactionRow } from '#design/ReactionRow.tsx';
import { TagList } from '#design/TagList.tsx';
import { Time } from '#design/Time.tsx';
import { ToolBar } from '#design/ToolBar.tsx';
import { Island } from '#kernel/island.tsx';
import { PieceAudience, PieceGauge } from '#bundles/audience/ui/public.ts';
import { BookmarkButton } from '#bundles/bookmarks/ui/public.ts';
import { CommentTeaser } from '#bundles/comments/ui/public.ts';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { ReportLink } from '#bundles/moderation/ui/public.ts';
import { PictureFigure } from '#bundles/media/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import { PieceText, PieceStatus } from '#bundles/piece-pages/ui/public.ts';
import { SharePiece } from '#bundles/share-links/ui/public.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { EventPageView, ReactionsView } from '../views.ts';
import { MarkBox } from '../marks/ui/MarkBox.tsx';
import { RegistrationBox } from '../registrations/ui/RegistrationBox.tsx';
import { ComingEvents } from './ComingEvents.tsx';
import { DateSheet } from './DateSheet.tsx';
import { EventDates } from './EventDates.tsx';
import { EventFacts } from './EventFacts.tsx';
import styles from './EventPage.module.css';

export const EventPage = ({ view }: { view: EventPageView }) => (
  <>
    <PieceStatus of={view.standing} />
    <Whole view={view} />
  </>
);

const Whole = ({ view }: { view: EventPageView }) => (
  <div className="page">
    <article>
      <header className={styles.head}>
        {view.date && <DateSheet date={view.date} isPast={view.isPast} />}
        <div>
          <Kicker place={view.place} category={view.category} />
          <h1>{view.headline}</h1>
          {view.lead && <p>{view.lead}</p>}
          {view.reactions && <Reactions of={view.reactions} title={view.title} />}
          <ToolBar tools={view.tools} />
        </div>
      </header>
      <div className={styles.grid}>
        <div className={styles.facts}>
          <EventFacts view={view} />
          {view.calendarHref && <ToCalendar href={view.calendarHref} dateCount={view.dateCount} />}
          <RegistrationBox of={view.registration} />
          <MarkBox of={view.marks} />
        </div>
        <div className={styles.text}>
          {view.picture && <Hero of={view.picture} />}
          <PieceText of={view.text} />
          <PieceAudience of={view.audience} />
          {view.dateCount > 1 && <EventDates locations={view.locations} />}
          <Credits view={view} />
          <div className="screen-only">
            <TagList tags={view.tags} />
          </div>
          {view.reactions && <Comments of={view.reactions} />}
          <PieceGauge of={view.audience} />
        </div>
        <div className={`screen-only ${styles.coming}`}>
          <ComingEvents place={view.place.name} teasers={view.coming} />
        </div>
      </div>
    </article>
  </div>
);

/** What can't be pressed on paper isn't printed. */
const ToCalendar = ({ href, dateCount }: { href: string; dateCount: number }) => (
  <p className={`screen-only ${styles.calendar}`}>
    <LinkButton variant="quiet" href={href}>
      {dateCount > 1 ? texts.allToCalendar(dateCount) : texts.toCalendar}
    </LinkButton>
  </p>
);

const Reactions = ({ of: { like, subscribe, bookmark }, title }: { of: ReactionsView; title: string }) => (
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
);

const Comments = ({ of: { comments } }: { of: ReactionsView }) => (
  <div className={styles.comments}>
    <Island of={CommentTeaser} when="visible" orHash="comment-" props={{ view: comments }} />
  </div>
);

/** The widths of the picture: less than the window's from 60rem on, where the facts stand beside it. */
const HERO_SIZES = '(min-width: 78rem) 51rem, (min-width: 60rem) 65vw, 100vw';

const Hero = ({ of: picture }: { of: PictureView }) => (
  <div className={styles.hero}>
    <PictureFigure of={picture} sizes={HERO_SIZES} isHero ratio="3 / 2" />
  </div>
);

const Credits = ({ view: { author, publishedAt, updatedAt } }: { view: EventPageView }) => (
  <p className={`note ${styles.credits}`}>
    {texts.enteredBy} <b>{author.href ? <a href={author.href}>{author.name}</a> : author.name}</b>.{' '}
    {texts.published} <Time of={publishedAt} />
    {updatedAt && (
      <>
        , {texts.updated} <Time of={updatedAt} />
      </>
    )}
    .
  </p>
);
