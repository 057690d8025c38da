// Topic: the questions about who publishes the portal, and what was answered. Answers are settings, so that they can be
// taken up again; all of them stand in the imprint, for everybody.
import type { FieldErrors } from '#kernel/errors.ts';
import { textSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import { PUBLISHER_KINDS } from './constants.ts';
import type { PublisherKind } from './constants.ts';
import * as texts from './texts.ts';

const MAX_LENGTH = 160;

interface Question {
  readonly definition: TextSetting;
  readonly label: string;
  readonly help?: string;
  readonly kind: 'text' | 'email';
  readonly isOptional: boolean;
  readonly autoComplete?: string;
}

const question = (
  key: string,
  label: string,
  more: Partial<Omit<Question, 'definition' | 'label'>> = {},
): Question => ({
  definition: textSetting(`publisher.${key}`, key === 'form' ? 'association' : '', MAX_LENGTH),
  label,
  kind: 'text',
  isOptional: false,
  ...more,
});

const optional = { isOptional: true } as const;

export const ANSWERS: readonly Question[] = [
  question('name', texts.nameLabel, { autoComplete: 'organization' }),
  question('form', texts.formLabel),
  question('represented', texts.representedLabel, { ...optional, help: texts.representedHelp }),
  question('street', texts.streetLabel, { autoComplete: 'street-address' }),
  question('city', texts.cityLabel, { help: texts.cityHelp }),
  question('email', texts.emailLabel, { kind: 'email', autoComplete: 'email' }),
  question('phone', texts.phoneLabel, { help: texts.phoneHelp, autoComplete: 'tel' }),
  question('register', texts.registerLabel, { ...optional, help: texts.registerHelp }),
  question('vat', texts.vatLabel, optional),
  question('responsible', texts.responsibleLabel, { help: texts.responsibleHelp }),
  question('hosting', texts.hostingLabel, { help: texts.hostingHelp }),
  question('officer', texts.officerLabel, { ...optional, help: texts.officerHelp }),
];

export type Answers = Readonly<Record<string, string>>;

export const answersOf = (typed: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(
    ANSWERS.map(({ definition: { key } }) => [key, (typed[key] ?? '').replace(/\s+/gu, ' ').trim()]),
  );

export const problemsOf = (answers: Answers): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const { definition, isOptional, kind } of ANSWERS) {
    const answer = answers[definition.key] ?? '';
    if (answer === '' && !isOptional) errors[definition.key] = texts.missing;
    else if (answer.length > MAX_LENGTH) errors[definition.key] = texts.tooLong(MAX_LENGTH);
    else if (kind === 'email' && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(answer))
      errors[definition.key] = texts.emailInvalid;
  }
  const form = formOf(answers);
  if (!form) errors['publisher.form'] = texts.missing;
  else if (form !== 'person' && !answers['publisher.represented'])
    errors['publisher.represented'] = texts.representedMissing;
  return errors;
};

export const formOf = (answers: Answers): PublisherKind | undefined =>
  PUBLISHER_KINDS.find((form) => form === answers['publisher.form']);
