// Draws the right rail: „die Säule“, an advertising column with what one can take part in, and below it what is talked about
// most. Where it doesn't stand beside the main column its items stand side by side.
import { quoted } from '#design/quoted.ts';
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import { Ranking } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type {
  RailItemView,
  FrontContentView,
  PieceItemView,
  QuestionItemView,
  CommentItemView,
} from '../views.ts';
import styles from './Rail.module.css';

export const hasRail = ({ rail, rows }: FrontContentView): boolean =>
  rail.items.length > 0 || rows.ranking.length > 0;

export const Rail = ({ view: { rail, rows, ways } }: { view: FrontContentView }) => (
  <aside className={`${styles.rail} ${rail.isColumn ? styles.asColumn : ''}`}>
    {rail.items.length > 0 && <CachedFragment of={Column} view={rail.items} />}
    {rows.ranking.length > 0 && (
      <section className="far soon">
        <SectionHead title={texts.rankingHeading} href={ways.discussed} />
        <CachedFragment of={Ranked} view={rows.ranking} />
      </section>
    )}
  </aside>
);

const Ranked = ({ view }: { view: readonly TeaserView[] }) => <Ranking pieces={view} />;

const Column = ({ view: items }: { view: readonly RailItemView[] }) => (
  <section className={`screen-only far soon ${styles.column}`}>
    <h2 className="visually-hidden">{texts.pillarHeading}</h2>
    <Cap />
    <div className={styles.items}>
      {items.map((item) => (
        <RailItem key={keyOf(item)} item={item} />
      ))}
    </div>
    <div className={styles.foot} />
  </section>
);

const keyOf = (item: RailItemView) => (item.kind === 'voice' ? item.id : item.kind);

const RailItem = ({ item }: { item: RailItemView }) => {
  switch (item.kind) {
    case 'question':
      return <QuestionItem item={item} />;
    case 'date':
      return <EventItem item={item} />;
    case 'picture':
      return <PictureItem item={item} />;
    case 'voice':
      return <CommentItem item={item} />;
  }
};

const QuestionItem = ({ item: { href, text, commentCount } }: { item: QuestionItemView }) => (
  <article className={`${styles.item} ${styles.question}`}>
    <p className={`small-caps ${styles.kicker}`}>{texts.questionKicker}</p>
    <h3>
      <a href={href}>{text}</a>
    </h3>
    <p className={styles.fine}>
      {commentCount > 0 && <>{texts.answers(commentCount)}. </>}
      <b>{texts.sayWord}</b>
    </p>
  </article>
);

const EventItem = ({ item }: { item: PieceItemView }) => {
  const { href, headline, date, kicker } = item.piece;
  return (
    <article className={`${styles.item} ${styles.eventItem}`}>
      <p className={`small-caps ${styles.kicker}`}>{texts.eventKicker}</p>
      <h3>
        <a href={href}>{headline}</a>
      </h3>
      {date && (
        <p className={styles.date}>
          <time dateTime={date.iso}>{texts.eventDate(date)}</time>
        </p>
      )}
      <p className={styles.fine}>{[date?.hours, date?.venue, kicker.place].filter(Boolean).join(', ')}</p>
    </article>
  );
};

const PICTURE_SIZES = '(min-width: 64rem) 18rem, (min-width: 42rem) 45vw, 60vw';

const PictureItem = ({ item: { piece } }: { item: PieceItemView }) => (
  <article className={`${styles.item} ${styles.pictureItem}`}>
    <div className={styles.picture}>
      {piece.picture && <Picture of={piece.picture} sizes={PICTURE_SIZES} alt="" />}
    </div>
    <p className={`small-caps ${styles.kicker}`}>{texts.pictureKicker}</p>
    <h3>
      <a href={piece.href}>{piece.headline}</a>
    </h3>
    <p className={styles.fine}>{[piece.author?.name, piece.kicker.place].filter(Boolean).join(', ')}</p>
  </article>
);

const CommentItem = ({ item }: { item: CommentItemView }) => (
  <article className={`${styles.item} ${styles.commentItem}`}>
    <p className={`small-caps ${styles.kicker}`}>{item.isQuestion ? texts.askedKicker : texts.voiceKicker}</p>
    <h3>
      <a href={item.href}>{quoted(item.text)}</a>
    </h3>
    <p className={styles.fine}>
      <b>{item.author}</b> {texts.saidAbout(item.headline)}, <RelativeTime of={item.time} />
    </p>
  </article>
);

const Cap = () => (
  <svg className={styles.cap} viewBox="0 0 320 92" aria-hidden="true" fill="currentColor">
    <circle cx="160" cy="7" r="6" />
    <path d="M157 12h6v12h-6ZM28 68C34 38 132 52 160 20c28 32 126 18 132 48ZM6 70h308l-8 12H14ZM20 82h280v10H20Z" />
    <path d="M6 70h308" stroke="#fff" strokeOpacity=".25" strokeWidth="2" />
  </svg>
);
