// Reads what the address of the table of people asks. What can't be read narrows nothing.
import { parseId } from '#kernel/parameters.ts';
import { wordsIn } from '#kernel/word-search.ts';
import { MOST_WORDS } from '#bundles/desk-tables/public.ts';
import { ROLES } from '../members/rules.ts';
import { PEOPLE_STATES } from './constants.ts';
import type { PeopleFilter } from './queries.ts';

export const readFilter = (asked: Readonly<Record<string, string>>): PeopleFilter => {
  const place = asked['ort'] ?? '';
  return {
    words: wordsIn(asked['q'] ?? '', MOST_WORDS),
    role: ROLES.find((role) => role === asked['rolle']),
    placePath: /^(\d+\/)+$/.test(place) ? place : undefined,
    groupId: parseId(asked['gruppe']),
    state: PEOPLE_STATES.find((state) => state === asked['zustand']),
  };
};
