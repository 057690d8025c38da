// Pictures that stand behind each other without a word between them are a gallery, whatever it was called there. What was one
// there is one by itself, also where another picture stands right beside it.
import type { RichTextDocument } from '#bundles/rich-text/public.ts';

/** Two beside each other are two pictures. */
const FEWEST = 3;
/** What a gallery holds. */
const MOST = 100;

type Block = RichTextDocument['content'][number];

/** What stands in the place of a picture's id, which none of them has: here a gallery begins or ends. */
export const EDGE_ID = 2 ** 31 - 1;

export const withGalleries = (document: RichTextDocument): RichTextDocument => ({
  ...document,
  content: runsOf(document.content).flatMap((run) => (run.length < FEWEST ? run : toGalleries(run))),
});

/** Blocks by themselves, and pictures as many as follow each other. */
const runsOf = (blocks: readonly Block[]): Block[][] => {
  const runs: Block[][] = [];
  let before: Block | undefined;
  for (const block of blocks) {
    if (isEdge(block)) before = undefined;
    else {
      if (block.type === 'image' && before?.type === 'image') runs.at(-1)!.push(block);
      else runs.push([block]);
      before = block;
    }
  }
  return runs;
};

const isEdge = (block: Block) => block.type === 'image' && block.attrs.imageId === EDGE_ID;

const toGalleries = (run: readonly Block[]): Block[] => {
  const ids = run.flatMap((block) => (block.type === 'image' ? [block.attrs.imageId] : []));
  const unique = [...new Set(ids)];
  const galleries: Block[] = [];
  for (let at = 0; at < unique.length; at += MOST)
    galleries.push({ type: 'gallery', attrs: { imageIds: unique.slice(at, at + MOST) } });
  return galleries;
};
