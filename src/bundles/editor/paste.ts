// Reads HTML from a clipboard or an old page as a tree. Its pictures come along: they are read out of it first, uploaded, and
// put into a second reading. contract.md 14.1, 14.4
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { droppedSentences, importHtml, isWebAddress } from '#bundles/rich-text/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { FETCH_TIMEOUT_MS, MAX_PASTED_PICTURES, PASTE_TIMEOUT_MS, PICTURES_AT_ONCE } from './constants.ts';
import { EMBEDDED_IMAGE, isImageAddress } from './rules.ts';
import { importFile, importFromAddress } from './text-pictures.ts';
import type { PictureOutcome } from './text-pictures.ts';
import type { PasteAnswer } from './views.ts';

interface Pasted {
  readonly html: string;
  /** The page it comes from; what is no web address counts as unknown. */
  readonly address?: string | undefined;
  /** Whether its pictures are brought along; 0 leaves them where they are. */
  readonly pictures?: 0 | 1 | undefined;
}

/** Returns a tree, whatever the HTML is. Throws 403 for those who may not write. */
export const readPasted = async (ctx: Ctx, { html, address, pictures = 1 }: Pasted): Promise<PasteAnswer> => {
  demandToAct(ctx.viewer);
  const from = isWebAddress(address) ? { address } : {};
  const images = await importAll(ctx, pictures === 0 ? [] : picturesIn(html, from));
  const imageOf = (src: string) => images.get(src);
  const { document, dropped } = importHtml(html, { ...from, imageOf });
  return { status: 'success', document, dropped: droppedSentences(dropped), images: images.size };
};

/** Returns the addresses of pictures that can be imported, each once and not too many. */
const picturesIn = (html: string, from: { readonly address?: string }): readonly string[] => {
  const found = new Set<string>();
  const imageOf = (src: string) => {
    if (found.size < MAX_PASTED_PICTURES && canCome(src)) found.add(src);
    return undefined;
  };
  importHtml(html, { ...from, imageOf });
  return [...found];
};

const canCome = (src: string): boolean => DATA.test(src) || OURS.test(src) || isImageAddress(src);

/** One of ours by its path, as our own script writes what it has uploaded before. */
const OURS = /^\/media\/image\/\d+\//;

/** A picture that is written into its address, and nothing before it. */
const DATA = new RegExp(`^${EMBEDDED_IMAGE.source}`, 'i');

/** Returns the ids of our images by the address in the text; what could not be imported is missing. */
const importAll = async (ctx: Ctx, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const end = performance.now() + PASTE_TIMEOUT_MS;
  const images = new Map<string, number>();
  const waiting = addresses.values();
  const allImported = async () => {
    for (const address of waiting) {
      const left = Math.floor(end - performance.now());
      const outcome = left > 0 ? await importOne(ctx, address, Math.min(left, FETCH_TIMEOUT_MS)) : undefined;
      if (outcome?.kind === 'imported') images.set(address, outcome.image.imageId);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, allImported));
  return images;
};

/** Imports a picture; undefined beyond the limit of uploads: then the text comes without it. */
const importOne = async (
  ctx: Ctx,
  address: string,
  timeoutMs: number,
): Promise<PictureOutcome | undefined> => {
  const [head, kind] = DATA.exec(address) ?? [];
  try {
    if (head === undefined) {
      const { href } = new URL(address, ctx.config.publicUrl);
      return await importFromAddress(ctx, href, { timeoutMs });
    }
    const bytes = Buffer.from(address.slice(head.length), 'base64');
    return await importFile(ctx, { filename: `bild.${kind}`, read: () => Readable.from([bytes]) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return undefined;
    throw error;
  }
};
