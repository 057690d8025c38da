// These are the mails about notices and decisions as texts that a portal may want otherwise.
import { defineGreeting, defineMail } from '#bundles/wording/public.ts';
import type { Wording } from '#bundles/wording/public.ts';
import { mails } from './texts.ts';

const { group, placeholders, decisionPlaceholders, manyPlaceholders } = mails;

const greeting = defineGreeting({
  key: 'moderation.greeting',
  group,
  words: mails.greeting,
  nameLabel: mails.nameLabel,
});

export const receiptMail = defineMail({
  key: 'moderation.receipt',
  group,
  words: mails.receipt,
  greeting,
  placeholders,
  needs: ['nummer'],
});

export const affectedMail = defineMail({
  key: 'moderation.affected',
  group,
  words: mails.affected,
  greeting,
  placeholders: decisionPlaceholders,
  needs: ['begruendung'],
});

export const accountMail = defineMail({
  key: 'moderation.account',
  group,
  words: mails.account,
  greeting,
  placeholders: decisionPlaceholders,
  needs: ['begruendung'],
});

export const notifierMail = defineMail({
  key: 'moderation.notifier',
  group,
  words: mails.notifier,
  greeting,
  placeholders: decisionPlaceholders,
  needs: ['begruendung'],
});

export const affectedManyMail = defineMail({
  key: 'moderation.affected-many',
  group,
  words: mails.affectedMany,
  greeting,
  placeholders: manyPlaceholders,
  needs: ['begruendung'],
});

export const notifierManyMail = defineMail({
  key: 'moderation.notifier-many',
  group,
  words: mails.notifierMany,
  greeting,
  placeholders: manyPlaceholders,
  needs: ['begruendung'],
});

export const moderationWordings: readonly Wording[] = [
  greeting,
  receiptMail,
  affectedMail,
  accountMail,
  affectedManyMail,
  notifierMail,
  notifierManyMail,
];
