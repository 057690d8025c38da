// Asks before a comment is deleted or refused, or a thread closed or opened.
import { useRef } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_REASON_LENGTH } from '../constants.ts';
import * as questionTexts from './question-texts.ts';
import * as texts from '../texts.ts';
import type { Question } from './stage.ts';

interface Props {
  question: Question;
  /** Whether the thread is locked now. */
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
          label={questionTexts.reasonLabel}
          help={questionTexts.reasonHelp}
          maxLength={MAX_REASON_LENGTH}
        />
      )}
    </Dialog>
  );
};

const wordsOf = ({ kind }: Question, isLocked: boolean) => {
  if (kind === 'delete')
    return {
      title: questionTexts.deleteTitle,
      question: questionTexts.deleteQuestion,
      confirm: questionTexts.deleteConfirm,
      keep: questionTexts.keepComment,
    };
  if (kind === 'reject')
    return {
      title: questionTexts.rejectTitle,
      question: questionTexts.rejectQuestion,
      confirm: texts.reject,
      keep: texts.cancelComment,
    };
  return {
    title: questionTexts.lockTitle(isLocked),
    question: questionTexts.lockQuestion(isLocked),
    confirm: texts.lockConfirm(isLocked),
    keep: questionTexts.leaveAsItIs,
  };
};
