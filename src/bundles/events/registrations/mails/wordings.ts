// Declares the mails about registrations as texts that a portal may want otherwise.
import { defineGreeting, defineMail } from '#bundles/wording/public.ts';
import type { MailWords, Wording } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

/** What a mail about a registration can name. */
export type Named = keyof typeof texts.placeholders | 'portal';

export type RegistrationMail = Wording<string, Named>;

const { group, placeholders } = texts;

const greeting = defineGreeting({
  key: 'events.greeting',
  group,
  words: texts.greeting,
  nameLabel: texts.nameLabel,
});

const registrationMail = (
  key: string,
  words: MailWords,
  needs: readonly (keyof typeof texts.placeholders)[],
): RegistrationMail => defineMail({ key: `events.${key}`, group, words, greeting, placeholders, needs });

export const registrationMails = {
  confirm: registrationMail('confirm', texts.confirm, ['termin', 'wann']),
  registered: registrationMail('registered', texts.registered, ['termin', 'wann']),
  waiting: registrationMail('waiting', texts.waiting, ['termin', 'wann']),
  promoted: registrationMail('promoted', texts.promoted, ['termin', 'wann']),
  removed: registrationMail('removed', texts.removed, ['termin', 'grund']),
  moved: registrationMail('moved', texts.moved, ['termin', 'wann', 'vorher']),
  planned: registrationMail('planned', texts.planned, ['termin', 'wann']),
  cancelled: registrationMail('cancelled', texts.cancelled, ['termin', 'wann']),
  postponed: registrationMail('postponed', texts.postponed, ['termin', 'wann']),
  withdrawn: registrationMail('withdrawn', texts.withdrawn, ['wann']),
  letter: registrationMail('letter', texts.letter, ['nachricht']),
};

export const registrationWordings: readonly Wording[] = [greeting, ...Object.values(registrationMails)];
