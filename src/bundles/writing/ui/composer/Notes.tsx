// Shows what author and editors say to each other about the piece.
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Field, fieldIdOf } from '#design/Field.tsx';
import { Time } from '#design/Time.tsx';
import { url } from '#kernel/named-routes.ts';
import { MAX_NOTE_LENGTH } from '../../constants.ts';
import { writingPaths } from '../../paths.ts';
import type { NoteView } from '../../views.ts';
import { call } from './engine/calls.ts';
import styles from './Notes.module.css';
import * as texts from './texts.ts';

interface NotesProps {
  readonly id: number | null;
  readonly notes: readonly NoteView[];
  readonly onSent: () => Promise<void>;
  readonly engine: { readonly signedOut: () => void };
}

/** Nothing before there is something to speak about. */
export const Notes = ({ id, notes, onSent, engine }: NotesProps) => {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isSent = useRef(false);
  // The button goes with the words, and the focus would go with it.
  useLayoutEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    if (document.activeElement === document.body) document.getElementById(fieldIdOf('note'))?.focus();
  });
  if (id === null) return null;
  const send = async () => {
    setSending(true);
    const reply = await call(url(writingPaths.note, { id }), { text: text.trim() });
    setSending(false);
    if (reply.kind === 'signed-out') engine.signedOut();
    if (reply.kind === 'done') {
      // What was typed behind it meanwhile is the next remark.
      setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
      setProblem('');
      isSent.current = true;
      return onSent();
    }
    setProblem(reply.kind === 'refused' ? (reply.errors['text'] ?? reply.msg) : texts.noteFailed);
  };
  return (
    <section className={styles.notes}>
      <h2>{texts.notesHeading}</h2>
      {notes.length === 0 && <p className="note">{texts.notesEmpty}</p>}
      <ol>
        {notes.map((note) => (
          <li key={note.id} data-own={note.isOwn}>
            <p className={styles.who}>
              <b>{note.isOwn ? texts.you : note.writer}</b> <Time of={note.time} />
            </p>
            <p className={styles.text}>{note.text}</p>
          </li>
        ))}
      </ol>
      <Field
        name="note"
        label={texts.noteLabel}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={problem}
        onChange={(event: { currentTarget: { value: string } }) => setText(event.currentTarget.value)}
      />
      {text.trim() !== '' && (
        <div>
          <Button isSmall isBusy={isSending} onClick={() => void send()}>
            {isSending ? texts.noteSending : texts.noteSend}
          </Button>
        </div>
      )}
    </section>
  );
};
