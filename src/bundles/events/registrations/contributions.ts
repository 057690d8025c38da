// Declares what registrations add to the bundle's declaration.
import { historyWords } from '#bundles/history/public.ts';
import { wordings } from '#bundles/wording/public.ts';
import { registrationsInHistory } from './history-words.ts';
import { registrationWordings } from './mails/wordings.ts';

export const registrationSlots = [
  historyWords.add(async () => registrationsInHistory),
  wordings.addAll(async () => registrationWordings),
];
