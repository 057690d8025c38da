// Loads what a person's public page shows of them.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { gone, notFound } from '#kernel/errors.ts';
import type { Privacy, ProfileLink } from './own-profile/rules.ts';
import { profileHref } from './paths.ts';
import { userVisibility } from './policy.ts';
import { users } from './schema.ts';

export interface Profile {
  readonly id: number;
  readonly name: string;
  /** The canonical address. */
  readonly href: string;
  readonly createdAt: Date;
  /** Of somebody who is suspended only the name is shown; everything below is empty then. */
  readonly isNameOnly: boolean;
  readonly about: string;
  readonly locationId: number | null;
  readonly pictureId: number | null;
  readonly coverId: number | null;
  readonly links: readonly ProfileLink[];
  readonly privacy: Privacy;
  readonly isNoindex: boolean;
}

/**
 * Loads the person as the viewer may see them; of an account that was merged the one that is left. Throws 404 for nobody, 410
 * for somebody who was erased.
 */
export const loadProfile = async (ctx: Ctx, id: number): Promise<Profile> => {
  const [person] = await selectPerson(ctx, { id });
  if (!person) throw notFound();
  if (person.mergedIntoId !== null) return loadProfile(ctx, person.mergedIntoId);
  if (person.erasedAt) throw gone();
  const visibility = userVisibility(ctx.viewer, person, ctx.now);
  if (visibility === 'nothing') throw notFound();
  const {
    erasedAt: _erased,
    confirmedAt: _confirmed,
    suspendedUntil: _suspended,
    contributionsHidden: _hidden,
    mergedIntoId: _merged,
    ...profile
  } = person;
  const whole = { ...profile, href: profileHref(person), isNameOnly: false };
  return visibility === 'all' ? whole : { ...whole, ...NAME_ONLY };
};

const NAME_ONLY = {
  isNameOnly: true,
  about: '',
  locationId: null,
  pictureId: null,
  coverId: null,
  links: [],
  isNoindex: true,
} as const;

const selectPerson = prepared('users.profile', (db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      about: users.about,
      locationId: users.locationId,
      pictureId: users.pictureId,
      coverId: users.coverId,
      links: users.links,
      privacy: users.privacy,
      isNoindex: users.isNoindex,
      createdAt: users.createdAt,
      confirmedAt: users.confirmedAt,
      suspendedUntil: users.suspendedUntil,
      contributionsHidden: users.contributionsHidden,
      erasedAt: users.erasedAt,
      mergedIntoId: users.mergedIntoId,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);
