// Shows the self-test: each thing with what was found and, where something is to be done, what.
import { Button, LinkButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Empty } from '#design/Empty.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { FindingView, SelfTestPageView } from '../views.ts';
import styles from './SelfTestPage.module.css';

export const SelfTestPage = ({ view }: { view: SelfTestPageView }) => (
  <DeskContent
    title={texts.title}
    intro={texts.intro}
    actions={
      <>
        <LinkButton href={view.mailHref}>{texts.testMail}</LinkButton>
        <form method="post" action={view.action}>
          <Button type="submit" variant="main">
            {view.run ? texts.runAgain : texts.run}
          </Button>
        </form>
      </>
    }
  >
    {view.run === null ? (
      <Empty title={texts.never} text={texts.neverText} />
    ) : (
      <>
        <p className={styles.verdict}>{view.run.verdict}</p>
        <p className="note">
          {texts.lastRun} <Time of={view.run.at} />
        </p>
        <ul className={styles.list} aria-label={texts.listLabel}>
          {view.run.findings.map((finding) => (
            <Finding key={finding.name} finding={finding} />
          ))}
        </ul>
      </>
    )}
  </DeskContent>
);

const Finding = ({ finding }: { finding: FindingView }) => (
  <li>
    <h2>{finding.title}</h2>
    <div>
      <p>{finding.found}</p>
      {finding.advice && <p className="note">{finding.advice}</p>}
    </div>
    <p className={`${styles.state} ${styles[finding.state]}`}>{finding.stateName}</p>
  </li>
);
