// Topic: what a person's public page shows of them.
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { gone, notFound } from '#kernel/errors.ts';
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
}

/** The person as the viewer may see them. Throws 404 for nobody, 410 for somebody who was erased. */
export const loadProfile = async (ctx: Ctx, id: number): Promise<Profile> => {
  const [person] = await selectPerson(ctx, { id });
  if (!person) throw notFound();
  if (person.erasedAt) throw gone();
  const visibility = userVisibility(ctx.viewer, person, ctx.now);
  if (visibility === 'nothing') throw notFound();
  const { name, createdAt, about, locationId, pictureId, coverId } = person;
  const known = { id, name, href: profileHref(person), createdAt };
  if (visibility === 'all') return { ...known, isNameOnly: false, about, locationId, pictureId, coverId };
  return { ...known, isNameOnly: true, about: '', locationId: null, pictureId: null, coverId: null };
};

const selectPerson = prepared('users.profile', (db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      about: users.about,
      locationId: users.locationId,
      pictureId: users.pictureId,
      coverId: users.coverId,
      createdAt: users.createdAt,
      confirmedAt: users.confirmedAt,
      suspendedUntil: users.suspendedUntil,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);
