// Saves what wasn't out there, and pages about the portal: they come as drafts, which somebody looks at before readers see
// them.
import { randomUUID } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { articleRef } from '#bundles/articles/public.ts';
import { bringCmsPage, removeFormerPage } from '#bundles/cms/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { createManuscript, removeUntouchedDraft } from '#bundles/writing/public.ts';
import { MANUSCRIPT } from '../constants.ts';
import type { PieceForm } from '../reading/entries.ts';
import type { Ref } from './record-imported.ts';
import type { Placing } from './terms.ts';

export interface Unpublished {
  readonly title: string;
  readonly lead: string;
  readonly body: RichTextDocument;
  readonly heroId: number | null;
  /** It was to be paid for there, and is so when it comes out here. */
  readonly isPremium: boolean;
  readonly placing: Placing;
  /** Where it could be found there. */
  readonly address: string;
}

/**
 * Saves a piece in the caller's transaction. Drafts are those of whoever lets them come: whom they are by has no account that
 * writes.
 */
export const saveUnpublished = async (
  ctx: Ctx,
  form: PieceForm,
  piece: Unpublished,
): Promise<Ref | undefined> => (form === 'page' ? saveAsPage(ctx, piece) : saveAsDraft(ctx, piece));

const saveAsDraft = async (ctx: Ctx, piece: Unpublished): Promise<Ref | undefined> => {
  const { title, lead, body, heroId, isPremium, placing } = piece;
  const outcome = await createManuscript(ctx, {
    type: articleRef(0).type,
    key: randomUUID(),
    objectId: null,
    content: {
      headline: title,
      lead,
      body,
      heroId,
      isPremium,
      locationId: placing.locationId,
      categoryId: placing.categoryId,
      tags: placing.tags,
    },
  });
  return outcome.kind === 'saved' ? { type: MANUSCRIPT, id: outcome.manuscript.id } : undefined;
};

const saveAsPage = async (ctx: Ctx, { title, body, address }: Unpublished): Promise<Ref | undefined> => {
  const last = address.split('?')[0]!.split('/').findLast(Boolean) ?? '';
  const id = await bringCmsPage(ctx, { slug: toSlug(last, toSlug(title, 'seite')), title, body });
  return id === undefined ? undefined : { type: 'cmspage', id };
};

/** Says whether a draft or a page went; what somebody has worked on since stays. Returns undefined for what is neither. */
export const letUnpublishedGo = async (ctx: Ctx, { type, id }: Ref): Promise<boolean | undefined> => {
  if (type === MANUSCRIPT) return removeUntouchedDraft(ctx, id);
  return type === 'cmspage' ? removeFormerPage(ctx, id) : undefined;
};
