// Helps tests of kinds: whether a kind's visibility is one and the same, and how tests of the whole house make its things.
import type { SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { ContentKind, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { PIECE_STATES } from './constants.ts';
import type { PieceState } from './constants.ts';
import type { PieceFacts } from './policy.ts';

/** What a kind that stands in lists tells tests of the whole house, as `kindToTest` in its test-data.ts. */
export interface KindToTest {
  /** Its value in the bundle, which the pages of the kind ask too: a test may take away a rule of it. */
  readonly kind: ContentKind;
  /** Makes one that is published, at a place and in a category of its own unless it is said where. */
  make(ctx: Ctx, wanted?: WantedPiece): Promise<MadePiece>;
  /** Puts one into a state, as the command would that leads there. */
  putInState(ctx: Ctx, id: number, state: PieceState): Promise<void>;
}

interface WantedPiece {
  readonly locationId?: number;
  readonly categoryId?: number;
  readonly authorId?: number;
  readonly tags?: readonly string[];
  readonly publishedAt?: Date;
  /** Gives a word for each of its texts, by what the text is. */
  readonly word?: (of: string) => string;
  /** Makes the picture that stands for it; a kind without pictures asks for none. */
  readonly picture?: () => Promise<number>;
}

interface MadePiece extends ContentRef {
  readonly href: string;
}

type SomeFacts = PieceFacts & { readonly isPremium: boolean };

interface KindUnderTest {
  readonly make: (at: {
    readonly locationId: number;
    readonly categoryId: number;
    readonly authorId: number;
  }) => Promise<{ readonly id: number }>;
  /** Writes facts into the row of a thing. */
  readonly put: (id: number, facts: SomeFacts) => Promise<unknown>;
  /** Selects rows of the kind's table under a condition. */
  readonly select: (condition: SQL) => Promise<readonly { readonly id: number }[]>;
}

const THINGS = 8;

/** Expects that `visibility` and `visibleTo` of a kind agree, for everybody, at all times. contract.md 11.5 */
export const expectSameVisibility = async <Thing>(
  ctx: Ctx,
  kind: ContentKind<Thing>,
  { make, put, select }: KindUnderTest,
): Promise<void> => {
  const district = await aPlace(ctx, { kind: 'district' });
  const town = await aPlace(ctx, { parentId: district.id });
  const quarter = await aPlace(ctx, { parentId: town.id, kind: 'quarter' });
  const paths = [district, town, quarter, await aPlace(ctx)].map(({ path }) => path);
  const userIds = [(await aUser(ctx)).id, (await aUser(ctx)).id];
  const at = { locationId: town.id, categoryId: (await aCategory(ctx)).id, authorId: userIds[0]! };
  const ids: number[] = [];
  while (ids.length < THINGS) ids.push((await make(at)).id);
  const all = fc.array(someFacts(ctx, userIds, paths), { minLength: THINGS, maxLength: THINGS });
  const viewers = fc.array(someViewer(userIds, paths), { minLength: 1, maxLength: 6 });
  const property = fc.asyncProperty(all, viewers, async (all, viewers) => {
    for (const [index, id] of ids.entries()) await put(id, all[index]!);
    const things = [...(await kind.find(ctx, ids))];
    for (const viewer of viewers) {
      const inCode = things.filter(([, thing]) => kind.visibility(viewer, thing, ctx.now) !== 'nothing');
      const inSql = await select(kind.visibleTo(viewer, ctx.now, ctx.portal.kinds));
      expect(inSql.map(({ id }) => id).sort()).toEqual(inCode.map(([id]) => id).sort());
    }
  });
  await fc.assert(property, { numRuns: 60 });
};

const someFacts = (ctx: Ctx, userIds: readonly number[], paths: readonly string[]) =>
  fc.record<SomeFacts>({
    state: fc.constantFrom(...PIECE_STATES),
    publishedAt: fc.constantFrom(
      null,
      ...[-HOUR_MS, -1, 0, 1, HOUR_MS].map((ms) => new Date(ctx.now.getTime() + ms)),
    ),
    authorId: fc.constantFrom(...userIds),
    locationPath: fc.constantFrom(...paths),
    isPremium: fc.boolean(),
  });

const someViewer = (userIds: readonly number[], paths: readonly string[]): fc.Arbitrary<Viewer> => {
  const grant = fc.record({
    role: fc.constantFrom<Role>('member', 'author', 'moderator', 'editor', 'admin'),
    locationPath: fc.constantFrom('', ...paths),
  });
  const person = fc.record({
    id: fc.constantFrom(...userIds, 99_999),
    isConfirmed: fc.boolean(),
    isSuspended: fc.boolean(),
    hasPass: fc.boolean(),
    roles: fc.array(grant, { maxLength: 3 }),
  });
  return fc.oneof(fc.constantFrom<Viewer>(anonymous, portalItself), person.map(aViewer));
};
