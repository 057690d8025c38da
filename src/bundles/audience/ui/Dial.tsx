// Draws the half circle: the middle is as usual, the needle is this piece, a notch what is usual in its place.
import type { DialView } from '../views.ts';
import * as texts from '../texts.ts';
import styles from './Gauge.module.css';
import { CENTRE, arc, onDial } from './dial-shape.ts';

/** Draws the dial: the words beside it say the same, so nobody has to see it. */
export const Dial = ({ of: { needle, mark } }: { of: DialView }) => (
  <svg className={styles.dial} viewBox="-6 0 132 78" aria-hidden="true">
    <path className={styles.track} d={arc(0, 1)} />
    {needle !== null && needle !== 0.5 && (
      <path className={styles.reach} d={needle > 0.5 ? arc(0.5, needle) : arc(needle, 0.5)} />
    )}
    <Notch at={0.5} className={styles.usual} />
    {mark && <Notch at={mark.at} className={styles.place} />}
    {needle !== null && <Needle at={needle} />}
    <circle className={styles.hub} cx={CENTRE.x} cy={CENTRE.y} r="4" />
    <text x="10" y="76" textAnchor="middle">
      {texts.lessThanUsual}
    </text>
    <text x="110" y="76" textAnchor="middle">
      {texts.moreThanUsual}
    </text>
  </svg>
);

const Notch = ({ at, className }: { at: number; className: string | undefined }) => {
  const outer = onDial(at, 57);
  const inner = onDial(at, 43);
  return <line className={className} x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} />;
};

const Needle = ({ at }: { at: number }) => {
  const tip = onDial(at, 40);
  return <line className={styles.needle} x1={CENTRE.x} y1={CENTRE.y} x2={tip.x} y2={tip.y} />;
};
