// Says before a piece goes to the editors why it can't come out by itself, and asks about the people in it and for a word to
// them.
import { useState } from 'react';
import { QuestionFields, readAnswers } from '#bundles/gates/ui/public.ts';
import type { TypedAnswers } from '#bundles/gates/ui/public.ts';
import type { ComposerMay } from '../../views.ts';
import * as texts from './texts.ts';
import type { Acts } from './use-acts.ts';
import { Lines } from './Waiting.tsx';
import { WordsSheet } from './WordsSheet.tsx';

interface SubmitSheetProps {
  readonly acts: Acts;
  readonly may: ComposerMay;
  readonly onClose: () => void;
}

export const SubmitSheet = ({ acts, may, onClose }: SubmitSheetProps) => {
  const [typed, setTyped] = useState<TypedAnswers>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (text: string) => {
    const checked = may.asksQuestions ? readAnswers(typed) : undefined;
    if (checked?.kind === 'invalid') return setErrors(checked.errors);
    if (await acts.submit(text, may.asksQuestions ? typed : {})) onClose();
  };
  return (
    <WordsSheet
      title={texts.submitTitle}
      intro={texts.submitIntro}
      label={texts.submitNote}
      send={texts.submit}
      isBusy={acts.isBusy}
      onSend={(text) => void send(text)}
      onClose={onClose}
    >
      {may.waitsFor.length > 0 && <Lines label={texts.waitsBecause} lines={may.waitsFor} />}
      {may.asksQuestions && <QuestionFields typed={typed} errors={errors} onChange={setTyped} />}
    </WordsSheet>
  );
};
