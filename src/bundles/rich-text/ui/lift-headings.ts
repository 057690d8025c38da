// Brings headings of a writer's text into ranks that follow the page's own h1 without a gap: readers who leap from heading to
// heading miss nothing. The stored tree and its HTML keep the ranks that were chosen.
import type { FilledPart } from './RichText.tsx';

/** The rank of the heading of the page that the text stands on. */
const RANK_ABOVE = 1;

/** A heading tag. React has drawn the HTML, so that `<h2` in it is never anything but a heading. */
const HEADING_TAG = /<(\/?)h([2-4])(?=[ >])/g;

export const liftHeadings = (parts: readonly FilledPart[]): readonly FilledPart[] => {
  /** Holds the chosen ranks of the headings above the next one, each deeper than the one before. */
  let above: readonly number[] = [];
  const rankOf = (chosen: number, isEnd: boolean): number => {
    if (!isEnd) above = [...above.filter((rank) => rank < chosen), chosen];
    return RANK_ABOVE + above.length;
  };
  return parts.map((part) =>
    'html' in part
      ? {
          html: part.html.replace(
            HEADING_TAG,
            (_tag, slash: string, rank: string) => `<${slash}h${rankOf(Number(rank), slash !== '')}`,
          ),
        }
      : part,
  );
};
