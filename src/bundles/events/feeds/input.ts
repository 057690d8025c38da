// Declares what the addresses of calendars may hold.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { ProgrammeQuery } from '../programme/input.ts';
import { PERSON_QUERY, TAG_QUERY } from './constants.ts';

export const TagParams = Type.Object({ slug: Type.String() });
export const PersonParams = Type.Object({ id: Id });

export const SubscribeQuery = Type.Object({
  ...ProgrammeQuery.properties,
  [TAG_QUERY]: Type.Optional(Type.String()),
  [PERSON_QUERY]: Type.Optional(Type.String()),
});
export type SubscribeQuery = Static<typeof SubscribeQuery> & {
  readonly [TAG_QUERY]?: string;
  readonly [PERSON_QUERY]?: string;
};
