// Shows one step of setting up: its form, and beside it which steps there are.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field, fieldIdOf } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import type { SetupChoice, SetupField } from '#kernel/setup-steps.ts';
import { LATER } from '../constants.ts';
import * as texts from '../texts.ts';
import type { StepPageView } from '../views.ts';
import styles from './Onboarding.module.css';
import { StepSign } from './OverviewPage.tsx';

export const StepPage = ({ view }: { view: StepPageView }) => (
  <DeskContent title={view.name} intro={view.intro}>
    <div className={styles.step}>
      <Steps view={view} />
      <section aria-label={view.name} className={styles.work}>
        {view.present && <p className={styles.present}>{view.present}</p>}
        {view.shown}
        <StepForm view={view} />
        {view.links.length > 0 && (
          <p className={styles.links}>
            {view.links.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </p>
        )}
      </section>
    </div>
  </DeskContent>
);

const Steps = ({ view: { steps, overview, position } }: { view: StepPageView }) => (
  <nav aria-label={texts.stepsLabel} className={styles.rail}>
    <p className="note">
      <span>{texts.position(position, steps.length)}</span> <a href={overview.href}>{overview.name}</a>
    </p>
    <ol>
      {steps.map(({ name, href, state, isCurrent }) => (
        <li key={href} data-state={state || 'open'}>
          <a href={href} aria-current={isCurrent ? 'step' : undefined}>
            <StepSign state={state} />
            {name}
            {state && <span className="visually-hidden"> ({texts.stateNames[state]})</span>}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const StepForm = ({ view: { action, fields, errors, refusal, otherAct } }: { view: StepPageView }) => (
  <form
    method="post"
    action={action}
    className={styles.form}
    encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
    noValidate
  >
    <ErrorSummary
      error={refusal}
      errors={inOrder(errors, fields)}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
    />
    {fields.map((field) => (
      <StepField key={field.name} field={field} error={errors[field.name]} />
    ))}
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
      {otherAct && (
        <Button type="submit" name="act" value={otherAct.value} variant="quiet">
          {otherAct.label}
        </Button>
      )}
      <Button type="submit" name="act" value={LATER} variant="plain">
        {texts.later}
      </Button>
    </div>
  </form>
);

/** Sorts errors as the fields stand below each other. */
const inOrder = (errors: StepPageView['errors'], fields: StepPageView['fields']) =>
  Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => placeOf(one, fields) - placeOf(other, fields)),
  );

const placeOf = (name: string, fields: StepPageView['fields']) =>
  fields.findIndex((field) => field.name === name);

const StepField = ({ field, error }: { field: SetupField; error: string | undefined }) => {
  const { kind, name, label, help, value } = field;
  if (kind === 'switch')
    return (
      <Choice
        name={name}
        value="1"
        defaultChecked={value !== ''}
        label={
          <span className={styles.switch}>
            {label}
            {help && <span className="note">{help}</span>}
          </span>
        }
      />
    );
  if (kind === 'choice') return <Cards field={field} error={error} />;
  if (kind === 'file')
    return <Field name={name} label={label} help={help} error={error} as={FileInput} accept={field.accept} />;
  const own = { name, label, help, error, defaultValue: value };
  if (kind === 'select') return <Field {...own} options={field.options} />;
  const mark = field.isOptional ? texts.optional : undefined;
  if (kind === 'lines') return <Field {...own} mark={mark} rows={field.rows} />;
  const { maxLength, autoComplete, isOptional } = field;
  return (
    <Field
      {...own}
      type={kind}
      mark={mark}
      maxLength={maxLength}
      autoComplete={autoComplete}
      required={!isOptional}
    />
  );
};

type CardsField = Extract<SetupField, { kind: 'choice' }>;

const Cards = ({ field, error }: { field: CardsField; error: string | undefined }) => (
  <fieldset className={styles.cards} aria-describedby={error ? `${fieldIdOf(field.name)}-hint` : undefined}>
    <legend>{field.label}</legend>
    {field.help && <p className="note">{field.help}</p>}
    {error && (
      <p id={`${fieldIdOf(field.name)}-hint`} className={styles.error}>
        {error}
      </p>
    )}
    <div>
      {field.options.map((option, at) => (
        <Card key={option.value} of={option} field={field} isFirst={at === 0} />
      ))}
    </div>
  </fieldset>
);

interface CardProps {
  of: SetupChoice;
  field: CardsField;
  isFirst: boolean;
}

const Card = ({ of: { value, name, description, colors }, field, isFirst }: CardProps) => (
  <label className={styles.card}>
    <input
      type="radio"
      name={field.name}
      id={isFirst ? fieldIdOf(field.name) : undefined}
      value={value}
      defaultChecked={value === field.value}
    />
    {colors && (
      <span className={styles.swatches} aria-hidden="true">
        {colors.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
    )}
    <b>{name}</b>
    <span className="note">{description}</span>
  </label>
);
