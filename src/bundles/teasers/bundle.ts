// Declares pieces as lists announce them and as texts embed them. docs/house.md
import { defineBundle } from '#kernel/bundle.ts';
import { pageSections } from '#kernel/page-sections.ts';
import { chosenSection } from './chosen/section.ts';

export const teasers = defineBundle({
  name: 'teasers',
  slots: [pageSections.add(async () => chosenSection)],
});
