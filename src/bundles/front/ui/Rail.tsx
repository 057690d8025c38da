// The right rail: „die Säule“, an advertising column on which hangs what one can take part in, and below it what is
// talked about most.
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { Ranking } from '#bundles/pieces/ui/public.ts';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';
import { quoted } from '../rules.ts';
import * as texts from '../texts.ts';
import type { BillView, PaperView } from '../views.ts';
import styles from './Rail.module.css';

export const hasRail = ({ bills, rows }: PaperView): boolean =>
  bills.length > 0 || rows.poster !== undefined || rows.ranking.length > 0;

export const Rail = ({ view: { bills, rows } }: { view: PaperView }) => (
  <aside>
    {(bills.length > 0 || rows.poster) && <Column bills={bills} poster={rows.poster} />}
    {rows.ranking.length > 0 && (
      <section className={styles.ranking}>
        <SectionHead title={texts.rankingHeading} />
        <Ranking pieces={rows.ranking} />
      </section>
    )}
  </aside>
);

const TONES = [styles.straw, styles.leaf, styles.sky];

/** The first bill above the poster, the others below it. */
const Column = ({ bills, poster }: { bills: readonly BillView[]; poster: TeaserView | undefined }) => {
  const [first, ...others] = bills.map((bill, at) => <Bill key={bill.id} bill={bill} tone={TONES[at % 3]} />);
  return (
    <section className={styles.pillar}>
      <h2 className="visually-hidden">{texts.pillarHeading}</h2>
      <Cap />
      <div className={styles.drum}>
        {first}
        {poster && <Poster event={poster} />}
        {others}
      </div>
      <div className={styles.foot} />
    </section>
  );
};

const Bill = ({ bill, tone }: { bill: BillView; tone: string | undefined }) => (
  <article className={`${styles.bill} ${tone}`}>
    <p className={styles.kicker}>{texts.billKicker}</p>
    <h3>
      <a href={bill.href}>{quoted(bill.text)}</a>
    </h3>
    <p className={styles.fine}>
      <b>{bill.author}</b> {texts.saidAbout(bill.headline)}, <RelativeTime of={bill.time} />
    </p>
  </article>
);

const Poster = ({ event: { href, headline, date, kicker } }: { event: TeaserView }) => (
  <article className={`${styles.bill} ${styles.poster}`}>
    <p className={styles.kicker}>{texts.posterKicker}</p>
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

const Cap = () => (
  <svg className={styles.cap} viewBox="0 0 320 92" aria-hidden="true" fill="currentColor">
    <circle cx="160" cy="7" r="6" />
    <path d="M157 12h6v12h-6ZM28 68C34 38 132 52 160 20c28 32 126 18 132 48ZM6 70h308l-8 12H14ZM20 82h280v10H20Z" />
    <path d="M6 70h308" stroke="#fff" strokeOpacity=".25" strokeWidth="2" />
  </svg>
);
