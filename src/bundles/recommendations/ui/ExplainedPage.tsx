// Explains how pieces are put in order: all main parameters with the very numbers that count, and how to change or end it.
import { LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import {
  CANDIDATE_DAYS,
  FOLLOW_POINTS,
  FRESHNESS,
  FURTHER_FOLLOWS,
  FURTHER_FOLLOW_POINTS,
  HOME_POINTS,
  LESS_POINTS,
  MOST_CANDIDATES,
  MOST_READ_DAYS,
  NEARNESS,
  OWN_PLACE_POINTS,
  READ_TOPICS,
  READ_TOPICS_KEPT_DAYS,
  STRONGEST,
  USUAL,
} from '../constants.ts';
import { explained, explainedTitle, feedName, points, settingsTitle } from '../texts.ts';
import type { ExplainedPageView } from '../views.ts';
import styles from './ExplainedPage.module.css';

type Line = readonly [string, number];

const FOLLOWS = Object.entries(FOLLOW_POINTS) as [keyof typeof FOLLOW_POINTS, number][];

const TABLES: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
  {
    title: explained.nearness,
    lines: [
      [explained.home, HOME_POINTS],
      ...OWN_PLACE_POINTS.map((count, at): Line => [explained.ownPlace(at + 1), count]),
      ...NEARNESS.map(({ kilometres, points }): Line => [explained.distance(kilometres), points]),
    ],
  },
  {
    title: explained.follows,
    lines: [
      ...FOLLOWS.map(([name, count]): Line => [explained.followNames[name], count]),
      [explained.further(FURTHER_FOLLOWS), FURTHER_FOLLOW_POINTS],
    ],
  },
  {
    title: explained.freshness,
    lines: FRESHNESS.map(({ hours, points }): Line => [explained.upToHours(hours), points]),
  },
  {
    title: explained.topics,
    lines: READ_TOPICS.map(({ days, points }): Line => [explained.readOn(days), points]),
  },
  { title: explained.less, lines: [[explained.lessEach, LESS_POINTS]] },
];

export const ExplainedPage = ({ view }: { view: ExplainedPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{explainedTitle}</h1>
    <p className={styles.text}>{explained.intro}</p>
    <p className={styles.text}>{explained.pool(CANDIDATE_DAYS, MOST_CANDIDATES)}</p>
    {TABLES.map(({ title, lines }) => (
      <section key={title} className="section">
        <SectionHead title={title} />
        <dl className={styles.lines}>
          {lines.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{points(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <Said title={explained.weighing} text={explained.weighingText(USUAL, STRONGEST)} />
    <Said title={explained.orderTitle} text={explained.orderText} />
    <Said title={explained.offTitle} text={explained.offText} />
    <Said title={explained.storedTitle} text={explained.storedText(MOST_READ_DAYS, READ_TOPICS_KEPT_DAYS)} />
    {view.isSignedIn && (
      <p className="button-row section">
        <LinkButton href={view.feedHref}>{feedName}</LinkButton>
        <LinkButton href={view.settingsHref}>{settingsTitle}</LinkButton>
      </p>
    )}
  </div>
);

const Said = ({ title, text }: { title: string; text: string }) => (
  <section className="section">
    <SectionHead title={title} />
    <p className={styles.text}>{text}</p>
  </section>
);
