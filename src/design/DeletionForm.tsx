// Draws the part of a desk's page with which its thing is deleted: what that means, a box that has to be ticked, the button.
import { Button } from './Button.tsx';
import styles from './DeletionForm.module.css';
import { Choice, FieldError, fieldIdOf } from './Field.tsx';
import { SectionHead } from './SectionHead.tsx';

interface DeletionFormProps {
  action: string;
  title: string;
  /** What goes and what stays. */
  note: string;
  /** The words „Ja, … löschen“ beside the box; it is sent as `sure=1`. */
  sureLabel: string;
  /** What is said when it wasn't ticked. An ErrorSummary leads to the box. */
  error: string | undefined;
  button: string;
}

export const DeletionForm = ({ action, title, note, sureLabel, error, button }: DeletionFormProps) => (
  <section aria-labelledby={SECTION_ID}>
    <SectionHead title={title} id={SECTION_ID} />
    <p className="note">{note}</p>
    <form method="post" action={action} className={styles.form}>
      <div>
        {error && (
          <div id={HINT_ID}>
            <FieldError text={error} />
          </div>
        )}
        <Choice
          name={SURE}
          value="1"
          id={fieldIdOf(SURE)}
          label={sureLabel}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? HINT_ID : undefined}
        />
      </div>
      <div>
        <Button type="submit" variant="danger">
          {button}
        </Button>
      </div>
    </form>
  </section>
);

const SECTION_ID = 'loeschen';
const SURE = 'sure';
const HINT_ID = `${fieldIdOf(SURE)}-hint`;
