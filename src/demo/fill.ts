// Fills an empty database with the demo portal, through the bundles' own commands, in one transaction: a start that
// is killed meanwhile leaves an empty database behind, which the next one fills.
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { publishArticle } from '#bundles/articles/public.ts';
import { createComment } from '#bundles/comments/public.ts';
import type { CommentInput } from '#bundles/comments/public.ts';
import { createLocation } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { booleanSetting, changeSetting, readSetting } from '#bundles/settings/public.ts';
import { createCategory } from '#bundles/topics/public.ts';
import { createUser, hasUsers } from '#bundles/users/public.ts';
import { articles } from './content/articles.ts';
import { categories } from './content/categories.ts';
import { people } from './content/people.ts';
import { places } from './content/places.ts';
import type { DemoArticle, DemoComment, DemoPerson } from './content/types.ts';
import { toDocument } from './inline.ts';

/** Published in the README: for looking around on one's own machine. */
export const DEMO_PASSWORD = 'litfass-demo';

/** User names of the six who stand for the roles. */
export const DEMO_LOGINS = ['admin', 'redaktion', 'moderation', 'autorin', 'mitglied', 'abonnent'] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASS_DAYS = 3650;

/** The portal was started with `--empty` once and stays without demo content. */
const isDeclined = booleanSetting('demo.isDeclined', false);

export const declineDemo = (ctx: Ctx): Promise<void> => changeSetting(ctx, isDeclined, true);

/** True for a database that nobody has used yet. */
export const isDemoWanted = async (ctx: Ctx): Promise<boolean> =>
  !(await hasUsers(ctx)) && !(await readSetting(ctx, isDeclined));

/** Who and what the articles refer to, by the keys of the content. */
interface Cast {
  readonly places: ReadonlyMap<string, Location>;
  readonly categories: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, Viewer & { readonly id: number }>;
}

/** Fills the portal; `onStep` hears how many articles there are so far. */
export const fillDemo = (ctx: Ctx, onStep: (done: number, of: number) => void): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const towns = await makePlaces(ctx);
    const cast = {
      places: towns,
      categories: await makeCategories(ctx),
      people: await makePeople(ctx, towns),
    };
    // Oldest first, so that ids rise with time as they do in a real portal.
    const inOrder = articles.toSorted((a, b) => b.publishedMinutesAgo - a.publishedMinutesAgo);
    for (const [at, article] of inOrder.entries()) {
      await publishDemoArticle(ctx, article, cast);
      onStep(at + 1, inOrder.length);
    }
  });

const makePlaces = async (ctx: Ctx): Promise<Cast['places']> => {
  const made = new Map<string, Location>();
  for (const { key, parent, ...place } of places) {
    const parentId = parent === null ? null : found(made, parent).id;
    const outcome = await createLocation(ctx, { ...place, parentId });
    if (outcome.kind === 'invalid') throw refused(place.name, outcome.errors);
    made.set(key, outcome.location);
  }
  return made;
};

const makeCategories = async (ctx: Ctx): Promise<Cast['categories']> => {
  const made = new Map<string, number>();
  for (const { key, ...category } of categories) made.set(key, (await createCategory(ctx, category)).id);
  return made;
};

const makePeople = async (ctx: Ctx, towns: Cast['places']): Promise<Cast['people']> => {
  const made = new Map<string, Viewer & { readonly id: number }>();
  for (const person of people) made.set(person.key, await makePerson(ctx, person, towns));
  return made;
};

const makePerson = async (ctx: Ctx, person: DemoPerson, towns: Cast['places']) => {
  const { login, name, email, about } = person;
  const roles = person.roles.map(({ role, place }) => ({
    role,
    locationPath: place ? found(towns, place).path : '',
  }));
  const outcome = await createUser(ctx, {
    login,
    name,
    email,
    about,
    roles,
    password: DEMO_PASSWORD,
    isConfirmed: true,
    locationId: found(towns, person.place).id,
    createdAt: new Date(ctx.now.getTime() - person.memberForDays * DAY_MS),
    ...(person.hasPass && { passUntil: new Date(ctx.now.getTime() + PASS_DAYS * DAY_MS) }),
  });
  if (outcome.kind === 'invalid') throw refused(login, outcome.errors);
  return { ...anonymous, id: outcome.id, name, roles, isConfirmed: true, hasPass: person.hasPass ?? false };
};

const publishDemoArticle = async (ctx: Ctx, article: DemoArticle, cast: Cast) => {
  const { headline, lead, tags, premium = false } = article;
  const ago = (minutes: number) => new Date(ctx.now.getTime() - minutes * MINUTE_MS);
  const publishedAt = ago(article.publishedMinutesAgo);
  const outcome = await publishArticle(ctx, {
    headline,
    lead,
    tags,
    publishedAt,
    isPremium: premium,
    body: toDocument(article.body),
    locationId: found(cast.places, article.place).id,
    categoryId: found(cast.categories, article.category),
    authorId: found(cast.people, article.author).id,
    ...(article.updatedMinutesAgo !== undefined && { updatedAt: ago(article.updatedMinutesAgo) }),
  });
  if (outcome.kind === 'invalid') throw refused(headline, outcome.errors);
  const ids = new Map<DemoComment, number>();
  for (const { comment, parent } of inTimeOrder(article.comments)) {
    const then = new Date(publishedAt.getTime() + comment.minutesAfter * MINUTE_MS);
    const author = { ...actAs(ctx, found(cast.people, comment.author)), now: then };
    const parentId = parent && ids.get(parent);
    ids.set(comment, await writeDemoComment(author, outcome.id, { text: comment.text, parentId }));
  }
};

interface Utterance {
  readonly comment: DemoComment;
  readonly parent: DemoComment | undefined;
}

const inTimeOrder = (comments: readonly DemoComment[]): Utterance[] =>
  comments
    .flatMap((comment): Utterance[] => [
      { comment, parent: undefined },
      ...(comment.replies ?? []).map((reply) => ({ comment: reply, parent: comment })),
    ])
    .sort((a, b) => a.comment.minutesAfter - b.comment.minutesAfter);

const writeDemoComment = async (ctx: Ctx, articleId: number, input: CommentInput): Promise<number> => {
  const outcome = await createComment(ctx, { type: 'article', id: articleId }, input);
  if (outcome.kind !== 'created') throw refused(input.text, outcome);
  return outcome.commentId;
};

const found = <T>(made: ReadonlyMap<string, T>, key: string): T => {
  const value = made.get(key);
  if (value === undefined) throw new Error(`The demo content names ${key}, which it doesn't hold`);
  return value;
};

const refused = (what: string, why: object) =>
  new Error(`Demo content refused: ${what}: ${JSON.stringify(why)}`);
