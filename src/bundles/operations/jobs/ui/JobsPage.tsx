// Shows jobs: what failed for good with what can be done about it, what runs now, and what waits.
import { Button, buttonClass } from '#design/Button.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { Table } from '#design/Table.tsx';
import { Time } from '#design/Time.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import * as texts from '../texts.ts';
import type { FailedJobView, JobsPageView } from '../views.ts';
import styles from './JobsPage.module.css';

export const JobsPage = ({ view }: { view: JobsPageView }) => (
  <OperationsFrame view={view}>
    <section className={styles.part}>
      <h2>{texts.failedHeading}</h2>
      <Failed view={view} />
    </section>
    <section className={styles.part}>
      <h2>{texts.runningHeading}</h2>
      {view.running.length === 0 ? (
        <p className="note">{texts.noneRunning}</p>
      ) : (
        <DeskList
          lines={view.running.map(({ id, name, since, attempt }) => ({
            key: id,
            name,
            href: null,
            note: (
              <>
                <Time of={since} />, {attempt}
              </>
            ),
          }))}
        />
      )}
    </section>
    <section className={styles.part}>
      <h2>{texts.waitingHeading}</h2>
      {view.counts.length === 0 ? (
        <p className="note">{texts.noneWaiting}</p>
      ) : (
        <Table
          caption={texts.waitingHeading}
          head={[
            texts.columnName,
            texts.columnWaiting,
            texts.columnScheduled,
            texts.columnRunning,
            texts.columnOldest,
          ]}
          rows={view.counts.map(({ name, waiting, scheduled, running, oldest }) => [
            name,
            waiting,
            scheduled,
            running,
            oldest,
          ])}
        />
      )}
    </section>
  </OperationsFrame>
);

const Failed = ({ view }: { view: JobsPageView }) => {
  if (view.failed.length === 0 && view.kinds.length === 0) return <p className="note">{texts.noneFailed}</p>;
  return (
    <>
      <p className="note">{texts.failedIntro}</p>
      <LinkTabs label={texts.kindsLabel} links={view.kinds} />
      {view.kind && <AllOfKind action={view.action} kind={view.kind} />}
      <DeskList
        lines={view.failed.map((job) => ({
          key: job.id,
          name: job.name,
          href: null,
          note: <Reason job={job} />,
          actions: <Acts action={view.action} choice={{ id: job.id }} label={job.name} />,
        }))}
      />
      <Pages newer={view.newest} older={view.older} />
    </>
  );
};

const Reason = ({ job: { reason, at, attempts } }: { job: FailedJobView }) => (
  <>
    {reason}
    <br />
    <Time of={at} />, {attempts}
  </>
);

interface ActsProps {
  action: string;
  choice: { readonly id: string };
  label: string;
}

const Acts = ({ action, choice, label }: ActsProps) => (
  <form method="post" action={action} className="button-row">
    <input type="hidden" name="id" value={choice.id} />
    <Button type="submit" name="act" value="again" isSmall aria-label={`${texts.again}: ${label}`}>
      {texts.again}
    </Button>
    <Button
      type="submit"
      name="act"
      value="discard"
      isSmall
      variant="plain"
      aria-label={`${texts.discard}: ${label}`}
    >
      {texts.discard}
    </Button>
  </form>
);

const AllOfKind = ({
  action,
  kind: { name, count },
}: {
  action: string;
  kind: { name: string; count: number };
}) => (
  <div className={styles.all}>
    <form method="post" action={action}>
      <input type="hidden" name="name" value={name} />
      <Button type="submit" name="act" value="again" isSmall>
        {texts.againAll}
      </Button>
    </form>
    <details>
      <summary className={buttonClass({ variant: 'plain', isSmall: true })}>{texts.discardAll}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="name" value={name} />
        <p>{texts.discardAllSure(count, name)}</p>
        <Button type="submit" name="act" value="discard" variant="danger" isSmall>
          {texts.discardAll}
        </Button>
      </form>
    </details>
  </div>
);
