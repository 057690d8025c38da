// Suggests what somebody may mean while they type: words of what may be found that begin so, and the ways to places,
// categories, tags and people of that name.
import type { LinkView } from '#design/page-frame.ts';
import { json } from '#kernel/answers.ts';
import type { JsonAnswer } from '#kernel/answers.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { LOCATIONS_TAG, getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { listTag } from '#bundles/lists/public.ts';
import { findTagsByPart, topicPaths } from '#bundles/topics/public.ts';
import { fold } from './analysis/folding.ts';
import { MAX_QUESTION_LENGTH, MAX_SUGGESTIONS } from './constants.ts';
import { openWords, toCountedWord } from './corrections.ts';
import { openTags } from './open-tags.ts';
import { peopleAndPages } from './people-and-pages.ts';
import { searchPaths } from './paths.ts';
import { inOneLine } from './question/read-question.ts';
import { searchWords } from './schema.ts';
import * as texts from './texts.ts';

const MIN_LENGTH = 2;
/** The number of candidates that are tried: more than are shown, since some may be kept back. */
const TRIED = 12;
const MAX_WAYS = 3;

/** The answer is `{ suggestions: [{ name, href, note? }] }`. */
export const loadSuggestions = async (ctx: Ctx, typed: string): Promise<JsonAnswer> => {
  const text = inOneLine(typed).trimStart().slice(0, MAX_QUESTION_LENGTH);
  const [ways, words] = await Promise.all([waysTo(ctx, text.trim()), wordsFor(ctx, text)]);
  const suggestions = eachOnce([...ways, ...words]).slice(0, MAX_SUGGESTIONS);
  return json({ suggestions: suggestions.map(({ key: _of, ...link }) => link) }, [
    listTag(),
    LOCATIONS_TAG,
    ...suggestions.flatMap(({ key }) => key ?? []),
  ]);
};

/** A tag that is a word, too, is the tag: its page has all that the word would find, and more. */
const eachOnce = (links: readonly LinkView[]): LinkView[] => {
  const names = new Set<string>();
  return links.filter(({ name }) => {
    const isNew = !names.has(fold(name));
    names.add(fold(name));
    return isNew;
  });
};

/** Returns suggestions that complete the word that is being typed; what stands before it stays. */
const wordsFor = async (ctx: Ctx, text: string): Promise<LinkView[]> => {
  const [, before = '', last = ''] = /^(.*?)(\p{L}+)$/su.exec(text) ?? [];
  const start = fold(last);
  if (start.length < MIN_LENGTH) return [];
  const { rows } = await ctx.db.execute<{ stem: string; number: number; shown: string }>(sql`
    select ${searchWords.stem} as stem, ${searchWords.number} as number, ${searchWords.shown} as shown from ${searchWords}
    where ${searchWords.shown} is not null and ${searchWords.stem} ~>=~ ${start} and ${searchWords.stem} ~<~ ${`${start}\u{10FFFF}`}
    order by length(${searchWords.stem}), ${searchWords.stem} limit ${TRIED}`);
  const open = await openWords(ctx, rows.map(toCountedWord));
  return rows
    .filter(({ stem }) => open.has(stem))
    .map(({ shown }) => {
      const name = `${before}${shown}`;
      return { name, href: `${url(searchPaths.search)}?${new URLSearchParams({ q: name })}` };
    });
};

/** Returns more tags than are shown, since some may be kept back. */
const tagsFor = async (ctx: Ctx, text: string) => openTags(ctx, await findTagsByPart(ctx, text, TRIED));

const waysTo = async (ctx: Ctx, text: string): Promise<LinkView[]> => {
  const start = fold(text);
  if (start.length < MIN_LENGTH) return [];
  const [tree, tags, people] = await Promise.all([
    getLocationTree(ctx),
    tagsFor(ctx, text),
    peopleAndPages(ctx, text, MAX_WAYS),
  ]);
  const places = tree.all.filter(({ name, isHidden }) => !isHidden && fold(name).startsWith(start));
  return [
    ...places.slice(0, MAX_WAYS).map(({ name, slug }) => ({
      name,
      href: url(locationPaths.place, { location: slug }),
      note: texts.placeNote,
    })),
    ...tags.slice(0, MAX_WAYS).map(({ name, slug }) => ({
      name,
      href: url(topicPaths.tag, { slug }),
      note: texts.tagNote,
    })),
    ...people,
  ];
};
