// Topic: the mails about registrations as texts that a portal may want otherwise.
import { defineWording } from '#bundles/wording/public.ts';
import type { Greeting, Wording } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

/** What a mail about a registration can name. */
export type Named = Exclude<keyof typeof texts.placeholders, 'name'>;

export type RegistrationMail = Wording<string, Named>;

interface MailWords {
  readonly name: string;
  readonly note: string;
  readonly subject: string;
  readonly text: string;
  readonly action?: string;
  readonly footer?: string;
}

const registrationGreeting: Greeting = defineWording({
  key: 'events.greeting',
  group: texts.group,
  name: texts.greeting.name,
  note: texts.greeting.note,
  isMail: false,
  placeholders: { name: texts.placeholders.name, portal: texts.placeholders.portal },
  parts: {
    named: { label: texts.namedLabel, standard: texts.greeting.named, isLine: true },
    unnamed: { label: texts.unnamedLabel, standard: texts.greeting.unnamed, isLine: true },
  },
});

const { name: _greeted, ...placeholders } = texts.placeholders;

const registrationMail = (
  key: string,
  { name, note, subject, text, action, footer }: MailWords,
  needs: readonly Named[],
): RegistrationMail =>
  defineWording<string, Named>({
    key: `events.${key}`,
    group: texts.group,
    name,
    note,
    isMail: true,
    greeting: registrationGreeting,
    placeholders,
    parts: {
      subject: { label: texts.subjectLabel, standard: subject, isLine: true },
      text: { label: texts.textLabel, standard: text, needs },
      ...(action && { action: { label: texts.actionLabel, standard: action, isLine: true } }),
      ...(footer && { footer: { label: texts.footerLabel, standard: footer } }),
    },
  });

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

export const registrationWordings: readonly Wording[] = [
  registrationGreeting,
  ...Object.values(registrationMails),
];
