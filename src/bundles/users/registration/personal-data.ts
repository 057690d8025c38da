// The links that were sent to somebody.
import type { PersonalData } from '#kernel/personal-data.ts';
import { deleteLinks } from './commands.ts';
import { findLinksOf } from './queries.ts';
import { personalDataWords } from './texts.ts';

export const linksData: PersonalData = {
  name: 'accountLinks',
  words: personalDataWords,
  exportFor: findLinksOf,
  eraseFor: deleteLinks,
};
