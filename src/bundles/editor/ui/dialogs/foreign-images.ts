// Fetches pictures that a text in BBCode names by their address, `[img]https://…[/img]`: they become ours before the text is
// left or saved, since no foreign picture stands in a tree. contract.md 14.4
import { bbcodeToTree } from '#bundles/rich-text/ui/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { isImageAddress } from '../../rules.ts';
import * as texts from '../../texts.ts';
import { fetchPicture } from './picture-calls.ts';

export interface ForeignImages {
  /** The text with our images in the place of the addresses; where there is none, the tag stays text. */
  readonly document: RichTextDocument;
  /** Holds one sentence for each address that gave no picture. */
  readonly problems: readonly string[];
}

/** Asks for each address once per page, as long as that goes well; never rejects. */
export const importForeignImages = async (source: string): Promise<ForeignImages> => {
  const problems: string[] = [];
  for (const address of foreignImagesIn(source)) {
    const problem = await importImage(address);
    if (problem !== undefined) problems.push(texts.aboutFile(address, problem));
  }
  return { document: bbcodeToTree(source, { tags: 'full', imageOf: foreignImageOf }), problems };
};

/** Finds for `bbcodeToTree` the image that an address became on this page so far. */
export const foreignImageOf = (address: string): number | undefined => imported.get(address);

/** Returns the addresses in the text of which nothing was fetched yet. */
export const foreignImagesIn = (source: string): readonly string[] => {
  const found = new Set<string>();
  const imageOf = (address: string) => {
    if (!imported.has(address)) found.add(address);
    return imported.get(address);
  };
  bbcodeToTree(source, { tags: 'full', imageOf });
  return [...found];
};

const imported = new Map<string, number>();

/** Imports a picture; returns why that failed, or undefined. */
const importImage = async (address: string): Promise<string | undefined> => {
  if (!isImageAddress(address)) return texts.wrongAddress;
  const answer = await fetchPicture(address);
  if (answer.status === 0) return answer.msg;
  imported.set(address, answer.imageId);
  return undefined;
};
