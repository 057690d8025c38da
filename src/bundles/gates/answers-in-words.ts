// Tells what an author said of the people in a contribution, for whoever releases it.
import type { Answers } from './rules/answers.ts';
import { answerNames, no, yes } from './texts.ts';

/** Returns words such as „Andere Menschen: Ja“. */
export const answersInWords = ({ others, special, consent }: Answers): string[] => {
  return [
    line(answerNames.others, others),
    line(answerNames.special, special),
    ...(consent === null ? [] : [line(answerNames.consent, consent)]),
  ];
};

const line = (name: string, answer: boolean) => `${name}: ${answer ? yes : no}`;
