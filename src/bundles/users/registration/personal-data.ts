// The links that were sent to somebody.
import type { PersonalData } from '#kernel/bundle.ts';
import { deleteLinks } from './commands.ts';
import { findLinksOf } from './queries.ts';

export const linksData: PersonalData = {
  name: 'accountLinks',
  exportFor: findLinksOf,
  eraseFor: deleteLinks,
};
