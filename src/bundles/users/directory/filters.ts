// Topic: what the address of the table of people asks. What can't be read narrows nothing.
import { parseId } from '#kernel/parameters.ts';
import { ROLES } from '../members/rules.ts';
import { MOST_WORDS, PEOPLE_STATES } from './constants.ts';
import type { PeopleFilter } from './queries.ts';

export const readFilter = (asked: Readonly<Record<string, string>>): PeopleFilter => {
  const place = asked['ort'] ?? '';
  return {
    words: wordsOf(asked['q'] ?? ''),
    role: ROLES.find((role) => role === asked['rolle']),
    placePath: /^(\d+\/)+$/.test(place) ? place : undefined,
    groupId: parseId(asked['gruppe']),
    state: PEOPLE_STATES.find((state) => state === asked['zustand']),
  };
};

/** Letters and digits; everything else parts words. */
const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
