// Draws the page on which somebody registers for one date: name and address of a guest, seats, an answer; or one's own
// registration, to be cancelled.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { DatePage } from '../../ui/DatePage.tsx';
import { MAX_ANSWER_LENGTH, MAX_GUEST_NAME_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { RegistrationFormView, RegistrationPageView } from '../views.ts';
import styles from './RegistrationPage.module.css';

export const RegistrationPage = ({ view }: { view: RegistrationPageView }) => (
  <DatePage
    heading={texts.pageHeading}
    title={view.title}
    when={view.when}
    more={view.seats && <p className="note">{[view.seats, view.until].filter(Boolean).join('. ')}</p>}
    backHref={view.backHref}
    backName={texts.back}
  >
    {view.obstacle && !view.form && <Callout title={view.obstacle}>{null}</Callout>}
    {view.own && <Own of={view.own} />}
    {view.form && <RegistrationForm of={view.form} obstacle={view.obstacle} />}
  </DatePage>
);

const Own = ({ of: { text, answer, cancelAction } }: { of: NonNullable<RegistrationPageView['own']> }) => (
  <Callout title={text} tone="leaf">
    {answer && <p>{texts.answerWas(answer)}</p>}
    <form method="post" action={cancelAction} className={styles.cancel}>
      <Button type="submit" variant="quiet">
        {texts.cancel}
      </Button>
      <p className="note">{texts.cancelHelp}</p>
    </form>
  </Callout>
);

interface FormProps {
  of: RegistrationFormView;
  obstacle: string | null;
}

const RegistrationForm = ({ of: { typed, errors, ...form }, obstacle }: FormProps) => (
  <form method="post" action={form.action} className={styles.form}>
    <ErrorSummary
      error={obstacle}
      errors={errors}
      labels={{
        name: texts.nameLabel,
        email: texts.emailLabel,
        seats: texts.seatsLabel,
        answer: form.question || texts.answerLabel,
      }}
    />
    {form.memberName === null ? (
      <GuestFields typed={typed} errors={errors} signInHref={form.signInHref} />
    ) : (
      <p>{texts.asMember(form.memberName)}</p>
    )}
    {form.maxSeats > 1 && (
      <Field
        name="seats"
        type="number"
        min={1}
        max={form.maxSeats}
        label={texts.seatsLabel}
        defaultValue={typed.seats}
        error={errors['seats']}
        className={styles.number}
      />
    )}
    {form.question && (
      <Field
        name="answer"
        rows={2}
        label={form.question}
        maxLength={MAX_ANSWER_LENGTH}
        defaultValue={typed.answer}
        error={errors['answer']}
      />
    )}
    <p className="note">{form.memberName === null ? texts.guestNote : texts.memberNote}</p>
    <div>
      <Button type="submit" variant="main">
        {form.button}
      </Button>
    </div>
  </form>
);

const GuestFields = ({
  typed,
  errors,
  signInHref,
}: Pick<RegistrationFormView, 'typed' | 'errors' | 'signInHref'>) => (
  <>
    {signInHref && (
      <p>
        {texts.signInFirst}{' '}
        <a href={signInHref} rel="nofollow">
          {texts.signIn}
        </a>
      </p>
    )}
    <Field
      name="name"
      label={texts.nameLabel}
      autoComplete="name"
      maxLength={MAX_GUEST_NAME_LENGTH}
      required
      defaultValue={typed.name}
      error={errors['name']}
    />
    <Field
      name="email"
      type="email"
      label={texts.emailLabel}
      help={texts.emailHelp}
      autoComplete="email"
      required
      defaultValue={typed.email}
      error={errors['email']}
    />
  </>
);
