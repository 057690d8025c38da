// Shows how it stands with backups, what can be done now, when they come by themselves, and what was.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { OperationsFrame } from '../../ui/OperationsFrame.tsx';
import { Part } from '../../ui/Part.tsx';
import * as texts from '../texts.ts';
import type { BackupsPageView } from '../views.ts';
import styles from './BackupsPage.module.css';

export const BackupsPage = ({ view }: { view: BackupsPageView }) => (
  <OperationsFrame view={view}>
    <Part title={texts.standingHeading}>
      <Standing view={view} />
      {view.isOnSameDisk && (
        <Callout title={texts.place} tone="straw">
          <p>{texts.sameDisk}</p>
        </Callout>
      )}
      {view.proofError !== null && (
        <Callout title={texts.proofFailed} tone="straw">
          <p>{view.proofError}</p>
        </Callout>
      )}
    </Part>
    <Part title={texts.actHeading}>
      <p className={`note ${styles.words}`}>{texts.actNote}</p>
      <form method="post" action={view.paths.run} className="button-row">
        <Button type="submit" name="act" value="backup" variant="main">
          {texts.backUpNow}
        </Button>
        <Button type="submit" name="act" value="proof" variant="quiet" disabled={view.newest === null}>
          {texts.proveNow}
        </Button>
      </form>
    </Part>
    <Part title={texts.planHeading}>
      <PlanForm view={view} />
    </Part>
    <Part title={texts.runsHeading}>
      {view.runs.length === 0 ? (
        <p className="note">{texts.noRuns}</p>
      ) : (
        <DeskList
          lines={view.runs.map(({ id, name, marks, when, how, size }) => ({
            key: id,
            name,
            href: null,
            marks,
            note: (
              <>
                <RelativeTime of={when} /> · {how}
              </>
            ),
            figure: size,
          }))}
        />
      )}
    </Part>
  </OperationsFrame>
);

const Newest = ({ view: { newest, byHand } }: { view: BackupsPageView }) => {
  const when = byHand ?? newest?.when;
  if (!when) return texts.newestNone;
  return (
    <>
      <RelativeTime of={when} />
      <span className="note">{byHand ? texts.byHandNote : newest?.sizes}</span>
    </>
  );
};

const Standing = ({ view }: { view: BackupsPageView }) => (
  <Facts>
    <Fact name={texts.newest}>
      <Newest view={view} />
    </Fact>
    <Fact name={texts.proof}>{view.proof ? <RelativeTime of={view.proof} /> : texts.proofNone}</Fact>
    <Fact name={texts.next}>{view.next}</Fact>
    <Fact name={texts.place}>
      <code>{view.folder}</code>
    </Fact>
  </Facts>
);

const PlanForm = ({ view: { plan, hours, errors, paths, seen, refusal } }: { view: BackupsPageView }) => (
  <form method="post" action={paths.save} className={styles.form} noValidate>
    <input type="hidden" name="seen" value={seen} />
    <ErrorSummary error={refusal} errors={errors} labels={{ hour: texts.hour, recipient: texts.recipient }} />
    <p className="note">{texts.planNote}</p>
    <Choice name="isOn" value="1" label={texts.isOn} defaultChecked={plan.isOn} />
    <Field name="hour" label={texts.hour} options={hours} defaultValue={plan.hour} error={errors['hour']} />
    <Field
      name="recipient"
      label={texts.recipient}
      help={texts.recipientHelp}
      defaultValue={plan.recipient}
      error={errors['recipient']}
      maxLength={2000}
      autoComplete="off"
      spellCheck={false}
    />
    <Choice name="hasSecret" value="1" label={texts.hasSecret} defaultChecked={plan.hasSecret} />
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
    </div>
  </form>
);
