// Declares the kind `user`: how other bundles refer to people without importing them. Its visibility stands here in code and in
// SQL.
import { and, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentKind } from '#kernel/content-kinds.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { userTag } from './constants.ts';
import { profileHref } from './paths.ts';
import { maySeeAllUsers, userVisibility } from './policy.ts';
import { findPeople } from './queries.ts';
import type { Person } from './queries.ts';
import { users } from './schema.ts';

/** Says the same as userVisibility in SQL: true where that isn't 'nothing'. A property test holds the two together. */
const visibleTo = (viewer: Viewer, now: Date): SQL => {
  const isOwn = viewer.id === null ? undefined : eq(users.id, viewer.id);
  const isHidden = and(
    users.contributionsHidden,
    isNotNull(users.suspendedUntil),
    gt(users.suspendedUntil, now),
  )!;
  const isPublic = and(isNotNull(users.confirmedAt), not(isHidden));
  const isShown = maySeeAllUsers(viewer) ? sql`true` : or(isPublic, isOwn);
  return and(isNull(users.erasedAt), isShown)!;
};

export const userKind: ContentKind<Person> = {
  type: 'user',
  hasShareCard: true,
  find: findPeople,
  visibility: userVisibility,
  visibleTo,
  may: () => false,
  summary: (person, visibility) => ({
    id: person.id,
    title: person.name,
    href: profileHref(person),
    locationPath: '',
    authorId: person.id,
    visibility,
    ...(person.isNoindex && { isUnlisted: true }),
  }),
  tag: userTag,
};
