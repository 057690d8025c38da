// Turns pieces into entries of a feed: what a list shows of them and, where the portal or the reader wishes it, their texts.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readSetting } from '#bundles/settings/public.ts';
import type { TeaserBatch, TeaserView } from '#bundles/teasers/public.ts';
import { pictureOf } from './pictures.ts';
import { hasWholeTexts } from './settings.ts';
import * as texts from './texts.ts';
import type { FeedEntry } from './views.ts';
import { loadWholeTexts } from './whole-texts.ts';

export interface FeedEntries {
  readonly entries: readonly FeedEntry[];
  /** The tags of all that they show. */
  readonly tags: readonly string[];
}

/** `isWhole` gives them their texts, whatever the portal wishes for everybody. They show what the ctx's viewer may read. */
export const toFeedEntries = async (
  ctx: Ctx,
  { views, changes, tags }: Pick<TeaserBatch, 'views' | 'changes' | 'tags'>,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Promise<FeedEntries> => {
  const refs = views.map(({ kind: type, id }): ContentRef => ({ type, id }));
  const whole =
    isWhole || (await readSetting(ctx, hasWholeTexts)) ? await loadWholeTexts(ctx, refs) : undefined;
  const { publicUrl } = ctx.config;
  return {
    entries: views.map((teaser, at) => {
      const key = refKey(refs[at]!);
      return toEntry(teaser, {
        publicUrl,
        changedAt: changes.get(key)!,
        html: whole?.htmlOf.get(key) ?? null,
      });
    }),
    tags: [...tags, ...(whole?.tags ?? [])],
  };
};

interface EntryFacts {
  /** Stands before the paths of pieces and pictures. */
  readonly publicUrl: string;
  readonly changedAt: Date;
  readonly html: string | null;
}

export const toEntry = (teaser: TeaserView, { publicUrl, changedAt, html }: EntryFacts): FeedEntry => ({
  id: entryId(publicUrl, { type: teaser.kind, id: teaser.id }),
  title: withoutHyphens(teaser.headline),
  link: publicUrl + teaser.href,
  publishedAt: new Date(teaser.time.iso),
  changedAt,
  author: teaser.author && {
    name: teaser.author.name,
    link: teaser.author.href && publicUrl + teaser.author.href,
  },
  categories: [teaser.kicker.place, teaser.kicker.category, teaser.isPremium ? texts.premium : ''].filter(
    (name) => name !== '',
  ),
  summary: teaser.lead,
  html,
  picture: pictureOf(teaser.picture, publicUrl),
});

/** RFC 4151 */
export const entryId = (publicUrl: string, { type, id }: ContentRef): string =>
  `tag:${new URL(publicUrl).hostname},${OWNED_IN}:${type}/${id}`;

/** Part of all ids: a year in which the host was the portal's. */
const OWNED_IN = 2026;

/** Teasers bring soft hyphens for narrow columns. */
const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');
