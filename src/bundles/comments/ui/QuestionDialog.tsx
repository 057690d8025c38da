// Asks before a comment is deleted or refused, or a thread closed or opened.
import { useRef } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import { quoted } from '#design/quoted.ts';
import { MAX_REASON_LENGTH } from '../constants.ts';
import * as questionTexts from './question-texts.ts';
import * as texts from '../texts.ts';
import type { CalmNoteView } from '../views.ts';
import { fieldIdOf } from './drafts.ts';
import { afterDrawing } from './stage.ts';
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
  // Back to what was typed: the button that sent it was off when this opened, so the browser gives the focus back to nothing.
  const leave = () => {
    onClose();
    if (question.kind === 'calm')
      afterDrawing(() => document.getElementById(fieldIdOf(question.form))?.focus());
  };
  return (
    <Dialog
      title={words.title}
      onClose={leave}
      actions={
        <>
          <Button variant="plain" disabled={isSending} onClick={leave}>
            {words.keep}
          </Button>
          <Button
            variant={question.kind === 'calm' ? 'main' : 'danger'}
            disabled={isSending}
            onClick={() => onConfirm(reason.current?.value.trim() ?? '')}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {question.kind === 'calm' ? <Calm note={question.note} /> : <p>{words.question}</p>}
      {'asksReason' in question && question.asksReason && (
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

/** What was typed stays as it is, whatever its author decides. */
const Calm = ({ note: { quote, pageHref, offHref } }: { note: CalmNoteView }) => (
  <>
    <p>{questionTexts.calmIntro}</p>
    <blockquote>
      <p>{quoted(quote)}</p>
    </blockquote>
    <p className="note">
      {pageHref && (
        <>
          <a href={pageHref} target="_blank" rel="noopener">
            {questionTexts.calmPage}
          </a>
          {' · '}
        </>
      )}
      <a href={offHref} target="_blank" rel="noopener">
        {questionTexts.calmOff}
      </a>
    </p>
  </>
);

const wordsOf = ({ kind }: Question, isLocked: boolean) => {
  if (kind === 'calm')
    return {
      title: questionTexts.calmTitle,
      question: '',
      confirm: texts.sendAnyway,
      keep: questionTexts.calmChange,
    };
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
