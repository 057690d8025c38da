// Draws what is to be done in a case: the decision of structured fields, a second pair of eyes, or the answer to an appeal.
import { Button } from '#design/Button.tsx';
import { Choice, Choices, Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as appealTexts from '../../appeals/texts.ts';
import { MAX_APPEAL_LENGTH, MAX_FACTS_LENGTH, MAX_LABEL_LENGTH } from '../../constants.ts';
import * as decidingTexts from '../../deciding/texts.ts';
import * as texts from '../texts.ts';
import type { CaseWorkView } from '../views.ts';
import styles from './Case.module.css';

export const WORK_LABELS = {
  measure: decidingTexts.measureLegend,
  category: decidingTexts.categoryLabel,
  suspension: decidingTexts.suspensionLabel,
  label: decidingTexts.labelLabel,
  facts: decidingTexts.factsLabel,
  outcome: appealTexts.outcomeLegend,
  answer: appealTexts.answerLabel,
  note: texts.noteLabel,
};

interface CaseWorkProps {
  work: CaseWorkView;
  errors: Readonly<Record<string, string>>;
}

export const CaseWork = ({ work, errors }: CaseWorkProps) => {
  if (work.kind === 'decide') return <Decide work={work} errors={errors} />;
  if (work.kind === 'confirm') return <Confirm work={work} />;
  return work.kind === 'appeal' ? <Appeal work={work} errors={errors} /> : null;
};

type WorkOf<Kind extends CaseWorkView['kind']> = Extract<CaseWorkView, { kind: Kind }>;

const Decide = ({ work, errors }: DecideProps) => {
  const { action, typed, lastNotice, measures, categories, button } = work;
  return (
    <section aria-labelledby="entscheiden" className={styles.work}>
      <SectionHead title={texts.decisionHeading} id="entscheiden" />
      <form method="post" action={action} className={styles.form}>
        <LastNotice id={lastNotice} />
        <Choices
          name="measure"
          legend={decidingTexts.measureLegend}
          options={measures}
          value={typed.measure}
          error={errors['measure']}
        />
        <Field
          name="category"
          label={decidingTexts.categoryLabel}
          options={[
            { value: '', name: decidingTexts.noCategory },
            ...categories.flatMap(({ name, options }) =>
              options.map((option) => ({ ...option, group: name })),
            ),
          ]}
          defaultValue={typed.category}
          error={errors['category']}
        />
        <Boxes work={work} />
        <Suspension work={work} errors={errors} />
        <Words work={work} errors={errors} />
        <div>
          <Button type="submit" variant="main">
            {button}
          </Button>
        </div>
      </form>
    </section>
  );
};

interface DecideProps {
  work: WorkOf<'decide'>;
  errors: Readonly<Record<string, string>>;
}

/** Draws the choice of a suspension; whoever may suspend at the place alone does so there. */
const Suspension = ({ work: { can, typed, suspensions }, errors }: DecideProps) =>
  (can.canSuspend || can.placeToSuspendAt !== '') && (
    <>
      <Field
        name="suspension"
        label={decidingTexts.suspensionLabel}
        options={suspensions}
        defaultValue={typed.suspension}
        error={errors['suspension']}
      />
      {can.placeToSuspendAt !== '' && (
        <div className={styles.boxes}>
          <Choice
            name="local"
            value="1"
            label={decidingTexts.localSuspension(can.placeToSuspendAt)}
            defaultChecked={typed.isLocal || !can.canSuspend}
          />
        </div>
      )}
    </>
  );

const Words = ({ work: { can, typed }, errors }: DecideProps) => (
  <>
    {can.canLabel && (
      <Field
        name="label"
        label={decidingTexts.labelLabel}
        help={decidingTexts.labelHelp}
        error={errors['label']}
        maxLength={MAX_LABEL_LENGTH}
        defaultValue={typed.label}
      />
    )}
    <Field
      name="facts"
      label={decidingTexts.factsLabel}
      help={decidingTexts.factsHelp}
      error={errors['facts']}
      rows={5}
      maxLength={MAX_FACTS_LENGTH}
      defaultValue={typed.facts}
    />
  </>
);

/** Sends the last notice along, so that who decides answers what they have read. */
const LastNotice = ({ id }: { id: number | null }) =>
  id !== null && <input type="hidden" name="lastNotice" value={id} />;

const Boxes = ({ work: { typed, can } }: { work: WorkOf<'decide'> }) =>
  (can.hasAuthor || can.canLock || can.hasNotices) && (
    <div className={styles.boxes}>
      {can.hasAuthor && (
        <Choice name="warn" value="1" label={decidingTexts.warn} defaultChecked={typed.isWarning} />
      )}
      {can.canLock && (
        <Choice name="lock" value="1" label={decidingTexts.lock} defaultChecked={typed.isThreadLocked} />
      )}
      {can.hasNotices && (
        <Choice
          name="unfounded"
          value="1"
          label={decidingTexts.unfoundedLabel}
          defaultChecked={typed.isUnfounded}
        />
      )}
    </div>
  );

const Confirm = ({ work: { action, canDecide, decision, lastNotice } }: { work: WorkOf<'confirm'> }) => (
  <section aria-labelledby="bestaetigen" className={styles.work}>
    <SectionHead title={texts.proposalHeading} id="bestaetigen" />
    {canDecide ? (
      <form method="post" action={action} className="button-row">
        <input type="hidden" name="decision" value={decision} />
        <LastNotice id={lastNotice} />
        <Button type="submit" name="act" value="confirm" variant="main">
          {texts.confirm}
        </Button>
        <Button type="submit" name="act" value="back">
          {texts.sendBack}
        </Button>
      </form>
    ) : (
      <p>{texts.ownProposal}</p>
    )}
  </section>
);

const OUTCOMES = (['upheld', 'reversed'] as const).map((value) => ({
  value,
  name: appealTexts.outcomes[value],
}));

const Appeal = ({ work, errors }: { work: WorkOf<'appeal'>; errors: Readonly<Record<string, string>> }) => (
  <section aria-labelledby="widerspruch" className={styles.work}>
    <SectionHead title={texts.appealHeading} id="widerspruch" />
    {work.refusal === null ? (
      <form method="post" action={work.action} className={styles.form}>
        <input type="hidden" name="appeal" value={work.appeal} />
        <Choices
          name="outcome"
          legend={appealTexts.outcomeLegend}
          options={OUTCOMES}
          value={work.typed.outcome}
          error={errors['outcome']}
        />
        <Field
          name="answer"
          label={appealTexts.answerLabel}
          help={appealTexts.answerHelp}
          error={errors['answer']}
          rows={4}
          maxLength={MAX_APPEAL_LENGTH}
          defaultValue={work.typed.answer}
        />
        <div>
          <Button type="submit" variant="main">
            {appealTexts.decideAppeal}
          </Button>
        </div>
      </form>
    ) : (
      <p>{work.refusal}</p>
    )}
  </section>
);
