// What became of earlier issues, and whom nothing is sent to any more.
import { Button } from '#design/Button.tsx';
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
        lines={past.map(({ id, subject, href, day, state, counts, canStop }) => ({
          key: id,
          name: subject,
          href,
          note: day,
          marks: [state],
          figure: counts,
          actions: canStop && (
            <form method="post" action={actions.stop}>
              <input type="hidden" name="issue" value={id} />
              <Button type="submit" variant="danger" isSmall>
                {texts.stop}
              </Button>
            </form>
          ),
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
