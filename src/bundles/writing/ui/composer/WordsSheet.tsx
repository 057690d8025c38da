// Asks for a few words that go with something: to the editors, or back to the author.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_NOTE_LENGTH } from '../../constants.ts';
import * as texts from './texts.ts';

interface WordsSheetProps {
  readonly title: string;
  readonly intro?: string;
  readonly label: string;
  readonly send: string;
  /** What is said when there are no words; without it they may be missing. */
  readonly missing?: string;
  readonly isBusy: boolean;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
  /** Stands before the words. */
  readonly children?: ReactNode;
}

export const WordsSheet = ({
  title,
  intro,
  label,
  send,
  missing,
  isBusy,
  onSend,
  onClose,
  children,
}: WordsSheetProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="main"
            isBusy={isBusy}
            onClick={() => {
              if (missing !== undefined && text.trim() === '') return setError(missing);
              onSend(text.trim());
            }}
          >
            {send}
          </Button>
        </>
      }
    >
      {intro && <p>{intro}</p>}
      {children}
      <Field
        name="words"
        label={label}
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={error}
        onChange={(event: { currentTarget: { value: string } }) => setText(event.currentTarget.value)}
      />
    </Dialog>
  );
};
