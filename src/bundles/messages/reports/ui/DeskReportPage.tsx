// One reported message with what was said just before, and the decision about it.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choices, Field } from '#design/Field.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Quoted } from '../../ui/Quoted.tsx';
import { DECISIONS } from '../constants.ts';
import * as texts from '../texts.ts';
import type { DeskReportPageView } from '../views.ts';
import styles from './ReportPage.module.css';

const OPTIONS = DECISIONS.map((decision) => ({ value: decision, name: texts.decisions[decision] }));
const LABELS = { decision: texts.decisionLegend, statement: texts.statementLabel };

export const DeskReportPage = ({ view }: { view: DeskReportPageView }) => (
  <DeskContent
    title={view.title}
    intro={
      <>
        {view.reason}
        {', '}
        {view.byline} <a href={view.backHref}>{texts.backToDesk}</a>
      </>
    }
  >
    <div className={styles.report}>
      <div className={styles.context}>
        {view.context.map((message) => (
          <Quoted key={message.id} message={message} />
        ))}
        <Quoted message={view.message} isMarked />
      </div>
      {view.remark && (
        <Callout title={texts.remarkHeading}>
          <p>{view.remark}</p>
        </Callout>
      )}
      <ErrorSummary error={view.conflict} />
      {view.decided ? <Decided decided={view.decided} /> : <DecisionForm view={view} />}
      {view.conflict && view.form.statement && (
        <Callout title={texts.notKeptHeading}>
          <p>{view.form.statement}</p>
        </Callout>
      )}
      {view.member && (
        <p>
          <a href={view.member.href}>{view.member.name}</a>
        </p>
      )}
    </div>
  </DeskContent>
);

const Decided = ({ decided }: { decided: NonNullable<DeskReportPageView['decided']> }) => (
  <Callout title={decided.decision} tone="leaf">
    {decided.statement && <p>{decided.statement}</p>}
    <p className="note">{decided.byline}</p>
  </Callout>
);

const DecisionForm = ({ view: { form, errors } }: { view: DeskReportPageView }) => (
  <form method="post" action={form.action} className={styles.form}>
    <ErrorSummary errors={errors} labels={LABELS} />
    <Choices
      name="decision"
      legend={texts.decisionLegend}
      options={OPTIONS}
      value={form.decision}
      error={errors['decision']}
    />
    <Field
      name="statement"
      label={texts.statementLabel}
      help={texts.statementHelp}
      rows={3}
      maxLength={form.maxLength}
      defaultValue={form.statement}
      error={errors['statement']}
    />
    <div>
      <Button type="submit" variant="main">
        {texts.decide}
      </Button>
    </div>
  </form>
);
