// Asks before a comment is deleted or refused, or a thread closed or opened; of what somebody else wrote also why.
import { useRef, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { RemovalFields, missingIn } from '#bundles/moderation/ui/public.ts';
import { MAX_REASON_LENGTH } from '../constants.ts';
import styles from './CommentForm.module.css';
import * as questionTexts from './question-texts.ts';
import * as texts from '../texts.ts';
import type { Question, QuestionDialogProps, UnsentQuestion } from './stage.ts';

type ModerationQuestion = Exclude<Question, UnsentQuestion>;

interface Props extends QuestionDialogProps {
  question: ModerationQuestion;
}

export const ModerationDialog = ({ question, isLocked, isSending, onConfirm, onClose }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const words = wordsOf(question, isLocked);
  const asksReason = 'asksReason' in question && question.asksReason;
  const confirm = () => {
    if (!asksReason) return onConfirm({});
    const data = new FormData(form.current!);
    const typed = { category: String(data.get('category')), reason: String(data.get('reason')).trim() };
    const missing = missingIn(typed);
    setErrors(missing);
    if (Object.keys(missing).length === 0) onConfirm(typed);
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" disabled={isSending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" disabled={isSending} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.question}</p>
      {asksReason && (
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <RemovalFields
            id="-dialog"
            typed={question.typed ?? {}}
            errors={errors}
            maxLength={MAX_REASON_LENGTH}
          />
        </form>
      )}
    </Dialog>
  );
};

const wordsOf = (question: ModerationQuestion, isLocked: boolean) => {
  if (question.kind === 'delete')
    return {
      title: questionTexts.deleteTitle,
      question: question.asksReason ? questionTexts.removeQuestion : questionTexts.deleteQuestion,
      confirm: questionTexts.deleteConfirm,
      keep: questionTexts.keepComment,
    };
  if (question.kind === 'reject')
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
