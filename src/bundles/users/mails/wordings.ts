// Topic: the mails about accounts as texts that a portal may want otherwise.
import { defineSentence, defineWording } from '#bundles/wording/public.ts';
import type { Greeting, Wording } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

type Placeholder = keyof typeof texts.placeholders;

/** A mail whose words name these, and the portal. */
export type AccountMail<Named extends Placeholder = Placeholder> = Wording<string, Named>;

interface MailWords {
  readonly name: string;
  readonly note: string;
  readonly subject: string;
  readonly text: string;
  readonly action?: string;
  readonly footer?: string;
}

interface Naming<Named extends Placeholder> {
  readonly names: readonly Named[];
  /** Those without which the text says nothing. */
  readonly needs?: readonly Named[];
  readonly group?: string;
}

/** How all of them begin. */
export const accountGreeting: Greeting = defineWording({
  key: 'users.greeting',
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

const accountMail = <Named extends Placeholder = never>(
  key: string,
  { name, note, subject, text, action, footer }: MailWords,
  { names, needs = [], group = texts.group }: Naming<Named> = { names: [] },
): AccountMail<Named | 'portal'> => {
  const known = [...names, 'portal'] as const;
  return defineWording<string, Named | 'portal'>({
    key: `users.${key}`,
    group,
    name,
    note,
    isMail: true,
    greeting: accountGreeting,
    placeholders: Object.fromEntries(known.map((known) => [known, texts.placeholders[known]])) as Record<
      Named | 'portal',
      (typeof texts.placeholders)[Placeholder]
    >,
    parts: {
      subject: { label: texts.subjectLabel, standard: subject, isLine: true },
      text: { label: texts.textLabel, standard: text, needs },
      ...(action && { action: { label: texts.actionLabel, standard: action, isLine: true } }),
      ...(footer && { footer: { label: texts.footerLabel, standard: footer } }),
    },
  });
};

export const confirmMail = accountMail('confirm', texts.confirm);
export const knownMail = accountMail('known', texts.known, { names: ['benutzername'] });
export const resetMail = accountMail('reset', texts.reset, { names: ['benutzername'] });
export const passwordChangedMail = accountMail('password-changed', texts.passwordChanged, {
  names: ['benutzername', 'zeitpunkt'],
});
export const changeEmailMail = accountMail('change-email', texts.changeEmail);
export const emailNoticeMail = accountMail('email-notice', texts.emailNotice, {
  names: ['benutzername', 'adresse'],
  needs: ['adresse'],
});
export const emailWantedMail = accountMail('email-wanted', texts.emailWanted, { names: ['benutzername'] });
export const invitationMail = accountMail('invitation', texts.invitation, {
  names: ['wer', 'rolle'],
  needs: ['wer'],
});
export const suspendedMail = accountMail('suspended', texts.suspended, {
  names: ['dauer', 'grund'],
  needs: ['dauer', 'grund'],
});
export const liftedMail = accountMail('suspension-lifted', texts.lifted);
export const erasurePlannedMail = accountMail('erasure-planned', texts.erasurePlanned, {
  names: ['tag'],
  needs: ['tag'],
});
export const erasedMail = accountMail('erased', texts.erased);

export const mergedMail = accountMail('merged', texts.merged, {
  names: ['benutzername'],
  needs: ['benutzername'],
});

export type SecurityChange = keyof typeof texts.securityChanges;

const securityMail = (change: SecurityChange) => {
  const { subject, text } = texts.securityChanges[change];
  const words = { name: subject, note: texts.securityNote, subject, text, action: texts.toSecurity };
  return accountMail(`security.${change}`, words, {
    names: ['zeitpunkt'],
    needs: ['zeitpunkt'],
    group: texts.securityGroup,
  });
};

export const securityMails: Readonly<Record<SecurityChange, ReturnType<typeof securityMail>>> = {
  password: securityMail('password'),
  appAdded: securityMail('appAdded'),
  appRemoved: securityMail('appRemoved'),
  passkeyAdded: securityMail('passkeyAdded'),
  passkeyRemoved: securityMail('passkeyRemoved'),
  codesRenewed: securityMail('codesRenewed'),
  codeUsed: securityMail('codeUsed'),
  factorsRemoved: securityMail('factorsRemoved'),
};

/** On the page of registration while it is closed. */
export const closedSentence = defineSentence({
  key: 'users.registration-closed',
  name: texts.closed.name,
  note: texts.closed.note,
  placeholders: {},
  parts: { text: { label: texts.textLabel, standard: texts.closed.text } },
});

/** When the address of a new account is confirmed. */
export const welcomeSentence = defineSentence({
  key: 'users.welcome',
  name: texts.welcome.name,
  note: texts.welcome.note,
  placeholders: { name: texts.placeholders.name },
  parts: { text: { label: texts.textLabel, standard: texts.welcome.text, isLine: true } },
});

export const accountWordings: readonly Wording[] = [
  accountGreeting,
  confirmMail,
  knownMail,
  resetMail,
  passwordChangedMail,
  changeEmailMail,
  emailNoticeMail,
  emailWantedMail,
  invitationMail,
  suspendedMail,
  liftedMail,
  erasurePlannedMail,
  erasedMail,
  mergedMail,
  ...Object.values(securityMails),
  closedSentence,
  welcomeSentence,
];
