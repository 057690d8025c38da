// Declares the mails about accounts as texts that a portal may want otherwise.
import { defineGreeting, defineMail, defineSentence } from '#bundles/wording/public.ts';
import type { MailWords, Wording } from '#bundles/wording/public.ts';
import * as texts from './texts.ts';

type Placeholder = keyof typeof texts.placeholders;

/** A mail whose words name these, and the portal. */
export type AccountMail<Named extends Placeholder | 'portal' = Placeholder | 'portal'> = Wording<
  string,
  Named
>;

interface Naming<Named extends Placeholder> {
  readonly names: readonly Named[];
  /** The names without which the text says nothing. */
  readonly needs?: readonly Named[];
  readonly group?: string;
}

/** How all of them begin. */
export const accountGreeting = defineGreeting({
  key: 'users.greeting',
  group: texts.group,
  words: texts.greeting,
  nameLabel: texts.placeholders.name.label,
});

const pick = <Named extends Placeholder>(names: readonly Named[]) =>
  Object.fromEntries(names.map((name) => [name, texts.placeholders[name]])) as Pick<
    typeof texts.placeholders,
    Named
  >;

const accountMail = <Named extends Placeholder = never>(
  key: string,
  words: MailWords,
  { names, needs = [], group = texts.group }: Naming<Named> = { names: [] },
): AccountMail<Named | 'portal'> =>
  defineMail<Named>({
    key: `users.${key}`,
    group,
    words,
    greeting: accountGreeting,
    placeholders: pick(names),
    needs,
  });

export const confirmMail = accountMail('confirm', texts.confirm);
export const knownMail = accountMail('known', texts.known, { names: ['benutzername'] });
export const resetMail = accountMail('reset', texts.reset, { names: ['benutzername'] });
export const movedHereMail = accountMail('moved-here', texts.movedHere, { names: ['benutzername'] });
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

/** The sentence on the page of registration while it is closed. */
export const closedSentence = defineSentence({
  key: 'users.registration-closed',
  name: texts.closed.name,
  note: texts.closed.note,
  placeholders: {},
  parts: { text: { label: texts.textLabel, standard: texts.closed.text } },
});

/** The sentence that is said when the address of a new account is confirmed. */
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
  movedHereMail,
  passwordChangedMail,
  changeEmailMail,
  emailNoticeMail,
  emailWantedMail,
  invitationMail,
  liftedMail,
  erasurePlannedMail,
  erasedMail,
  mergedMail,
  ...Object.values(securityMails),
  closedSentence,
  welcomeSentence,
];
