// Reads the numbered revisions of a manuscript, and what differs between two of them.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { parseDocument } from '#bundles/rich-text/public.ts';
import { writingOf } from '../kind-writing.ts';
import { compareTexts } from '../rules/compare-text.ts';
import { compareWords } from '../rules/compare-words.ts';
import { manuscriptRevisions } from '../schema.ts';
import type { RevisionField } from '../views.ts';
import type { ComparedPicture, FieldChange } from './views.ts';

export type Revision = typeof manuscriptRevisions.$inferSelect;
export type ListedRevision = Pick<Revision, keyof typeof LISTED>;

const LISTED = {
  version: manuscriptRevisions.version,
  editorId: manuscriptRevisions.editorId,
  occasion: manuscriptRevisions.occasion,
  savedAt: manuscriptRevisions.savedAt,
};

interface Stretch {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** They come without their content, the newest first. */
export const listRevisions = (
  ctx: Ctx,
  manuscriptId: number,
  { before, limit }: Stretch,
): Promise<ListedRevision[]> =>
  ctx.db
    .select(LISTED)
    .from(manuscriptRevisions)
    .where(
      and(
        eq(manuscriptRevisions.manuscriptId, manuscriptId),
        before === undefined ? undefined : lt(manuscriptRevisions.version, before),
      ),
    )
    .orderBy(desc(manuscriptRevisions.version))
    .limit(limit);

export const findRevision = async (
  ctx: Ctx,
  manuscriptId: number,
  version: number,
): Promise<Revision | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(manuscriptRevisions)
    .where(and(eq(manuscriptRevisions.manuscriptId, manuscriptId), eq(manuscriptRevisions.version, version)));
  return row;
};

/** These are two revisions of one manuscript. */
export interface RevisionPair {
  readonly type: string;
  readonly before: Pick<Revision, 'content' | 'imageIds'>;
  readonly after: Pick<Revision, 'content' | 'imageIds'>;
}

/** Gives the fields that differ, in the order of the page. */
export const compareRevisions = async (
  ctx: Ctx,
  type: string,
  before: Revision,
  after: Revision,
): Promise<FieldChange[]> => (await compareAll(ctx, [{ type, before, after }]))[0]!;

/** Compares several pairs in the same way. Their pictures are asked for together. */
export const compareAll = async (ctx: Ctx, pairs: readonly RevisionPair[]): Promise<FieldChange[][]> => {
  const sides = await Promise.all(pairs.map((pair) => fieldsOf(ctx, pair)));
  const wanted = sides.flatMap(({ old, young, shown }) =>
    [...old, ...young].flatMap(pictureIdOf).filter((id) => shown.has(id ?? 0)),
  );
  const pictures = await picturesByIds(ctx, wanted);
  return sides.map(({ old, young, shown }) => {
    const known = new Map([...pictures].filter(([id]) => shown.has(id)));
    const names = [...new Set([...young, ...old].map(({ name }) => name))];
    return names.flatMap((name) => {
      const [from, to] = [old, young].map((fields) => fields.find((field) => field.name === name));
      return compareField(ctx, name, { from, to, pictures: known });
    });
  });
};

/** Returns the fields of both sides, and in `shown` their pictures, without those that nobody was allowed to put there. */
const fieldsOf = async (ctx: Ctx, { type, before, after }: RevisionPair) => {
  const writing = writingOf(ctx, type);
  const [old, young] = await Promise.all(
    [before, after].map(({ content }) => writing.fields(ctx, writing.read(ctx, content))),
  );
  return { old: old!, young: young!, shown: new Set([...before.imageIds, ...after.imageIds]) };
};

const pictureIdOf = (field: RevisionField) => (field.kind === 'picture' ? [field.value] : []);

interface Sides {
  readonly from: RevisionField | undefined;
  readonly to: RevisionField | undefined;
  readonly pictures: ReadonlyMap<number, PictureView>;
}

/** None when nothing changed. A field may be missing on one side, such as the hours of an event. */
const compareField = (ctx: Ctx, name: string, { from, to, pictures }: Sides): FieldChange[] => {
  const kind = (to ?? from)?.kind;
  if (kind === 'text') {
    const blocks = compareTexts(documentIn(ctx, from), documentIn(ctx, to));
    return blocks.length > 0 ? [{ name, kind, blocks }] : [];
  }
  if (kind === 'picture') {
    const [before, after] = [from, to].map((field): ComparedPicture | null => {
      const id = field?.kind === 'picture' ? field.value : null;
      return id === null ? null : { id, picture: pictures.get(id) ?? null };
    });
    return before?.id === after?.id ? [] : [{ name, kind, before: before!, after: after! }];
  }
  const [before = '', after = ''] = [from, to].map((field) => (field?.kind === 'words' ? field.value : ''));
  return before === after ? [] : [{ name, kind: 'words', words: compareWords(before, after) }];
};

/** What can't be read any more counts as no text. */
const documentIn = ({ config }: Ctx, field: RevisionField | undefined) => {
  if (field?.kind !== 'text') return { content: [] };
  const read = parseDocument(field.value, { publicUrl: config.publicUrl });
  return read.ok ? read.document : { content: [] };
};
