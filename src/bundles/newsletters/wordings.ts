// These are the mails about getting newsletters as texts that a portal may want otherwise. What stands in an issue its editors
// write.
import { defineGreeting, defineMail } from '#bundles/wording/public.ts';
import type { Wording } from '#bundles/wording/public.ts';
import { mails } from './texts.ts';

const { group, placeholders } = mails;

const greeting = defineGreeting({
  key: 'newsletters.greeting',
  group,
  words: mails.greeting,
  nameLabel: mails.nameLabel,
});

export const askMail = defineMail({
  key: 'newsletters.ask',
  group,
  words: mails.ask,
  greeting,
  placeholders,
  needs: ['briefe'],
});

export const knownMail = defineMail({
  key: 'newsletters.known',
  group,
  words: mails.known,
  greeting,
  placeholders,
  needs: ['briefe'],
});

export const newsletterWordings: readonly Wording[] = [greeting, askMail, knownMail];
