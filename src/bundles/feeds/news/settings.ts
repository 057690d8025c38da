// Declares what administrators may change about the news sitemap.
import { textSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import * as texts from './texts.ts';

/** The name by which news services know the publication; the portal's name when it is empty. */
export const publicationName = textSetting('feeds.newsName', '', 100);

/**
 * The language as the schema of news sitemaps has it: ISO 639, or one of the two ways to write Chinese; German when it is
 * empty.
 */
export const publicationLanguage: TextSetting = {
  ...textSetting('feeds.newsLanguage', 'de', 5),
  refusal: texts.languageInvalid,
  parse: (value) =>
    typeof value === 'string' && /^(zh-cn|zh-tw|[a-z]{2,3})?$/.test(value) ? value : undefined,
};
