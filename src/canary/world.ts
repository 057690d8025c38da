// Builds a small portal full of canaries, and all that addresses are made of. It is for tests only.
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { hideCalendars } from './calendar-secrets.ts';
import { hideManuscripts } from './manuscript-secrets.ts';
import { hideCases } from './moderation-secrets.ts';
import { hideNewsletters } from './newsletter-secrets.ts';
import { createNest } from './nest.ts';
import type { Nest, Reader } from './nest.ts';
import { hideConversations, hidePerson } from './people-secrets.ts';
import { hideBehindCuts } from './premium-secrets.ts';
import { hideStates } from './state-secrets.ts';

/** A piece that was made, as its address needs it. */
export interface SeededPiece extends ContentRef {
  readonly href: string;
  readonly tags: readonly string[];
}

export interface World {
  readonly nest: Nest;
  readonly people: Readonly<Record<Exclude<Reader, 'visitor'>, TestUser>>;
  readonly place: { readonly id: number; readonly slug: string };
  readonly category: { readonly id: number; readonly slug: string };
  /** Whatever was published, in whichever state it is now. */
  readonly pieces: SeededPiece[];
  readonly manuscriptIds: number[];
  /** Calendars that are read in. */
  readonly sourceIds: number[];
  /** The cases of what moderators were told of. */
  readonly caseIds: number[];
  readonly pageSlug: string;
  readonly newsletter: { readonly id: number; readonly slug: string };
}

/** Small is one piece for each state, each of another kind in turn; large is every state of every kind. */
export type WorldSize = 'small' | 'large';

/** What the seeding of one kind of secrets is given. */
export interface Seeding {
  readonly size: WorldSize;
  readonly app: TestApp;
  readonly ctx: Ctx;
  readonly world: World;
  /** Where and by whom secret pieces are. */
  readonly at: { readonly locationId: number; readonly categoryId: number; readonly authorId: number };
  /** Has the page drawn for all who may still see it, so that whatever is kept of it is kept. */
  readonly visit: (href: string) => Promise<void>;
}

const PASS_MS = DAY_MS;

export const seedWorld = async (app: TestApp, size: WorldSize): Promise<World> => {
  const { ctx } = app;
  const world: World = {
    nest: createNest(),
    people: {
      member: await aUser(ctx, { name: 'Mona Mitglied' }),
      holder: await aUser(ctx, { name: 'Hella Zugang', passUntil: new Date(Date.now() + PASS_MS) }),
      author: await aUser(ctx, { name: 'Bert Schreiber', roles: role('author') }),
      owner: await aUser(ctx, { name: 'Ada Geheim', roles: role('author') }),
      editor: await aUser(ctx, { name: 'Erna Redaktion', roles: role('editor') }),
    },
    place: await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' }),
    category: await aCategory(ctx, { name: 'Leute', slug: 'leute' }),
    pieces: [],
    manuscriptIds: [],
    sourceIds: [],
    caseIds: [],
    pageSlug: (await aCmsPage(ctx)).slug,
    newsletter: { id: 0, slug: '' },
  };
  const seeding = await seedingOf(app, world, size);
  await hideBehindCuts(seeding);
  await hideStates(seeding);
  await hidePerson(seeding);
  await hideConversations(seeding);
  await hideCases(seeding);
  await hideManuscripts(seeding);
  await hideCalendars(seeding);
  await hideNewsletters(seeding);
  return world;
};

const role = (name: 'author' | 'editor') => [{ role: name, locationPath: '' }];

const seedingOf = async (app: TestApp, world: World, size: WorldSize): Promise<Seeding> => {
  const { place, category, people } = world;
  const [member, holder] = [await signedIn(app, people.member), await signedIn(app, people.holder)];
  return {
    size,
    app,
    ctx: app.ctx,
    world,
    at: { locationId: place.id, categoryId: category.id, authorId: people.owner.id },
    visit: async (href) => {
      for (const headers of [{}, member, holder])
        await app.http.inject({ url: href, headers: { accept: 'text/html', ...headers } });
    },
  };
};
