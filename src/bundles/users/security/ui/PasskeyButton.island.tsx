// Draws a button that asks the browser for a passkey and sends what it says with the form around it.
import { useRef, useState } from 'react';
import { Button } from '#design/Button.tsx';
import type { ButtonVariant } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import { askBrowser } from './ask-browser.ts';
import styles from './PasskeyButton.module.css';

interface PasskeyButtonProps {
  /** Whether to make a new one or to use one that is there. */
  kind: 'make' | 'use';
  /** Where the question comes from that the browser puts to the passkey. */
  question: string;
  /** Where the form goes with the answer. */
  action: string;
  label: string;
  variant: ButtonVariant;
}

/** Is an island, because only script can ask a browser for a passkey. */
export const PasskeyButton = ({ kind, question, action, label, variant }: PasskeyButtonProps) => {
  const answer = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const handleClick = async () => {
    const { form } = submit.current!;
    if (kind === 'make' && form?.reportValidity() === false) return;
    setBusy(true);
    setProblem('');
    const outcome = await askBrowser(kind, question);
    if (outcome.kind === 'problem') {
      setBusy(false);
      return setProblem(outcome.text);
    }
    answer.current!.value = outcome.answer;
    form?.requestSubmit(submit.current);
  };
  return (
    <div>
      <Button variant={variant} isBusy={isBusy} onClick={handleClick}>
        {label}
      </Button>
      <input ref={answer} type="hidden" name="answer" />
      <button ref={submit} type="submit" formAction={action} formNoValidate hidden aria-label={label} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <noscript>
        <p className="note">{texts.passkeysNeedScript}</p>
      </noscript>
    </div>
  );
};
