// Draws the proof that an account was erased.
import { buttonClass } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Table } from '#design/Table.tsx';
import * as texts from '../texts.ts';
import type { ProofPageView } from '../views.ts';
import styles from '../../ui/Accounts.module.css';

const STATES = {
  running: { title: texts.runningTitle, text: texts.runningText, tone: 'straw' },
  complete: { title: texts.completeTitle, text: texts.completeText, tone: 'leaf' },
  incomplete: { title: texts.incompleteTitle, text: texts.incompleteText, tone: 'straw' },
} as const;

export const ProofPage = ({ view }: { view: ProofPageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.sections}>
      <State view={view} />
      <Known view={view} />
      <Table
        caption={texts.tableCaption}
        head={[texts.columnPart, texts.columnGone, texts.columnLeft, texts.columnStays]}
        rows={view.parts.map(({ title, goes, left, stays }) => [title, goes, left, stays])}
        notes={view.parts.map(({ why }) => why)}
      />
      {view.download && (
        <p>
          <a href={view.download} className={buttonClass({})} download>
            {texts.downloadButton}
          </a>
        </p>
      )}
    </div>
  </DeskContent>
);

const State = ({ view }: { view: ProofPageView }) => {
  const { title, text, tone } = STATES[view.state];
  return (
    <Callout title={title} tone={tone}>
      <p>{text}</p>
      {view.state === 'running' && (
        <p>
          <a href={view.href}>{texts.reload}</a>
        </p>
      )}
    </Callout>
  );
};

const Known = ({ view }: { view: ProofPageView }) => (
  <Facts>
    <Fact name={texts.orderedFact}>
      <span>{view.ordered}</span>
    </Fact>
    {view.finished && (
      <Fact name={texts.finishedFact}>
        <span>{view.finished}</span>
      </Fact>
    )}
    <Fact name={texts.reasonFact}>
      <span>{view.reason}</span>
    </Fact>
    <Fact name={texts.commentsFact}>
      <span>{view.comments}</span>
    </Fact>
    {view.hash && (
      <Fact name={texts.hashFact}>
        <code className={styles.hash}>{view.hash.text}</code>
        <span>{view.hash.isRight ? texts.hashRight : texts.hashWrong}</span>
      </Fact>
    )}
  </Facts>
);
