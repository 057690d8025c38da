// Draws how views came together over time, as lines; the same in words, and in rows for who wants figures.
import { Table } from '#design/Table.tsx';
import { grouped } from '#design/wording.ts';
import * as texts from '../texts.ts';
import type { CurveView, LineView } from '../views.ts';
import styles from './Curve.module.css';
import { PLOT, plotX, plotY, pointsOf } from './dial-shape.ts';

export const Curve = ({ of: curve }: { of: CurveView }) => (
  <section className={styles.curve}>
    <h3>{curve.title}</h3>
    <Plot of={curve} />
    <p className="visually-hidden">{curve.words}</p>
    <ul className={styles.legend}>
      {curve.lines.map(({ name, look }) => (
        <li key={look}>
          <svg viewBox="0 0 24 4" aria-hidden="true">
            <line className={styles[look]} x1="0" y1="2" x2="24" y2="2" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
    <p>{texts.inTens}</p>
    <details>
      <summary>{texts.asTable}</summary>
      <Table caption={curve.title} head={curve.head} rows={curve.rows} />
    </details>
  </section>
);

const Plot = ({ of: { top, axis, length, lines } }: { of: CurveView }) => (
  <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
    {[0, top / 2, top].map((value) => (
      <g key={value}>
        <line
          className={styles.grid}
          x1={PLOT.left}
          x2={PLOT.right}
          y1={plotY(value, top)}
          y2={plotY(value, top)}
        />
        <text x={PLOT.left - 6} y={plotY(value, top) + 4} textAnchor="end">
          {grouped(value)}
        </text>
      </g>
    ))}
    {axis.map(({ at, text }) => (
      <text
        key={at}
        x={plotX(at, length)}
        y={PLOT.height - 6}
        textAnchor={at === length - 1 ? 'end' : 'middle'}
      >
        {text}
      </text>
    ))}
    {lines.toReversed().map((line) => (
      <Line key={line.look} of={line} length={length} top={top} />
    ))}
  </svg>
);

const Line = ({ of: { look, values }, length, top }: { of: LineView; length: number; top: number }) => (
  <>
    <polyline className={styles[look]} points={pointsOf(values, length, top)} />
    {values.length > 0 && (
      <circle
        className={styles[`${look}End`]}
        cx={plotX(values.length - 1, length)}
        cy={plotY(values.at(-1)!, top)}
        r="3.5"
      />
    )}
  </>
);
