// Draws what the police are told, as a file to be sent by hand. Regulation (EU) 2022/2065, Art. 18
import { asc, eq } from 'drizzle-orm';
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { maySeeCase } from '../policy.ts';
import { findCase, listDecisions, listEvidence } from '../queries.ts';
import type { Notice } from '../queries.ts';
import { moderationNotices } from '../schema.ts';
import { categories } from '../categories/texts.ts';
import { measures, numberOf } from '../texts.ts';
import { police } from './texts.ts';
import { nameOfThing } from './notify-concerned.ts';

/** Returns plain text, for who looks after the case; throws 404. Who told of it stands nowhere in it. */
export const drawPoliceFile = async (ctx: Ctx, caseId: number): Promise<string> => {
  const one = await findCase(ctx, caseId);
  if (!one || !maySeeCase(ctx.viewer, one)) throw notFound();
  const [portal, notices, evidence, all, people, name] = await Promise.all([
    readSetting(ctx, portalName),
    listAllNotices(ctx, caseId),
    listEvidence(ctx, caseId),
    listDecisions(ctx, caseId),
    usersByIds(ctx, one.authorId === null ? [] : [one.authorId]),
    nameOfThing(ctx, one),
  ]);
  // What somebody has proposed the portal hasn't decided yet.
  const decisions = all.filter(({ state }) => state !== 'proposed');
  const author = one.authorId === null ? undefined : people.get(one.authorId);
  const suspicions = [...new Set(notices.map(({ category }) => categories[category]))];
  return [
    police.title,
    [
      line(police.portal, `${portal}, ${ctx.config.publicUrl}`),
      line(police.number, String(caseId)),
      line(police.made, momentOf(ctx.now).text),
      line(police.content, name),
      ...(one.href ? [line(police.address, ctx.config.publicUrl + one.href)] : []),
      ...(author ? [line(police.author, `${author.name} (${police.authorNumber(author.id)})`)] : []),
      line(police.suspicion, suspicions.join('; ')),
    ].join('\n'),
    police.notices,
    ...notices.map(({ id, createdAt, category, explanation }) =>
      [`${numberOf(id)}, ${momentOf(createdAt).text}, ${categories[category]}`, explanation].join('\n'),
    ),
    police.evidence,
    ...evidence.map(({ takenAt, content: { parts, pictures = [] } }) =>
      [
        line(police.takenAt, momentOf(takenAt).text),
        ...parts.map(({ label, text }) => (label ? line(label, text) : text)),
        ...(pictures.length > 0 ? [police.pictures(pictures.length)] : []),
      ].join('\n'),
    ),
    police.decisions,
    decisions.length === 0
      ? police.none
      : decisions
          .map(({ createdAt, measure, state }) => {
            const said = line(momentOf(createdAt).text, measures[measure]);
            return state === 'reversed' ? `${said} (${police.reversed})` : said;
          })
          .join('\n'),
  ].join('\n\n');
};

/** Lists the notices of a case, however many there are, the oldest first. */
const listAllNotices = (ctx: Ctx, caseId: number): PromiseLike<Notice[]> =>
  ctx.db
    .select()
    .from(moderationNotices)
    .where(eq(moderationNotices.caseId, caseId))
    .orderBy(asc(moderationNotices.id));

const line = (label: string, value: string) => `${label}: ${value}`;
