// Asks before a comment is deleted or refused, or a thread closed or opened.
import { useRef } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_REASON_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { Question } from './stage.ts';

interface Props {
  question: Question;
  /** As the thread is now. */
  isLocked: boolean;
  isSending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export const QuestionDialog = ({ question, isLocked, isSending, onConfirm, onClose }: Props) => {
  const reason = useRef<HTMLInputElement>(null);
  const words = wordsOf(question, isLocked);
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" disabled={isSending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            variant="danger"
            disabled={isSending}
            onClick={() => onConfirm(reason.current?.value.trim() ?? '')}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.question}</p>
      {question.kind !== 'lock' && question.asksReason && (
        <Field
          ref={reason}
          name="reason"
          label={texts.reasonLabel}
          help={texts.reasonHelp}
          maxLength={MAX_REASON_LENGTH}
        />
      )}
    </Dialog>
  );
};

const wordsOf = ({ kind }: Question, isLocked: boolean) => {
  if (kind === 'delete')
    return {
      title: texts.deleteTitle,
      question: texts.deleteQuestion,
      confirm: texts.deleteConfirm,
      keep: texts.keepComment,
    };
  if (kind === 'reject')
    return {
      title: texts.rejectTitle,
      question: texts.rejectQuestion,
      confirm: texts.reject,
      keep: texts.cancelComment,
    };
  return {
    title: texts.lockTitle(isLocked),
    question: texts.lockQuestion(isLocked),
    confirm: texts.lockConfirm(isLocked),
    keep: texts.leaveAsItIs,
  };
};
