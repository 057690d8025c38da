// Shows errors in groups: what went wrong and where, when, how often, and the ids by which the log is searched.
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { Time } from '#design/Time.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import * as texts from '../texts.ts';
import type { ErrorGroupView, ErrorsPageView } from '../views.ts';
import styles from './ErrorsPage.module.css';

export const ErrorsPage = ({ view }: { view: ErrorsPageView }) => (
  <OperationsFrame view={view}>
    {view.groups.length === 0 ? (
      <Empty title={texts.none} text={texts.noneText} />
    ) : (
      <>
        <p className="note">{texts.intro}</p>
        <DeskList
          lines={view.groups.map((group) => ({
            key: group.key,
            name: group.title,
            href: null,
            note: <Where group={group} />,
            figure: group.figure,
          }))}
        />
      </>
    )}
  </OperationsFrame>
);

const Where = ({
  group: { place, frame, first, last, requestsLabel, requestIds },
}: {
  group: ErrorGroupView;
}) => (
  <>
    {[place, frame].filter(Boolean).join(', ')}
    <br />
    {texts.lastly} <Time of={last} />, {texts.firstly} <Time of={first} />
    <br />
    {requestsLabel}: <span className={styles.ids}>{requestIds.join(', ')}</span>
  </>
);
