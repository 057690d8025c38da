// The right rail: „die Säule“, an advertising column on which hangs what one can take part in, and below it what is
// talked about most. Where it doesn't stand beside the main column its bills hang on a wall, side by side.
import { quoted } from '#design/quoted.ts';
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import { Ranking } from '#bundles/pieces/ui/public.ts';
import * as texts from '../texts.ts';
import type { BillView, PaperView, PieceBill, QuestionBill, VoiceView } from '../views.ts';
import styles from './Rail.module.css';

export const hasRail = ({ rail, rows }: PaperView): boolean =>
  rail.bills.length > 0 || rows.ranking.length > 0;

export const Rail = ({ view: { rail, rows, ways } }: { view: PaperView }) => (
  <aside className={`${styles.rail} ${rail.isBeside ? styles.beside : ''}`}>
    {rail.bills.length > 0 && <Column bills={rail.bills} />}
    {rows.ranking.length > 0 && (
      <section>
        <SectionHead title={texts.rankingHeading} href={ways.discussed} />
        <Ranking pieces={rows.ranking} />
      </section>
    )}
  </aside>
);

const Column = ({ bills }: { bills: readonly BillView[] }) => (
  <section className={`screen-only ${styles.pillar}`}>
    <h2 className="visually-hidden">{texts.pillarHeading}</h2>
    <Cap />
    <div className={styles.drum}>
      {bills.map((bill) => (
        <Bill key={keyOf(bill)} bill={bill} />
      ))}
    </div>
    <div className={styles.foot} />
  </section>
);

const keyOf = (bill: BillView) => (bill.kind === 'voice' ? bill.id : bill.kind);

const Bill = ({ bill }: { bill: BillView }) => {
  switch (bill.kind) {
    case 'question':
      return <Question bill={bill} />;
    case 'date':
      return <Poster bill={bill} />;
    case 'picture':
      return <Seen bill={bill} />;
    case 'voice':
      return <Voice bill={bill} />;
  }
};

const Question = ({ bill: { href, text, commentCount } }: { bill: QuestionBill }) => (
  <article className={`${styles.bill} ${styles.question}`}>
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

const Poster = ({ bill }: { bill: PieceBill }) => {
  const { href, headline, date, kicker } = bill.piece;
  return (
    <article className={`${styles.bill} ${styles.poster}`}>
      <p className={`small-caps ${styles.kicker}`}>{texts.posterKicker}</p>
      <h3>
        <a href={href}>{headline}</a>
      </h3>
      {date && (
        <p className={styles.date}>
          <time dateTime={date.iso}>{texts.posterDate(date)}</time>
        </p>
      )}
      <p className={styles.fine}>{[date?.hours, date?.venue, kicker.place].filter(Boolean).join(', ')}</p>
    </article>
  );
};

const SEEN_SIZES = '(min-width: 64rem) 18rem, (min-width: 42rem) 45vw, 60vw';

const Seen = ({ bill: { piece } }: { bill: PieceBill }) => (
  <article className={`${styles.bill} ${styles.seen}`}>
    <div className={styles.picture}>
      {piece.picture && <Picture of={piece.picture} sizes={SEEN_SIZES} alt="" />}
    </div>
    <p className={`small-caps ${styles.kicker}`}>{texts.pictureKicker}</p>
    <h3>
      <a href={piece.href}>{piece.headline}</a>
    </h3>
    <p className={styles.fine}>{[piece.author?.name, piece.kicker.place].filter(Boolean).join(', ')}</p>
  </article>
);

const Voice = ({ bill }: { bill: VoiceView }) => (
  <article className={`${styles.bill} ${styles.voice}`}>
    <p className={`small-caps ${styles.kicker}`}>{bill.isQuestion ? texts.askedKicker : texts.voiceKicker}</p>
    <h3>
      <a href={bill.href}>{quoted(bill.text)}</a>
    </h3>
    <p className={styles.fine}>
      <b>{bill.author}</b> {texts.saidAbout(bill.headline)}, <RelativeTime of={bill.time} />
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
