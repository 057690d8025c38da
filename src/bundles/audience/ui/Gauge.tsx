// Draws how a piece goes: the dial, the same in words, and its figures.
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FigureView, GaugeDetailView, GaugeView } from '../views.ts';
import * as texts from '../texts.ts';
import { Curve } from './Curve.tsx';
import { Dial } from './Dial.tsx';
import styles from './Gauge.module.css';
import { Table } from '#design/Table.tsx';

export const Gauge = ({ view }: { view: GaugeView }) => (
  <Wrapped in={view.wrapper}>
    <Summary of={view} />
    <p className={styles.more}>
      <a href={view.href} data-detail="">
        {texts.openDetail}
      </a>
    </p>
  </Wrapped>
);

/** Draws the gauge with its curves, its channels and its days. */
export const GaugeWithDetail = ({ view }: { view: GaugeDetailView }) => (
  <Wrapped in={view.gauge.wrapper}>
    <Summary of={view.gauge} />
    <GaugeDetail view={view} />
  </Wrapped>
);

const Wrapped = ({ in: wrapper, children }: { in: GaugeView['wrapper']; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      className={`screen-only ${wrapper === 'card' ? styles.card : styles.plain}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{texts.gaugeTitle}</h2>
      {children}
    </section>
  );
};

const Summary = ({ of: { dial, words, figures } }: { of: GaugeView }) => (
  <div className={styles.summary}>
    <Dial of={dial} />
    <div>
      <p>{words}</p>
      <Figures of={figures} />
    </div>
  </div>
);

export const Figures = ({ of: figures }: { of: readonly FigureView[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const GaugeDetail = ({ view: { curves, channels, days } }: { view: GaugeDetailView }) => (
  <div className={styles.detail}>
    {curves.map((curve) => (
      <Curve key={curve.title} of={curve} />
    ))}
    <section className={styles.channels}>
      <h3>{texts.channelsTitle}</h3>
      <dl>
        {channels.map(({ name, value, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.round(share * 100)} height="4" />
              </svg>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <section className={styles.days}>
      <h3>{texts.daysTitle}</h3>
      {days.length === 0 ? (
        <p>{texts.noDays}</p>
      ) : (
        <Table caption={texts.daysCaption} head={DAY_HEAD} rows={days} />
      )}
    </section>
    <p className={styles.note}>{texts.howCounted}</p>
  </div>
);

const { views, reads, likes, comments, follows, shares } = texts.figures;
const DAY_HEAD = [texts.day, views, reads, likes, comments, follows, shares];
