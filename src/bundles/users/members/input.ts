// Says what the desk of members accepts at the door. An unknown filter or order is none; fields that are missing are empty.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { SEARCH_MAX_LENGTH } from './constants.ts';

const line = Type.Optional(Type.String({ maxLength: 200 }));

export const MemberParams = Type.Object({ id: Id });

export const MembersQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: SEARCH_MAX_LENGTH })),
  zustand: line,
  rolle: line,
  sortiert: line,
  seite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

export const SuspendBody = Type.Object({
  /** The stamp of the suspension that held when the form was shown. */
  seen: line,
  category: Type.Optional(Type.String({ maxLength: 40 })),
  reason: Type.Optional(Type.String({ maxLength: 5000 })),
  until: line,
  hides: line,
});

/** `place` is a path such as `1/4/`; empty for the whole portal. */
export const RoleBody = Type.Object({ role: line, place: line });

export const PassBody = Type.Object({ passUntil: line });
