// Asks who publishes the portal, and keeps what was answered. Answers are settings, so that they can be taken up again; all of
// them stand in the imprint, for everybody.
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
  /** What is said when it has no answer; missing, it is that the imprint needs one. */
  readonly needed?: string;
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
  question('represented', texts.representedLabel, {
    help: texts.representedHelp,
    needed: texts.representedMissing,
  }),
  question('street', texts.streetLabel, { autoComplete: 'street-address' }),
  question('city', texts.cityLabel, { help: texts.cityHelp }),
  question('email', texts.emailLabel, { kind: 'email', autoComplete: 'email' }),
  question('phone', texts.phoneLabel, { help: texts.phoneHelp, autoComplete: 'tel' }),
  question('register', texts.registerLabel, { ...optional, help: texts.registerHelp }),
  question('vat', texts.vatLabel, optional),
  question('responsible', texts.responsibleLabel, { help: texts.responsibleHelp }),
  question('hosting', texts.hostingLabel, { help: texts.hostingHelp, needed: texts.hostingMissing }),
  question('officer', texts.officerLabel, { ...optional, help: texts.officerHelp }),
];

export type Answers = Readonly<Record<string, string>>;

export const answersOf = (typed: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(
    ANSWERS.map(({ definition: { key } }) => [key, (typed[key] ?? '').replace(/\s+/gu, ' ').trim()]),
  );

export const problemsOf = (answers: Answers): FieldErrors => {
  const errors: Record<string, string> = {};
  const form = formOf(answers);
  for (const { definition, isOptional, kind, needed } of ANSWERS) {
    const answer = answers[definition.key] ?? '';
    const isSpared = form === 'person' && definition.key === 'publisher.represented';
    if (answer === '' && (isOptional || isSpared)) continue;
    if (answer === '') errors[definition.key] = needed ?? texts.missing;
    else if (answer.length > MAX_LENGTH) errors[definition.key] = texts.tooLong(MAX_LENGTH);
    else if (kind === 'email' && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(answer))
      errors[definition.key] = texts.emailInvalid;
  }
  if (!form) errors['publisher.form'] = texts.missing;
  return errors;
};

export const formOf = (answers: Answers): PublisherKind | undefined =>
  PUBLISHER_KINDS.find((form) => form === answers['publisher.form']);
