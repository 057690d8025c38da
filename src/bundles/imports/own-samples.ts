// Shows a piece of an archive beside what would become of it, before it comes.
import { momentOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { findItems } from './queries.ts';
import type { ImportItem } from './queries.ts';
import type { PieceEntry } from './reading/entries.ts';
import { referencesIn } from './taking/own-references.ts';
import * as texts from './texts.ts';
import type { SampleView } from './views.ts';
import { plainWords } from './words.ts';

export const ownSampleOf = async (
  ctx: Ctx,
  { id, importId }: Pick<ImportItem, 'id' | 'importId'>,
  { own, publishedAt, addresses }: PieceEntry & Required<Pick<PieceEntry, 'own'>>,
): Promise<SampleView> => ({
  id,
  title: own.title,
  before: [
    ctx.portal.kinds.get(own.type)?.exporting?.names.one ?? own.type,
    momentOf(new Date(publishedAt)).text,
    addresses.at(-1) ?? '',
  ].filter(Boolean),
  after: await wordsOf(ctx, importId, own),
});

const wordsOf = async (
  ctx: Ctx,
  importId: number,
  own: NonNullable<PieceEntry['own']>,
): Promise<string[]> => {
  const writing = ctx.portal.kinds.get(own.type)?.writing;
  if (!writing) return [texts.kindMissing];
  try {
    const content = writing.read(ctx, { ...own.content, tags: own.tags, locationId: null, categoryId: null });
    const { pictures, streams } = referencesIn(writing, [content]);
    const kept = await findItems(
      ctx,
      importId,
      'stream',
      [...streams].map((id) => `stream:${id}`),
    );
    const missing = streams.size - kept.length;
    const words = writing
      .outline(content)
      .parts.map((part) => ('html' in part ? plainWords(part.html) : ''))
      .join(' ')
      .trim();
    return [
      texts.signs(words.length),
      pictures.size > 0 ? texts.pictures(pictures.size) : '',
      own.revisions.length > 0 ? texts.revisions(own.revisions.length) : '',
      own.tags.join(', '),
      streams.size > 0 ? texts.streams(streams.size) : '',
      missing > 0 ? texts.willBeLost([texts.streamsMissing(missing)]) : texts.nothingLost,
    ].filter(Boolean);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return Object.values(error.errors ?? { form: error.message });
  }
};
