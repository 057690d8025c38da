// Notes about a person, the newest first, and the form for another one.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { NOTE_MAX_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { NotesPanelView, NoteView } from '../views.ts';
import styles from './NotesPanel.module.css';

export const NotesPanel = ({ view }: { view: NotesPanelView }) => (
  <>
    <p className="note">{texts.intro}</p>
    {view.notes.length === 0 ? (
      <p className="note">{texts.noneYet}</p>
    ) : (
      <ol className={styles.notes}>
        {view.notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ol>
    )}
    {view.more && <p className="note">{view.more}</p>}
    {view.action && (
      <form method="post" action={view.action} className={styles.form}>
        <Field
          name="note"
          rows={3}
          label={texts.noteLabel}
          error={view.error}
          defaultValue={view.typed}
          maxLength={NOTE_MAX_LENGTH}
          required
        />
        <div>
          <Button type="submit">{texts.writeButton}</Button>
        </div>
      </form>
    )}
  </>
);

const Note = ({ note: { text, made, moment, deleteAction } }: { note: NoteView }) => (
  <li>
    <p className={styles.text}>{text}</p>
    <div className={styles.foot}>
      <p className="note">{made}</p>
      {deleteAction && (
        <form method="post" action={deleteAction}>
          <Button type="submit" variant="plain" isSmall aria-label={texts.deleteLabel(moment)}>
            {texts.deleteButton}
          </Button>
        </form>
      )}
    </div>
  </li>
);
