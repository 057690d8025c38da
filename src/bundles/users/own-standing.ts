// Says what people may know of their own account, for their own pages.
import { eq } from 'drizzle-orm';
import { dayText } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import * as leavingTexts from './leaving/texts.ts';
import { untilText } from './members/suspension.ts';
import { profileHref, userPaths } from './paths.ts';
import { users } from './schema.ts';

/** Their pass and their wish to leave are told in words. Throws 404 for visitors. */
const loadOwnStanding = async (ctx: Ctx) => {
  const [own] = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      pictureId: users.pictureId,
      passUntil: users.passUntil,
      erasureDueAt: users.erasureDueAt,
    })
    .from(users)
    .where(eq(users.id, ctx.viewer.id ?? 0));
  if (!own) throw notFound();
  const { passUntil, erasureDueAt, ...person } = own;
  return {
    ...person,
    href: profileHref(own),
    /** When their pass ends, or ended: „bis einschließlich 3. Dezember 2026“. */
    passEnds: passUntil && untilText(passUntil),
    leaving: erasureDueAt && leavingNotice(erasureDueAt),
  };
};

/** Finds one's own portrait, also of who is suspended, whose portrait others don't see; null without one, and for who has left. */
const findOwnPictureId = async (ctx: Ctx): Promise<number | null> => {
  const rows = await ctx.db
    .select({ pictureId: users.pictureId })
    .from(users)
    .where(eq(users.id, ctx.viewer.id ?? 0));
  return rows[0]?.pictureId ?? null;
};

export const ownStanding = { load: loadOwnStanding, findPictureId: findOwnPictureId };

const leavingNotice = (dueAt: Date): { title: string; text: string; link: LinkView } => ({
  title: leavingTexts.plannedTitle,
  text: leavingTexts.planned(dayText(dueAt)),
  link: { name: leavingTexts.privacy, href: url(userPaths.privacy) },
});
