// The form with which a message is shown to the desk.
import { Button, LinkButton } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choices, Field } from '#design/Field.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import { Quoted } from '../../ui/Quoted.tsx';
import { REASONS } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReportPageView } from '../views.ts';
import styles from './ReportPage.module.css';

const OPTIONS = REASONS.map((reason) => ({ value: reason, name: texts.reasons[reason] }));
const LABELS = { reason: texts.reasonLegend, remark: texts.remarkLabel };

export const ReportPage = ({ view }: { view: ReportPageView }) => (
  <AccountShell shell={view.shell} title={texts.reportTitle} intro={texts.reportIntro}>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <Quoted message={view.message} isMarked />
      <Choices
        name="reason"
        legend={texts.reasonLegend}
        options={OPTIONS}
        value={view.reason}
        error={view.errors['reason']}
      />
      <Field
        name="remark"
        label={texts.remarkLabel}
        help={texts.remarkHelp}
        rows={3}
        maxLength={view.maxLength}
        defaultValue={view.remark}
        error={view.errors['remark']}
      />
      <div className="button-row">
        <Button type="submit" variant="main">
          {texts.sendReport}
        </Button>
        <LinkButton href={view.backHref} variant="plain">
          {texts.keepReport}
        </LinkButton>
      </div>
    </form>
  </AccountShell>
);
