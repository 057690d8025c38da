// Asks before a comment is sent whether it is meant so, with a sentence of the portal's own rules, or who comes up in it. What
// was typed stays as it is, whatever its author decides.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { quoted } from '#design/quoted.ts';
import { QuestionFields, readAnswers } from '#bundles/gates/ui/public.ts';
import type { TypedAnswers } from '#bundles/gates/ui/public.ts';
import * as questionTexts from './question-texts.ts';
import * as texts from '../texts.ts';
import type { CalmNoteView } from '../views.ts';
import { fieldIdOf } from './drafts.ts';
import { afterDrawing } from './go-to-comment.ts';
import type { QuestionDialogProps, UnsentQuestion } from './stage.ts';

interface Props extends QuestionDialogProps {
  question: UnsentQuestion;
}

export const UnsentDialog = ({ question: { calm, form, data }, isSending, onConfirm, onClose }: Props) => {
  const [typed, setTyped] = useState<TypedAnswers>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // The focus goes back to what was typed: the button that sent it was off when this opened, so the browser gives the focus
  // back to nothing.
  const leave = () => {
    onClose();
    afterDrawing(() => document.getElementById(fieldIdOf(form))?.focus());
  };
  const confirm = () => {
    const checked = calm ? undefined : readAnswers(typed);
    if (checked?.kind === 'invalid') return setErrors(checked.errors);
    for (const [name, answer] of Object.entries(calm ? {} : typed)) data.set(name, answer);
    onConfirm({});
  };
  const words = calm ? CALM : PEOPLE;
  return (
    <Dialog
      title={words.title}
      onClose={leave}
      actions={
        <>
          <Button variant="plain" disabled={isSending} onClick={leave}>
            {questionTexts.calmChange}
          </Button>
          <Button variant="main" disabled={isSending} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {calm ? <Calm note={calm} /> : <QuestionFields typed={typed} errors={errors} onChange={setTyped} />}
    </Dialog>
  );
};

const CALM = { title: questionTexts.calmTitle, confirm: texts.sendAnyway };
const PEOPLE = { title: questionTexts.peopleTitle, confirm: questionTexts.peopleConfirm };

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
