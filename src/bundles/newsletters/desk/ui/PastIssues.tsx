// Shows what became of earlier issues, and whom nothing is sent to any more.
import { Button, buttonClass } from '#design/Button.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import type { NextIssueView } from '../../views.ts';
import * as texts from '../texts.ts';
import styles from './NewsletterDesk.module.css';

export const PastIssues = ({ view: { past, resting, actions } }: { view: NextIssueView }) => (
  <>
    <section className="section" aria-labelledby="frueher">
      <SectionHead title={texts.pastHeading} id="frueher" />
      {past.length === 0 && <p>{texts.noPast}</p>}
      <DeskList
        lines={past.map(({ id, subject, href, day, state, counts, way }) => ({
          key: id,
          name: subject,
          href,
          note: day,
          marks: [state],
          figure: counts,
          actions: way && <TakeBack way={way} id={id} action={actions.stop} />,
        }))}
      />
    </section>
    {resting.length > 0 && (
      <section className="section" aria-labelledby="ruhend">
        <SectionHead title={texts.restingHeading} id="ruhend" />
        <p className="note">{texts.restingNote}</p>
        <ul className={styles.resting}>
          {resting.map(({ address, since }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- addresses that are masked may read alike
            <li key={at}>
              {address} <span className="note">{since}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

interface TakeBackProps {
  way: 'stop' | 'takeOff';
  id: number;
  action: string;
}

/** What is on its way is stopped at once; what was sent long ago asks first. */
const TakeBack = ({ way, id, action }: TakeBackProps) => {
  const form = (
    <form method="post" action={action}>
      <input type="hidden" name="issue" value={id} />
      <Button type="submit" variant="danger" isSmall>
        {way === 'stop' ? texts.stop : texts.takeOffForGood}
      </Button>
    </form>
  );
  return way === 'stop' ? (
    form
  ) : (
    <details className={styles.takeOff}>
      <summary className={buttonClass({ variant: 'plain', isSmall: true })}>{texts.takeOff}</summary>
      <p className="note">{texts.takeOffQuestion}</p>
      {form}
    </details>
  );
};
