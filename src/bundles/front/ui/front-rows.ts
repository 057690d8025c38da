// How a list by time becomes a front page: the newest piece leads, the next ones rank below it, the rest follows in columns.
import type { TeaserView } from '#bundles/pieces/ui/public.ts';

const MAJORS = 2;
const SIDE = 4;
const STANDARDS = 3;
const BRIEFS = 6;

export interface FrontRows {
  lead: TeaserView | undefined;
  majors: readonly TeaserView[];
  side: readonly TeaserView[];
  standards: readonly TeaserView[];
  /** One for each standard at most, set below it. */
  belowStandards: readonly TeaserView[];
  briefs: readonly TeaserView[];
  rest: readonly TeaserView[];
}

export const toFrontRows = (teasers: readonly TeaserView[]): FrontRows => {
  const left = [...teasers];
  const take = (count: number) => left.splice(0, count);
  return {
    lead: take(1)[0],
    majors: take(MAJORS),
    side: take(SIDE),
    standards: take(STANDARDS),
    briefs: take(BRIEFS),
    belowStandards: take(STANDARDS),
    rest: left,
  };
};
