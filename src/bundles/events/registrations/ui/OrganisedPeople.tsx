// Draws who is on the list of a date; on paper with a box to tick at the door.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_REASON_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { PersonView } from '../views.ts';
import styles from './OrganiserPage.module.css';

export const OrganisedPeople = ({ people }: { people: readonly PersonView[] }) => (
  <ol className={styles.people}>
    {people.map((person) => (
      <li key={person.id} className={person.isGone ? styles.gone : undefined}>
        <span className={`print-only ${styles.box}`} aria-hidden="true" />
        <div>
          <p>
            <b>{person.href ? <a href={person.href}>{person.name}</a> : person.name}</b>,{' '}
            {texts.seatsWord(person.seats)}
          </p>
          <p className="note">
            {[person.state, person.hasCome && texts.cameMark, person.href ? texts.member : texts.guest]
              .filter(Boolean)
              .join(' · ')}
            {person.email && (
              <>
                {' · '}
                <a href={`mailto:${encodeURIComponent(person.email)}`}>{person.email}</a>
              </>
            )}
          </p>
          {person.answer && <p>{person.answer}</p>}
          {person.reason && <p className="note">{texts.removedBecause(person.reason)}</p>}
        </div>
        {!person.isGone && <Acts of={person} />}
      </li>
    ))}
  </ol>
);

const Acts = ({ of: person }: { of: PersonView }) => (
  <div className={`screen-only ${styles.acts}`}>
    <form method="post" action={person.comeAction}>
      <Button
        type="submit"
        name="come"
        value={person.hasCome ? '0' : '1'}
        isSmall
        aria-label={texts.labelFor(person.hasCome ? texts.hasNotCome : texts.hasCome, person.name)}
      >
        {person.hasCome ? texts.hasNotCome : texts.hasCome}
      </Button>
    </form>
    <details open={person.refused !== null}>
      <summary aria-label={texts.labelFor(texts.remove, person.name)}>{texts.removeSummary}</summary>
      <form method="post" action={person.removeAction} className={styles.form}>
        <Field
          name="reason"
          id={`f-reason-${person.id}`}
          label={texts.reasonLabel}
          maxLength={MAX_REASON_LENGTH}
          required
          defaultValue={person.refused?.reason}
          error={person.refused?.error}
        />
        <div>
          <Button type="submit" variant="danger" isSmall>
            {texts.remove}
          </Button>
        </div>
      </form>
    </details>
  </div>
);
