// Finds the thing that somebody tells of: by its kind and number, or by the address of a page.
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { findReportable, reportables } from '../reportables.ts';
import type { Reportable, ReportedThing } from '../reportables.ts';
import { numbersIn } from './rules.ts';

export interface FoundReportable {
  readonly reportable: Reportable;
  readonly thing: ReportedThing;
}

/** Throws 404 for what the viewer doesn't see: whether it is there is nobody else's business. */
export const demandReportable = async (ctx: Ctx, type: string, id: number): Promise<FoundReportable> => {
  const reportable = await findReportable(ctx, type);
  const isSeen = await reportable?.isSeen(ctx, id);
  const thing = isSeen ? await reportable?.find(ctx, id) : undefined;
  if (!reportable || !thing) throw notFound();
  return { reportable, thing };
};

/** Finds what stands at an address, as somebody has copied it; undefined for what can't be told of. */
export const findByAddress = async (
  ctx: Ctx,
  typed: string,
): Promise<{ readonly type: string; readonly id: number } | undefined> => {
  const numbers = numbersIn(typed, ctx.config.publicUrl);
  if (!numbers) return undefined;
  const all = await reportables.collect(ctx);
  const candidates = numbers.ids.flatMap((id) => all.map((one) => ({ one, id })));
  const found = await Promise.all(
    candidates.map(async ({ one, id }) => {
      if (!(await one.isSeen(ctx, id))) return undefined;
      const thing = await one.find(ctx, id);
      // A comment's address begins with that of what it stands under: the longest one is meant.
      const isThere = thing && decodeURI(thing.href) === numbers.path;
      const isOnPage = thing && decodeURI(thing.href) === numbers.path.replace(/#.*$/, '');
      return isThere || isOnPage ? { type: one.type, id, isExact: isThere } : undefined;
    }),
  );
  const fitting = found.filter((one) => one !== undefined);
  return fitting.find(({ isExact }) => isExact) ?? fitting[0];
};
